// Texts that grow by formats; Foundation on Linux has only those that are made of one.

extension NSMutableString {
  public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
    append(String(format: String(describing: format), arguments: args))
  }
}
