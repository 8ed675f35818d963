// Objects in formats: `String(format: "%@", view)`, as on Apple's systems.

// The conformance is the system's on Apple's.
extension NSObject: @retroactive _CVarArgObject {
  /// The description, which is what `%@` writes.
  public var _cVarArgObject: any CVarArg { description._cVarArgObject }

  /// Never asked for: a list of arguments takes the object above.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}
