// Pictures of what the system draws around controllers: alerts, sheets, bars of titles, the status bar.

import CoreGraphics
import Rasterizer
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct ScreenPictureTests {
  /// A small phone, so that pictures are small.
  private let screen = Screen(size: CGSize(width: 300, height: 340))

  private final class Plain: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemTeal
    }
  }

  private func expectPicture(_ name: String) {
    pixelsInstalled
    let size = screen.window.bounds.size
    var list: DisplayList?
    screen.page.atPresent {
      let context = CGContext(recordingSize: size, scale: 1)
      _ = screen.window.layer.layoutAndDisplayIfNeeded()
      (screen.window.layer.presentation() ?? screen.window.layer).render(in: context)
      list = context.displayList
    }
    guard let list else { return }
    let pixels = PictureRasterizer.current.rasterize(
      list, width: Int(size.width), height: Int(size.height), transform: .identity)
    expectGolden(
      named: "screen-\(name)", of: pixels, showsText: true, maximumBytes: 12 * 1024,
      because: "an alert is its texts, on a whole screen")
  }

  private func present(_ controller: UIViewController) {
    let root = Plain()
    screen.window.isScreen = true
    screen.show(root)
    screen.run(for: 0.6) { root.present(controller, animated: true) }
  }

  @Test func `an alert has a title, a message and two buttons`() {
    let alert = UIAlertController(
      title: "Delete the picture?", message: "It goes from all your devices.",
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    present(alert)
    expectPicture("alert")
  }

  @Test func `an action sheet has its cancelling button apart`() {
    let sheet = UIAlertController(title: "Picture", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Copy", style: .default))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(sheet)
    expectPicture("action-sheet")
  }

  @Test func `a large sheet stands over its smaller presenter, below a white status bar`() {
    let top = UIViewController()
    top.view.backgroundColor = .white
    top.sheetPresentationController?.prefersGrabberVisible = true
    present(top)
    expectPicture("sheet")
  }

  @Test func `a large title stands below its buttons, and goes with the contents`() {
    let controller = UIViewController()
    controller.title = "Towns"
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: nil, action: nil)
    let scroll = UIScrollView(frame: screen.window.bounds)
    scroll.backgroundColor = .white
    scroll.contentSize = CGSize(width: 300, height: 1000)
    let box = UIView(frame: CGRect(x: 16, y: 10, width: 268, height: 200))
    box.backgroundColor = .systemOrange
    scroll.addSubview(box)
    controller.view.addSubview(scroll)
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    screen.window.isScreen = true
    screen.show(navigation)
    expectPicture("large-title")
    screen.run(for: 0.1) { scroll.contentOffset.y = -60 }
    expectPicture("small-title")
  }

  @Test func `half of a push`() {
    let (first, second) = (Plain(), UIViewController())
    (first.title, second.title) = ("First", "Second")
    second.view.backgroundColor = .white
    let navigation = UINavigationController(rootViewController: first)
    screen.window.isScreen = true
    screen.show(navigation)
    screen.run { navigation.pushViewController(second, animated: true) }
    screen.page.play(0.1)
    expectPicture("push")
  }
}
