// What Apple's classes inherit from `NSObject` and Foundation on Linux does not have: initialisers
// without arguments, and what a class says of itself.

/// Stands for no argument: an initialiser without any cannot be added to these classes.
public enum NoArgument {}

extension NSAttributedString {
  /// An empty text.
  public convenience init(_ nothing: NoArgument? = nil) { self.init(string: "") }
}

/// Use `ProcessInfo`.
public protocol _FoundationProcessInfo {}
extension ProcessInfo: _FoundationProcessInfo {}

extension _FoundationProcessInfo where Self: ProcessInfo {
  /// As `processInfo`: there is one process.
  public init() {
    guard let info = ProcessInfo.processInfo as? Self else {
      preconditionFailure("ProcessInfo has no subclasses")
    }
    self = info
  }
}

/// Use `Bundle`.
public protocol _FoundationBundle {}
extension Bundle: _FoundationBundle {}

extension _FoundationBundle where Self: Bundle {
  /// The program's; Apple's is one of nothing.
  public init() {
    guard let main = Bundle.main as? Self else { preconditionFailure("Bundle has no subclasses") }
    self = main
  }
}

extension NSObject {
  /// The class's name with its module's.
  public class func description() -> String { String(reflecting: self) }

  /// The class itself.
  public class func classForCoder() -> AnyClass { self }
}
