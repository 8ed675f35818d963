// The widgets of the program's window, for assistive technologies.

internal import AccessibilityBus
internal import CoreGraphics
internal import Pages
internal import Stage
internal import Studio
internal import UIKit
internal import Windowing

/// The views of a session as elements, and the effects of what is asked of them: a press is one of the pointer's, so that
/// it does what a person's does, and nothing where something else lies in front.
@MainActor
final class WindowElements: AccessibleWindow {
  private static let window = 1

  private let session: () -> Session
  private let origin: () -> PixelPoint?
  /// Asks for the frame that shows what was done.
  private let wake: () -> Void
  private var numbers = ViewNumbers()
  /// Whether keys go to the window. Default: false.
  var isActive = false

  /// `session`: the one that is shown; `origin`: the content's place on the screen.
  init(
    of session: @escaping () -> Session, at origin: @escaping () -> PixelPoint?,
    wake: @escaping () -> Void
  ) {
    (self.session, self.origin, self.wake) = (session, origin, wake)
  }

  /// The element's number of a view's.
  static func identifier(_ number: Int) -> Int { number + window }

  var accessibleScale: CGFloat { session().stage.scale }

  var accessibleOrigin: CGPoint {
    origin().map { CGPoint(x: $0.x, y: $0.y) } ?? .zero
  }

  func accessibleElements() -> AccessibleElement {
    let session = session()
    let root = session.studio.root
    var builder = ElementBuilder(
      root: root, page: session.page.view,
      pageSource: session.request.named.map { $0.split(separator: "/").last ?? "" }
        .joined(separator: ", "),
      focused: session.focusedView, numbers: numbers)
    var window = AccessibleElement(Self.window, .frame)
    window.name = "Vitrine"
    window.frame = root.bounds
    window.states = [.visible, .showing, .enabled, .sensitive]
    if isActive { window.states.insert(.active) }
    window.children = builder.elements()
    numbers = builder.numbers
    return window
  }

  /// The view of an element, while the window shows it.
  private func view(_ id: Int) -> UIView? {
    guard let view = numbers.view(id - Self.window),
      view.isDescendant(of: session().studio.root)
    else { return nil }
    return view
  }

  // MARK: Effects

  func perform(action index: Int, on id: Int) -> Bool {
    guard let view = view(id) else { return false }
    let actions = ElementAction.all(of: view, view.accessibilityTraits)
    guard actions.indices.contains(index) else { return false }
    defer { wake() }
    switch actions[index] {
    case .press: return view.accessibilityActivate() || press(view)
    case .increment: return step(view, by: 1)
    case .decrement: return step(view, by: -1)
    }
  }

  /// The pointer goes down and up again in the view's middle.
  private func press(_ view: UIView) -> Bool {
    let stage = session().stage
    let root = session().studio.root
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: root)
    guard let hit = root.hitTest(middle, with: nil), hit.isDescendant(of: view) else {
      return false
    }
    let event = PointerEvent(
      position: CGPoint(x: middle.x * stage.scale, y: middle.y * stage.scale),
      time: MonotonicTime.now)
    stage.send(.pointerPressed(event, .primary))
    stage.send(.pointerReleased(event, .primary))
    return true
  }

  /// As the source says, else by the step of the range.
  private func step(_ view: UIView, by count: Double) -> Bool {
    guard let provider = view as? any AccessibilityProviding,
      let range = provider.accessibilityFacts.range, range.isSettable
    else {
      if count > 0 { view.accessibilityIncrement() } else { view.accessibilityDecrement() }
      return true
    }
    let wanted = range.value + count * range.step
    provider.adopt(
      accessibilityNumber: min(max(wanted, range.bounds.lowerBound), range.bounds.upperBound))
    return true
  }

  func set(_ value: Double, of id: Int) -> Bool {
    guard let provider = view(id) as? any AccessibilityProviding else { return false }
    provider.adopt(accessibilityNumber: value)
    wake()
    return true
  }

  func set(_ text: String, of id: Int) -> Bool {
    guard let provider = view(id) as? any AccessibilityProviding else { return false }
    provider.adopt(accessibilityText: text)
    wake()
    return true
  }

  func focus(on id: Int) -> Bool {
    guard let view = view(id) else { return false }
    defer { wake() }
    return session().giveFocus(to: view)
  }
}
