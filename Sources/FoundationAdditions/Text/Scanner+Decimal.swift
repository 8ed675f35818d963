// Scanning whose result may be ignored.

extension Scanner {
  /// Scans a decimal number and returns whether there is one. The pointer to its value may be nil.
  public func scanDecimal(_ dcm: UnsafeMutablePointer<Decimal>?) -> Bool {
    guard let number = scanDecimal() else { return false }
    // SAFETY: the caller's pointer is nil or to a decimal number.
    if let dcm = unsafe dcm { unsafe dcm.pointee = number }
    return true
  }
}
