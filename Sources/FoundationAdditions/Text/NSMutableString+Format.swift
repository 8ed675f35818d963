// Appending by format, which Foundation on Linux lacks.

extension NSMutableString {
  /// Appends a formatted string, by the format specifiers of `String(format:)`.
  public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
    append(String(format: String(describing: format), arguments: args))
  }
}
