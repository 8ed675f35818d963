// Initializers without arguments, and class methods, that Apple's classes inherit from `NSObject`.

extension NSAttributedString {
  /// Creates an empty attributed string.
  public convenience init(_ nothing: NoArgument? = nil) { self.init(string: "") }
}

/// `ProcessInfo`; an extension of the class itself cannot assign `self`.
public protocol _FoundationProcessInfo {}
extension ProcessInfo: _FoundationProcessInfo {}

extension _FoundationProcessInfo where Self: ProcessInfo {
  /// Returns the shared `processInfo`, since there is one process.
  public init() {
    guard let info = ProcessInfo.processInfo as? Self else {
      preconditionFailure("ProcessInfo has no subclasses")
    }
    self = info
  }
}

/// `Bundle`; an extension of the class itself cannot assign `self`.
public protocol _FoundationBundle {}
extension Bundle: _FoundationBundle {}

extension _FoundationBundle where Self: Bundle {
  /// Returns the main bundle; Apple's initializer makes an empty one.
  public init() {
    guard let main = Bundle.main as? Self else { preconditionFailure("Bundle has no subclasses") }
    self = main
  }
}

extension NSObject {
  /// Returns the name of the class with its module's.
  public class func description() -> String { String(reflecting: self) }

  /// Returns the class itself.
  public class func classForCoder() -> AnyClass { self }
}
