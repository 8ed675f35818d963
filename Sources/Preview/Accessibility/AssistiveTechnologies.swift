// The window on the bus of assistive technologies.

internal import AccessibilityBus
internal import CoreGraphics
internal import MainLoop
internal import Stage
internal import Windowing

/// Offers the window to assistive technologies, behind the first frame, which a person waits for.
@MainActor
final class AssistiveTechnologies {
  private let elements: WindowElements
  private let bus: AccessibilityBus
  private var isConnected = false

  init(
    for session: @escaping () -> Session, at origin: @escaping () -> PixelPoint?,
    on loop: EventLoop
  ) {
    elements = WindowElements(of: session, at: origin) { loop.requestRound() }
    let objects = AccessibleObjects(title: "Vitrine", window: elements) { MonotonicTime.now }
    bus = AccessibilityBus(objects: objects, on: loop, variable: environmentVariable)
  }

  /// A frame is on the screen.
  func didShowFrame() {
    if isConnected { return bus.windowDidChange() }
    isConnected = true
    bus.connect()
  }

  /// The window has the keyboard, or no longer.
  func take(_ event: InputEvent) {
    guard case .focusChanged(let isFocused) = event else { return }
    elements.isActive = isFocused
    bus.windowDidChange()
  }

  func close() { bus.close() }
}
