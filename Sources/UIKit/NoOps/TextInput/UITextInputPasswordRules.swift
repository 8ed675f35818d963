// No-op on Linux: the password rules of a text field, stored and never read.

public import CoreGraphics

/// The password rules of a text field, stored and never read.
open class UITextInputPasswordRules: NSObject, NSCopying, @unchecked Sendable {
  public let passwordRulesDescriptor: String

  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
