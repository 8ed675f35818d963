// The layout of a button's image and title, computed without views.

import CoreGraphics

/// The rule that reproduces the frames measured on iOS where both parts fit. Points.
///
/// Each part is placed in the content rectangle inset by its own insets, of width a. The group is
/// as wide as both together, at most a; the image takes what it needs of it, the title the rest
/// behind it. Origins snap to pixels.
package struct ButtonLayout {
  /// The rectangle for image and title, in the button's coordinates.
  package var content: CGRect
  /// Zero without an image.
  package var imageSize = CGSize.zero
  /// Zero without a title.
  package var titleSize = CGSize.zero
  /// Negative insets move the image outside of the content rectangle, as `imageEdgeInsets` do.
  package var imageInsets = UIEdgeInsets.zero
  /// Negative insets move the title outside of the content rectangle, as `titleEdgeInsets` do.
  package var titleInsets = UIEdgeInsets.zero
  /// Never leading or trailing.
  package var horizontal = UIControl.ContentHorizontalAlignment.center
  /// `fill` stretches both parts to the height of the content rectangle.
  package var vertical = UIControl.ContentVerticalAlignment.center
  /// Whether the title precedes the image, as in right-to-left layouts.
  package var isTitleFirst = false
  /// Pixels per point.
  package var scale: CGFloat

  /// `scale`: pixels per point.
  package init(content: CGRect, scale: CGFloat) {
    self.content = content
    self.scale = scale
  }

  /// The frame of the image; zero without one.
  package var imageRect: CGRect {
    guard imageSize != .zero else { return .zero }
    let box = Box(content, imageInsets)
    let group = group(in: box)
    let width = min(imageSize.width, group.width)
    return rect(
      x: isTitleFirst ? group.x + group.width - width : group.x, width: width,
      height: imageSize.height, in: box)
  }

  /// The frame of the title: the width that the image leaves.
  package var titleRect: CGRect {
    let box = Box(content, titleInsets)
    let group = group(in: box)
    let image = min(imageSize.width, group.width)
    return rect(
      x: isTitleFirst ? group.x : group.x + image, width: group.width - image,
      height: titleSize.height, in: box)
  }

  /// The content rectangle inset by one part's insets; never of negative size.
  private struct Box {
    var x: CGFloat
    var y: CGFloat
    var width: CGFloat
    var height: CGFloat

    init(_ content: CGRect, _ insets: UIEdgeInsets) {
      x = content.minX + insets.left
      y = content.minY + insets.top
      width = max(0, content.width - insets.left - insets.right)
      height = max(0, content.height - insets.top - insets.bottom)
    }
  }

  private func group(in box: Box) -> (x: CGFloat, width: CGFloat) {
    if horizontal == .fill { return (box.x, box.width) }
    let width = min(imageSize.width + titleSize.width, box.width)
    return (box.x + (box.width - width) * leadingShare, width)
  }

  /// The share of the free width left of the group.
  private var leadingShare: CGFloat {
    switch horizontal {
    case .left, .leading, .fill: 0
    case .right, .trailing: 1
    case .center: 0.5
    }
  }

  private func rect(x: CGFloat, width: CGFloat, height: CGFloat, in box: Box) -> CGRect {
    let height = vertical == .fill ? box.height : min(height, box.height)
    let free = box.height - height
    let y =
      switch vertical {
      case .center: box.y + free / 2
      case .top, .fill: box.y
      case .bottom: box.y + free
      }
    return CGRect(
      x: x.snapped(toPixelsOf: scale), y: y.snapped(toPixelsOf: scale), width: width,
      height: height)
  }
}
