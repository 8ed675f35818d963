// No-op on Linux: the sheet for sharing items, shown as an empty view.

public import CoreGraphics

/// The sheet for sharing items, shown as an empty view
/// ([Apple](https://developer.apple.com/documentation/uikit/uiactivityviewcontroller)).
open class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Has no effect: nothing is shared.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  open var allowsProminentActivity = true

  open override func viewDidLoad() {
    super.viewDidLoad()
    logOnce("UIActivityViewController: a preview shares nothing")
  }
}
