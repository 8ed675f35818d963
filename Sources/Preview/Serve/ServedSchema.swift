// The description of the server's methods, as JSON Schema.

internal import CoreGraphics
internal import Messages

/// The description of the methods in `Resources/Serve/methods.json`.
enum ServedSchema {
  /// The version of the methods.
  static let version = "1.0"

  /// The methods, each with its name, description and `inputSchema`. Fails where the file is missing.
  static func methods() throws(RPCError) -> JSONValue {
    let path = Assets.folder + "/Serve/methods.json"
    do {
      return try JSONValue(json: try AtomicFile.read(path))
    } catch {
      throw RPCError(.fault, "\(path) cannot be read: \(error)")
    }
  }
}
