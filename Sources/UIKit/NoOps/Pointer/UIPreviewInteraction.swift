// No-op on Linux: previews by a hard press, which no pointer reports.

public import CoreGraphics

/// Previews by a hard press, which no pointer reports
/// ([Apple](https://developer.apple.com/documentation/uikit/uipreviewinteraction)).
@preconcurrency @MainActor open class UIPreviewInteraction: NSObject {
  open private(set) weak var view: UIView?
  open weak var delegate: (any UIPreviewInteractionDelegate)?

  public init(view: UIView) {
    self.view = view
  }

  /// The middle of the view: nothing is pressed.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint {
    guard let view else { return .zero }
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    return coordinateSpace.map { view.convert(middle, to: $0) } ?? middle
  }

  open func cancel() {}
}
