// The container of a preview, and the place of its content in it.

internal import CoreGraphics
internal import Inspection
internal import Messages
internal import UIKit

/// A preview's content in its container: the device's screen, a size that the source fixes, or the content's own.
@MainActor
struct PreviewLayout {
  /// The size of the container, in points.
  let size: CGSize
  /// The part of the container that the device covers, in points; zero where the container is no screen.
  let insets: UIEdgeInsets
  /// Whether the container is a device's screen.
  let isScreen: Bool
  private let content: Preview.Content
  /// Whether the container is as large as the content, which stands alone then; else it is white.
  private let fitsContent: Bool

  /// Makes the content. `size`: points of the container that somebody asked for; nil: the preview's traits say it, or
  /// the device where it `fillsScreen`.
  init(
    _ preview: PreviewDescription, size: CGSize?, device: Device, isLandscape: Bool,
    fillsScreen: Bool
  ) {
    var isOnSide = fillsScreen ? isLandscape : preview.isOnSide ?? isLandscape
    var screen = device.show(isOnSide: isOnSide)
    content = preview.make()
    let fixed = size ?? (fillsScreen ? nil : preview.fixedSize)
    fitsContent = fixed == nil && !fillsScreen && preview.fitsContent
    isScreen = fixed == nil && !fitsContent
    if isScreen, case .controller(let controller) = content,
      !controller.supports(isOnSide: isOnSide)
    {
      isOnSide.toggle()
      screen = device.show(isOnSide: isOnSide)
    }
    insets = isScreen ? UIEdgeInsets(isOnSide ? device.onSide : device.upright) : .zero
    self.size = fixed ?? (fitsContent ? Self.fittingSize(of: content, in: screen) : screen)
  }

  /// Gives designables the phone that they are made for, after a preview was shown on another device.
  static func leaveDevice() {
    UIScreen.main.bounds = UIScreen.standardBounds
    ShownDevice.current = .upright
  }

  /// The view, or the view of the controller.
  var view: UIView {
    switch content {
    case .view(let view): view
    case .controller(let controller): controller.view
    }
  }

  /// Nil where the preview shows a view.
  var controller: UIViewController? {
    guard case .controller(let controller) = content else { return nil }
    return controller
  }

  /// Centres a view in the container: as large as it asks to be, and as the container where it asks for nothing. A
  /// controller's view fills it.
  func place(in root: UIView) {
    if !fitsContent { root.backgroundColor = .systemBackground }
    let extent = controller == nil ? Self.extent(of: view, in: size) : size
    view.frame = CGRect(
      x: ((size.width - extent.width) / 2).rounded(.down),
      y: ((size.height - extent.height) / 2).rounded(.down),
      width: extent.width, height: extent.height)
    root.addSubview(view)
  }

  private static func fittingSize(of content: Preview.Content, in screen: CGSize) -> CGSize {
    switch content {
    case .view(let view): return extent(of: view, in: screen)
    case .controller(let controller):
      let wanted = controller.preferredContentSize
      return wanted == .zero ? extent(of: controller.view, in: screen) : wanted
    }
  }

  /// The size that the view's constraints and its content ask for, else its frame's, else the container's; no wider
  /// than the container.
  private static func extent(of view: UIView, in container: CGSize) -> CGSize {
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let sizes = [fitting, view.frame.size]
    let width = sizes.map(\.width).first { $0 > 0 } ?? container.width
    guard width > container.width else {
      return CGSize(
        width: width, height: sizes.map(\.height).first { $0 > 0 } ?? container.height)
    }
    let narrow = view.systemLayoutSizeFitting(
      CGSize(width: container.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return CGSize(
      width: container.width, height: narrow.height > 0 ? narrow.height : container.height)
  }
}

extension UIViewController {
  /// Whether the controller supports a device that lies on its side, or one that stands.
  fileprivate func supports(isOnSide: Bool) -> Bool {
    let mask = supportedInterfaceOrientations
    return isOnSide
      ? !mask.isDisjoint(with: .landscape)
      : !mask.isDisjoint(with: [.portrait, .portraitUpsideDown]) || mask.isEmpty
  }
}

extension UIEdgeInsets {
  /// The part of a screen that a device covers.
  init(_ insets: Device.Insets) {
    self.init(
      top: CGFloat(insets.top), left: CGFloat(insets.sides), bottom: CGFloat(insets.bottom),
      right: CGFloat(insets.sides))
  }
}

extension PreviewDescription {
  /// The last size that a trait fixes, in points; nil: none does.
  fileprivate var fixedSize: CGSize? {
    traits.lazy.reversed().compactMap { trait in
      guard case .fixedLayout(let width, let height) = trait.kind, width > 0, height > 0,
        width.isFinite, height.isFinite
      else { return nil }
      return CGSize(width: width, height: height)
    }.first
  }

  fileprivate var fitsContent: Bool { traits.contains { $0.kind == .sizeThatFitsLayout } }

  /// Whether the device lies on its side; nil: no trait says so.
  fileprivate var isOnSide: Bool? {
    traits.lazy.reversed().compactMap { trait in
      guard case .orientation(let orientation) = trait.kind else { return nil }
      return orientation.isLandscape
    }.first
  }
}
