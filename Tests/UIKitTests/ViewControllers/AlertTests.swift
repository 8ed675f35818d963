// Alerts and action sheets (https://developer.apple.com/documentation/uikit/uialertcontroller).

import CoreGraphics
import Testing

@testable import UIKit

@MainActor @Suite struct AlertTests {
  private let screen = Screen()
  private let root = UIViewController()

  private func present(_ alert: UIAlertController) {
    screen.show(root)
    screen.run(for: 0.6) { root.present(alert, animated: true) }
  }

  private func all<Kind: UIView>(_ kind: Kind.Type, in view: UIView) -> [Kind] {
    view.subviews.flatMap { [$0 as? Kind].compactMap { $0 } + all(kind, in: $0) }
  }

  private func buttons(_ alert: UIAlertController) -> [AlertButton] {
    all(AlertButton.self, in: alert.view)
  }

  private func title(_ button: AlertButton) -> String? {
    all(UILabel.self, in: button).first?.text
  }

  private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: screen.window) }

  @Test func `an alert stands in the middle, 270 points wide`() {
    let alert = UIAlertController(
      title: "Title", message: "A message.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert)
    let panel = frame(alert.view)
    #expect(panel.width == 270)
    #expect(abs(panel.midX - 196.5) <= 0.5 && abs(panel.midY - (59 + 852 - 34) / 2) <= 0.5)
    // Measured on an iPhone with iOS 13: a title and a line of text are 97 points high, with a button.
    #expect(abs(panel.height - 44 - 79) <= 3)
    #expect(buttons(alert).map(frame).map(\.height) == [44])
  }

  @Test func `two buttons stand side by side, the one that cancels first`() {
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert)
    let buttons = buttons(alert)
    #expect(buttons.map(title) == ["Cancel", "Delete"])
    #expect(
      buttons.map(\.frame.width) == [135, 135] && buttons[0].frame.minY == buttons[1].frame.minY)
    let colors = buttons.map { all(UILabel.self, in: $0).first?.textColor }
    #expect(colors[1] == .systemRed && colors[0] == root.view.tintColor)
  }

  @Test
  func `three buttons, and long titles, stand one above the other, the one that cancels last`() {
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    for (name, style) in [
      ("Cancel", UIAlertAction.Style.cancel), ("One", .default), ("Two", .default),
    ] {
      alert.addAction(UIAlertAction(title: name, style: style))
    }
    present(alert)
    #expect(buttons(alert).map(title) == ["One", "Two", "Cancel"])
    #expect(Set(buttons(alert).map(\.frame.width)) == [270])
    let long = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    for name in ["Remember this for later", "No"] {
      long.addAction(UIAlertAction(title: name, style: .default))
    }
    screen.run { alert.dismiss(animated: false) }
    screen.run(for: 0.6) { root.present(long, animated: true) }
    #expect(Set(buttons(long).map(\.frame.minY)).count == 2)
  }

  @Test func `a press dismisses the alert, and its handler runs after that`() throws {
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    var shown: [UIViewController?] = []
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { _ in
        shown.append(root.presentedViewController)
      })
    present(alert)
    let button = try #require(buttons(alert).first)
    screen.page.click(button)
    #expect(shown.isEmpty && alert.isBeingDismissed)
    screen.page.play(0.6)
    #expect(shown == [nil] && alert.view.window == nil)
  }

  @Test func `a disabled action cannot be pressed until it is enabled`() throws {
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    var presses = 0
    let action = UIAlertAction(title: "OK", style: .default) { _ in presses += 1 }
    action.isEnabled = false
    alert.addAction(action)
    present(alert)
    screen.page.click(try #require(buttons(alert).first))
    screen.page.play(0.6)
    #expect(presses == 0 && root.presentedViewController === alert)
    action.isEnabled = true
    screen.page.play(0.1)
    screen.page.click(try #require(buttons(alert).first))
    screen.page.play(0.6)
    #expect(presses == 1 && root.presentedViewController == nil)
  }

  @Test func `the first text field of an alert takes the keyboard`() throws {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "First" }
    alert.addTextField { $0.isSecureTextEntry = true }
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert)
    let fields = try #require(alert.textFields)
    #expect(fields.count == 2 && screen.window.textInput === fields[0])
    #expect(frame(fields[1]).minY - frame(fields[0]).minY == 30)
  }

  @Test
  func `an action sheet stands at the lower edge, its cancelling button in a block of its own`()
    throws
  {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    var cancelled = false
    sheet.addAction(UIAlertAction(title: "Copy", style: .default))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in cancelled = true })
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
    present(sheet)
    let buttons = buttons(sheet).map { (title($0), frame($0)) }
    #expect(buttons.map(\.0) == ["Copy", "Delete", "Cancel"])
    #expect(buttons.map(\.1.height) == [57, 57, 57] && buttons[0].1.width == 377)
    #expect(buttons[2].1.minY - buttons[1].1.maxY == 8)
    #expect(buttons[2].1.maxY == 818)
    // A press beside an action sheet cancels it.
    screen.page.press(at: CGPoint(x: 100, y: 100))
    screen.page.release(at: CGPoint(x: 100, y: 100))
    screen.page.play(0.6)
    #expect(cancelled && root.presentedViewController == nil)
  }

  @Test func `a message that has no room scrolls, and the buttons stay in sight`() {
    let alert = UIAlertController(
      title: "Title", message: String(repeating: "Many words follow each other. ", count: 200),
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert)
    #expect(alert.view.frame.height <= 852 - 59 - 34)
    let scroll = all(UIScrollView.self, in: alert.view).first
    #expect((scroll?.contentSize.height ?? 0) > (scroll?.bounds.height ?? 0))
    #expect(buttons(alert).first.map(frame)?.maxY == frame(alert.view).maxY)
  }
}
