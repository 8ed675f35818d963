// Texts that grow by formats; Foundation on Linux has only those that are made of one.

public import Foundation

extension NSMutableString {
  public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
    append(String(format: String(describing: format), arguments: args))
  }
}
