// Alerts and action sheets.

import CoreGraphics

/// An alert or an action sheet
/// ([Apple](https://developer.apple.com/documentation/uikit/uialertcontroller)).
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  open private(set) var preferredStyle = Style.alert
  open var message: String? { didSet { panel?.reload() } }
  open override var title: String? { didSet { panel?.reload() } }
  open private(set) var actions: [UIAlertAction] = []
  /// The action of the bold button; nil: the one that cancels. Default: nil.
  open var preferredAction: UIAlertAction? { didSet { panel?.reload() } }
  open private(set) var textFields: [UITextField]?
  /// Has no effect: nothing stands for a severity.
  open var severity = 0

  private weak var panel: AlertPanel?

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// On a pad an action sheet is a popover.
  open override var modalPresentationStyle: UIModalPresentationStyle {
    get {
      preferredStyle == .actionSheet && ShownDevice.current.idiom == .pad ? .popover : .custom
    }
    set {}
  }

  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    action.onChange = { [weak self] in self?.panel?.reload() }
    panel?.reload()
  }

  /// Adds a field under the message. Alerts have them, action sheets do not.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return logOnce("UIAlertController: text fields can only be added to alerts")
    }
    let field = UITextField()
    field.font = .systemFont(ofSize: 13)
    field.clearButtonMode = .whileEditing
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    panel?.reload()
  }

  open override func loadView() {
    let panel = AlertPanel(self)
    self.panel = panel
    view = panel
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textFields?.first?.becomeFirstResponder()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    viewIfLoaded?.endEditing(true)
  }

  /// The presentation of the style.
  override var ownPresentation: UIPresentationController? {
    modalPresentationStyle == .popover
      ? nil : AlertPresentation(presentedViewController: self, presenting: nil)
  }

  // MARK: Actions

  /// The action that cancels; nil: there is none.
  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// Dismisses the alert, and runs the action's handler when it is gone.
  func perform(_ action: UIAlertAction) {
    guard action.isEnabled, !isBeingDismissed else { return }
    guard let presenter = presentingViewController else {
      action.handler?(action)
      return
    }
    presenter.dismiss(animated: true) { action.handler?(action) }
  }
}
