// Objective-C's exceptions, as far as they are made and raised.

/// What code raises when it cannot go on
/// ([Apple](https://developer.apple.com/documentation/foundation/nsexception)).
///
/// Nothing catches one here, as nothing in Swift does on Apple's systems: to raise it ends the program with its
/// name and its reason.
open class NSException: NSObject {
  public let name: NSExceptionName
  public let reason: String?
  public let userInfo: [AnyHashable: Any]?

  public init(
    name aName: NSExceptionName, reason aReason: String?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    name = aName
    reason = aReason
    userInfo = aUserInfo
  }

  public func raise() {
    fatalError("uncaught exception '\(name.rawValue)', reason: '\(reason ?? "none")'")
  }
}

extension NSExceptionName {
  public static let genericException = NSExceptionName("NSGenericException")
  public static let rangeException = NSExceptionName("NSRangeException")
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  public static let internalInconsistencyException =
    NSExceptionName("NSInternalInconsistencyException")
}
