// Swift's symbols as people write them.

internal import CoreGraphics

@_silgen_name("swift_demangle")
private func swiftDemangle(
  _ name: UnsafePointer<CChar>, _ length: Int, _ output: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?

/// The runtime's own demangler.
enum Demangling {
  /// `UIKit.UIView.tintColor.getter` for its mangled name; any other text as it is.
  static func name(_ symbol: String) -> String {
    // SAFETY: the runtime allocates the result with `malloc` when it gets no buffer; it is copied,
    // then freed once.
    unsafe symbol.withCString { text in
      guard let result = unsafe swiftDemangle(text, symbol.utf8.count, nil, nil, 0) else {
        return symbol
      }
      defer { unsafe free(result) }
      return unsafe String(cString: result)
    }
  }
}
