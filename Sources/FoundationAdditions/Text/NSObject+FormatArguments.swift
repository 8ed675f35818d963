// Objects as arguments of formats, such as `String(format: "%@", view)`.

// Apple's `NSObject` conforms to `CVarArg`.
extension NSObject: @retroactive _CVarArgObject {
  /// The object's description, which `%@` writes.
  public var _cVarArgObject: any CVarArg { description._cVarArgObject }

  /// The description's encoding; argument lists use `_cVarArgObject` instead.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}
