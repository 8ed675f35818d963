// Designables on a device's screen.

internal import CoreGraphics
internal import Messages
internal import UIKit

/// Views of a size of their own in the middle of a screen; smaller where they are larger than it.
@MainActor
struct ScreenLayout {
  /// The screen in points.
  let size: CGSize
  private let content: CGSize

  init(_ device: Device, isLandscape: Bool, content: CGSize) {
    let points = device.size(isLandscape: isLandscape)
    size = CGSize(width: points.width, height: points.height)
    self.content = content
  }

  /// The view that the content is placed in, on the screen `root`.
  func container(in root: UIView) -> UIView {
    let container = UIView(frame: CGRect(origin: .zero, size: content))
    root.backgroundColor = .systemBackground
    let factor = min(1, size.width / max(content.width, 1), size.height / max(content.height, 1))
    container.transform = CGAffineTransform(scaleX: factor, y: factor)
    container.center = CGPoint(x: (size.width / 2).rounded(), y: (size.height / 2).rounded())
    root.addSubview(container)
    return container
  }
}
