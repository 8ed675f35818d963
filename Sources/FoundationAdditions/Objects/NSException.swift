// Objective-C's exceptions, which end the program when raised.

/// An exception
/// ([Apple](https://developer.apple.com/documentation/foundation/nsexception)).
///
/// Swift cannot catch exceptions, here or on Apple's systems: raising one ends the program with its name and reason.
open class NSException: NSObject {
  /// The kind of exception.
  public let name: NSExceptionName
  /// A sentence for people; nil for none.
  public let reason: String?
  /// Values for handlers, which do not exist here.
  public let userInfo: [AnyHashable: Any]?

  /// Creates an exception, which is not raised yet.
  public init(
    name aName: NSExceptionName, reason aReason: String?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    name = aName
    reason = aReason
    userInfo = aUserInfo
  }

  /// Ends the program with the name and the reason of the exception.
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
