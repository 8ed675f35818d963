// The stage that a subject is drawn on: the same as that of the window and of `vitrine check`.

internal import CoreGraphics
internal import Stage
internal import UIKit
internal import Windowing

/// A subject in a window of its own, on a stage whose time stands at 0.
@MainActor
struct SnapshotStage {
  private let window: UIWindow
  private let stage: Stage

  /// A view alone.
  init(of view: UIView, _ options: SnapshotOptions) {
    let host = UIViewController()
    let root = UIView(frame: .zero)
    host.view = root
    self.init(host, options, size: options.size ?? Self.size(of: view))
    view.removeFromSuperview()
    view.frame = root.bounds
    root.addSubview(view)
  }

  /// A controller.
  init(of controller: UIViewController, _ options: SnapshotOptions) {
    let own = controller.preferredContentSize
    self.init(
      controller, options,
      size: options.size ?? (own == .zero ? Self.size(of: controller.view) : own))
  }

  private init(_ controller: UIViewController, _ options: SnapshotOptions, size: CGSize) {
    window = UIWindow(frame: .zero)
    window.overrideUserInterfaceStyle = options.appearance
    let scale = options.scale
    let pixels = try? PixelSize(covering: size, scale: scale)
    stage = Stage(
      root: window, size: pixels ?? PixelSize(width: 1, height: 1),
      rootSize: pixels == nil ? nil : size, scale: scale, clock: ManualClock())
    let window = window
    stage.underClock {
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
  }

  /// The frame's size, else the natural one, else 320 × 240, which previews take too.
  private static func size(of view: UIView) -> CGSize {
    if view.bounds.width > 0, view.bounds.height > 0 { return view.bounds.size }
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return fitting.width > 0 && fitting.height > 0 ? fitting : CGSize(width: 320, height: 240)
  }

  /// The picture at the time of the options.
  func image(_ options: SnapshotOptions) -> UIImage {
    stage.seek(to: options.time) {}
    return UIImage(cgImage: stage.image(), scale: options.scale, orientation: .up)
  }
}
