// A window of a phone's size on a page, with controllers that note their calls.

import CoreGraphics
import UIKit

/// A phone of 393 × 852 points with a rounded screen, shown on a page whose clock only the test moves.
@MainActor final class Screen {
  let page: Page
  let window: UIWindow

  init(size: CGSize = CGSize(width: 393, height: 852)) {
    let page = Page(size: size)
    self.page = page
    var window: UIWindow?
    page.atPresent {
      window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window?.screenInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    }
    self.window = window ?? UIWindow()
    page.show(self.window)
  }

  /// Shows a root controller, and lets it appear.
  func show(_ controller: UIViewController) {
    page.atPresent { window.rootViewController = controller }
    page.play(1 / 30)
  }

  /// Runs `body` at the page's time, and then lets time pass.
  func run(for seconds: CFTimeInterval = 0, _ body: () -> Void) {
    page.atPresent(body)
    if seconds > 0 { page.play(seconds) }
  }

  /// Drags a finger within a tenth of a second, so slowly that a release does not throw.
  func drag(from start: CGPoint, to end: CGPoint, releases: Bool = true) {
    page.press(at: start)
    for step in 1...6 {
      page.play(1.0 / 60)
      let part = CGFloat(step) / 6
      page.drag(
        to: CGPoint(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    guard releases else { return }
    page.play(0.3)
    page.drag(to: CGPoint(x: end.x + 0.5, y: end.y))
    page.release(at: end)
    page.play(1)
  }
}

/// Notes its calls.
class NotingController: UIViewController {
  let name: String
  let notes: Notes

  /// The calls of several controllers in their order.
  @MainActor final class Notes {
    var calls: [String] = []

    /// The calls since the last time that somebody asked.
    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  init(_ name: String, _ notes: Notes) {
    self.name = name
    self.notes = notes
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ call: String) { notes.calls.append(name + " " + call) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    note("did load")
  }
  override func viewWillAppear(_ animated: Bool) { note("will appear") }
  override func viewIsAppearing(_ animated: Bool) { note("is appearing") }
  override func viewDidAppear(_ animated: Bool) { note("did appear") }
  override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
}
