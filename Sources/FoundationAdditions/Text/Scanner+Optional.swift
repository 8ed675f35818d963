// Scanning without wanting to know what was read.

extension Scanner {
  /// Whether a decimal number follows, which is passed. Apple's parameter may be nil.
  public func scanDecimal(_ dcm: UnsafeMutablePointer<Decimal>?) -> Bool {
    guard let number = scanDecimal() else { return false }
    if let dcm = unsafe dcm { unsafe dcm.pointee = number }
    return true
  }
}
