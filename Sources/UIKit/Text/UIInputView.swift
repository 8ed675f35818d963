// Views and controllers of one's own in the place of a keyboard. No keyboard comes up here.

public import CoreGraphics

/// A view in the place of a keyboard, or above one
/// ([Apple](https://developer.apple.com/documentation/uikit/uiinputview)).
open class UIInputView: UIView {
  public enum Style: Int, Sendable {
    case `default` = 0
    case keyboard = 1
  }

  public let inputViewStyle: Style
  /// Whether the height follows from constraints. Default: false.
  open var allowsSelfSizing = false

  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// An input view whose keys may click. None does here
/// ([Apple](https://developer.apple.com/documentation/uikit/uiinputviewaudiofeedback)).
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  public var enableInputClicksWhenVisible: Bool { false }
}

/// The text that a keyboard writes into; here there is none
/// ([Apple](https://developer.apple.com/documentation/uikit/uitextdocumentproxy)).
@preconcurrency @MainActor public protocol UITextDocumentProxy: UIKeyInput {
  var documentContextBeforeInput: String? { get }
  var documentContextAfterInput: String? { get }
  var selectedText: String? { get }
  func adjustTextPosition(byCharacterOffset offset: Int)
}

/// A language that texts are typed in.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
  open var primaryLanguage: String? { StageLocale.preferredLanguages.first }
  open class var activeInputModes: [UITextInputMode] { [] }
}

/// Shortcuts above a keyboard.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
  open var allowsHidingShortcuts = true
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

/// Bar items that go together.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
  open var barButtonItems: [UIBarButtonItem]
  open var representativeItem: UIBarButtonItem?

  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
  }
}
