// No-op on Linux: the input mode of a keyboard, which never appears.

public import CoreGraphics

/// The input mode of a keyboard: its language.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
  open var primaryLanguage: String? { StageLocale.preferredLanguages.first }
  open class var activeInputModes: [UITextInputMode] { [] }
}
