// No-op on Linux: the input mode of a keyboard, which never appears.

public import CoreGraphics

/// A language that texts are typed in.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
  open var primaryLanguage: String? { StageLocale.preferredLanguages.first }
  open class var activeInputModes: [UITextInputMode] { [] }
}
