// Why a call of ours cannot be carried out.

/// The error that answers a call.
package enum CallError: Error, Hashable, Sendable {
  case unknownObject(String)
  case unknownInterface(String)
  case unknownMethod(String)
  case unknownProperty(String)
  case readOnly(String)
  /// The types of the arguments are others than the method's.
  case invalidArguments(String)
  /// The arguments name nothing that is there.
  case outOfRange(String)

  /// The error's name on the bus.
  package var name: String {
    let word =
      switch self {
      case .unknownObject: "UnknownObject"
      case .unknownInterface: "UnknownInterface"
      case .unknownMethod: "UnknownMethod"
      case .unknownProperty: "UnknownProperty"
      case .readOnly: "PropertyReadOnly"
      case .invalidArguments, .outOfRange: "InvalidArgs"
      }
    return "org.freedesktop.DBus.Error." + word
  }

  /// The error in words.
  package var text: String {
    switch self {
    case .unknownObject(let path): "There is no object \(path)"
    case .unknownInterface(let name): "There is no interface \(name) here"
    case .unknownMethod(let name): "There is no method \(name) here"
    case .unknownProperty(let name): "There is no property \(name) here"
    case .readOnly(let name): "\(name) cannot be set"
    case .invalidArguments(let name): "\(name) takes arguments of other types"
    case .outOfRange(let name): "\(name): no such place"
    }
  }
}
