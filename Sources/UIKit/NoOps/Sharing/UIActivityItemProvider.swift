// No-op on Linux: an operation that makes an item for a sharing sheet, which is never asked.

public import CoreGraphics

/// An operation that makes an item for a sharing sheet, which is never asked
/// ([Apple](https://developer.apple.com/documentation/uikit/uiactivityitemprovider)).
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  private let placeholder: Any

  public init(placeholderItem: Any) {
    placeholder = placeholderItem
    super.init()
  }

  open var placeholderItem: Any? { placeholder }
  /// Nil: no service has asked.
  open var activityType: UIActivity.ActivityType? { nil }
  /// Subclasses make the item. Default: the placeholder.
  open var item: Any { placeholder }

  @MainActor open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholder }

  @MainActor open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { item }

  @MainActor open func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }

  @MainActor open func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }

  @MainActor open func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
    suggestedSize size: CGSize
  ) -> UIImage? { nil }
}
