// A device's screen: the status bar, the keyboard, the turn of the device.

import CoreGraphics
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct ScreenTests {
  private let screen = Screen()

  init() { screen.window.isScreen = true }

  private final class Wishful: UIViewController {
    var style = UIStatusBarStyle.default { didSet { setNeedsStatusBarAppearanceUpdate() } }
    var isBare = false { didSet { setNeedsStatusBarAppearanceUpdate() } }
    var sizes: [CGSize] = []
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { isBare }
    override var prefersHomeIndicatorAutoHidden: Bool { isBare }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      coordinator.animate(alongsideTransition: { _ in self.sizes.append(self.view.bounds.size) })
      sizes.append(size)
    }
  }

  // MARK: The status bar

  @Test func `a controller chooses the status bar's style, and whether it is there`() throws {
    let root = Wishful()
    screen.show(root)
    let bar = try #require(screen.window.overlay?.statusBar)
    #expect(!bar.isHidden && bar.frame == CGRect(x: 0, y: 0, width: 393, height: 54))
    #expect(StatusBarWish(of: root).isLight == false)
    root.style = .lightContent
    #expect(StatusBarWish(of: root).isLight)
    root.isBare = true
    #expect(bar.isHidden && screen.window.safeAreaInsets.top == 59)
    root.isBare = false
    #expect(!bar.isHidden)
  }

  @Test func `without sensors a hidden status bar leaves its room to the controller`() {
    let root = Wishful()
    screen.window.screenInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    screen.show(root)
    #expect(root.view.safeAreaInsets.top == 20)
    root.isBare = true
    screen.page.play(0.1)
    #expect(root.view.safeAreaInsets.top == 0)
  }

  @Test func `containers ask their children, and a full screen decides for what it covers`() {
    let (first, second) = (Wishful(), Wishful())
    first.style = .lightContent
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    screen.show(tabs)
    #expect(StatusBarWish(of: tabs).isLight)
    tabs.selectedIndex = 1
    #expect(!StatusBarWish(of: tabs).isLight)
    let top = Wishful()
    top.style = .lightContent
    top.modalPresentationStyle = .fullScreen
    screen.run { tabs.present(top, animated: false) }
    #expect(StatusBarWish(of: tabs).isLight)
  }

  @Test func `over the black behind a large sheet the status bar is light`() {
    let (root, top) = (Wishful(), Wishful())
    screen.show(root)
    screen.run(for: 0.6) { root.present(top, animated: true) }
    #expect(StatusBarWish(of: root).isLight)
    screen.run(for: 0.6) { top.dismiss(animated: true) }
    #expect(!StatusBarWish(of: root).isLight)
  }

  @Test func `the system's views stay in front and let touches through`() {
    let root = UIViewController()
    screen.show(root)
    screen.run(for: 0.6) { root.present(UIViewController(), animated: true) }
    #expect(screen.window.subviews.last === screen.window.overlay)
    #expect(screen.window.hitTest(CGPoint(x: 60, y: 845), with: nil) !== screen.window.overlay)
  }

  // MARK: The keyboard

  private final class Listener {
    /// Notifications are posted on the main thread, on which the tests run.
    private final class Box: @unchecked Sendable {
      var posts: [(name: Notification.Name, info: [AnyHashable: Any])] = []
    }

    private let box = Box()
    var posts: [(name: Notification.Name, info: [AnyHashable: Any])] { box.posts }
    private var tokens: [any NSObjectProtocol] = []

    @MainActor init(_ screen: UIScreen) {
      for name in [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      ] {
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: screen, queue: nil) {
            [box] post in box.posts.append((post.name, post.userInfo ?? [:]))
          })
      }
    }

    deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
  }

  private func frame(_ key: String, _ info: [AnyHashable: Any]) -> CGRect? {
    (info[key] as? NSValue)?.cgRectValue
  }

  @Test func `an edited field brings the keyboard, which announces itself four times`() throws {
    let root = UIViewController()
    screen.show(root)
    let (field, other) = (UITextField(), UITextField())
    for view in [field, other] { root.view.addSubview(view) }
    let listener = Listener(.main)
    screen.run { field.becomeFirstResponder() }
    let first = try #require(listener.posts.first)
    #expect(first.name == UIResponder.keyboardWillShowNotification)
    #expect(
      frame(UIResponder.keyboardFrameBeginUserInfoKey, first.info)
        == CGRect(x: 0, y: 852, width: 393, height: 336))
    #expect(
      frame(UIResponder.keyboardFrameEndUserInfoKey, first.info)
        == CGRect(x: 0, y: 516, width: 393, height: 336))
    #expect(
      first.info[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval == 0.25)
    #expect(first.info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt == 7)
    screen.page.play(0.6)
    #expect(listener.posts.map(\.name).last == UIResponder.keyboardDidShowNotification)
    let shown = listener.posts.count
    screen.run(for: 0.6) { other.becomeFirstResponder() }
    #expect(listener.posts.count == shown)
    screen.run(for: 0.6) { root.view.endEditing(true) }
    #expect(
      listener.posts.map(\.name).suffix(2) == [
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      ])
    #expect(screen.window.overlay?.keyboard.isHidden == true)
  }

  @Test func `the keyboard's guide stands at its upper edge, and at the safe area without it`() {
    let root = UIViewController()
    screen.show(root)
    let (field, box) = (UITextField(), UIView())
    for view in [field, box] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      box.bottomAnchor.constraint(equalTo: root.view.keyboardLayoutGuide.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 50),
      box.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      box.widthAnchor.constraint(equalToConstant: 100),
    ])
    screen.page.play(0.1)
    #expect(box.frame.maxY == 818)
    screen.run(for: 0.6) { field.becomeFirstResponder() }
    #expect(box.frame.maxY == 516)
    screen.run(for: 0.6) { field.resignFirstResponder() }
    #expect(box.frame.maxY == 818)
  }

  @Test func `an alert with a field moves up from the keyboard`() {
    let root = UIViewController()
    screen.show(root)
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    screen.run(for: 1.2) { root.present(alert, animated: true) }
    #expect(abs(alert.view.frame.midY - (59 + 516) / 2) <= 1)
  }

  @Test func `an input view of one's own takes the keys' place`() {
    let root = UIViewController()
    screen.show(root)
    let field = UITextField()
    let own = UIPickerView(frame: CGRect(x: 0, y: 0, width: 393, height: 216))
    field.inputView = own
    field.inputAccessoryView = UIToolbar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
    root.view.addSubview(field)
    screen.run(for: 0.6) { field.becomeFirstResponder() }
    #expect(abs((screen.window.keyboardFrame?.height ?? 0) - 294) < 1e-6)
    #expect(own.window === screen.window)
  }

  @Test func `controllers' input views take the keys' place and stand above it, and type`() {
    final class Field: UITextField {
      let (keys, bar) = (UIInputViewController(), UIInputViewController())
      override var inputViewController: UIInputViewController? { keys }
      override var inputAccessoryViewController: UIInputViewController? { bar }
    }
    let root = UIViewController()
    screen.show(root)
    let field = Field()
    field.bar.inputView?.allowsSelfSizing = true
    field.bar.view.heightAnchor.constraint(equalToConstant: 40).isActive = true
    root.view.addSubview(field)
    screen.run(for: 0.6) { field.becomeFirstResponder() }
    let keys = field.keys.view.bounds.height
    #expect(keys > 200 && field.keys.view.window === screen.window)
    #expect(abs((screen.window.keyboardFrame?.height ?? 0) - (keys + 34 + 40)) < 1e-6)
    let proxy = field.keys.textDocumentProxy
    proxy.insertText("ab")
    proxy.adjustTextPosition(byCharacterOffset: -1)
    proxy.insertText("c")
    #expect(field.text == "acb" && proxy.documentContextBeforeInput == "ac")
    #expect(proxy.documentContextAfterInput == "b" && proxy.hasText)
    screen.run(for: 0.6) { field.keys.dismissKeyboard() }
    #expect(!field.isFirstResponder)
  }

  // MARK: Turning

  @Test func `a turn tells the controllers of the new size before they get it`() {
    let child = Wishful()
    let navigation = UINavigationController(rootViewController: child)
    screen.show(navigation)
    screen.run(for: 0.1) {
      screen.window.screenInsets = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
      screen.window.frame = CGRect(x: 0, y: 0, width: 852, height: 393)
    }
    #expect(child.sizes == [CGSize(width: 852, height: 393), CGSize(width: 852, height: 393)])
    #expect(child.view.safeAreaInsets.left == 59)
  }
}
