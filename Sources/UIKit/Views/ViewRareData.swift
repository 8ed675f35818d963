// Rarely set properties of views.

import CoreGraphics

/// Values that most views never have.
final class ViewRareData {
  /// The size that the content is to have on a canvas, where a document gives one in place of the content's own;
  /// `UIView.noIntrinsicMetric` leaves a side to it.
  var placeholderSize: CGSize?
  var restorationIdentifier: String?
  var focusGroupIdentifier: String?
  var minimumContentSizeCategory: UIContentSizeCategory?
  var maximumContentSizeCategory: UIContentSizeCategory?
  var motionEffects: [UIMotionEffect] = []
  var inputView: UIView?
  /// The safe area's insets that the view heard of last.
  var safeArea = UIEdgeInsets.zero
  var inputAccessoryView: UIView?
  var interactions: [any UIInteraction] = []
  var largeContentTitle: String?
  var largeContentImage: UIImage?
  var largeContentImageInsets = UIEdgeInsets.zero
  var showsLargeContentViewer = false
  var scalesLargeContentImage = false
  var hoverStyle: UIHoverStyle?
  var focusEffect: UIFocusEffect?
  var focusGroupPriority: UIFocusGroupPriority?
  /// The option of the command line that gave the view its size; nil: none did.
  var sizeOption: String?
  /// The constraints of a document whose frames the views below have; nil: they have other frames.
  var documentConstraints: DocumentConstraints?
}

extension UIView {
  /// Names the option of the command line that gave the view its size, for messages about constraints.
  package func noteSize(from option: String) { rareData.sizeOption = option }

  /// The view's own, made when it is first written to.
  var rareData: ViewRareData {
    if let rareData = storage.rareData { return rareData }
    let rareData = ViewRareData()
    storage.rareData = rareData
    return rareData
  }
}
