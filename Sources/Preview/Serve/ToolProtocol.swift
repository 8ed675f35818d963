// The same methods as tools of the Model Context Protocol (https://modelcontextprotocol.io/specification).

internal import CoreGraphics

/// The Model Context Protocol's side of a server: its handshake, and its methods as tools.
@MainActor
struct ToolProtocol {
  /// The versions of the protocol that differ in nothing that is used here, newest first.
  private static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]

  /// Carries out the tools.
  let methods: ServerMethods

  /// The result of a request.
  func result(of request: RPCRequest) async throws(RPCError) -> JSONValue {
    switch request.method {
    case "initialize": return Self.handshake(request.params)
    case "ping", "logging/setLevel": return .object([:])
    case "notifications/initialized", "notifications/cancelled": return .null
    case "tools/list": return .object(["tools": try ServedSchema.methods()])
    case "tools/call": return try await call(request.params)
    default:
      throw RPCError(.methodNotFound, "there is no method “\(request.method.prefix(60))”")
    }
  }

  private static func handshake(_ params: [String: JSONValue]) -> JSONValue {
    var version = versions[0]
    if case .string(let wanted)? = params["protocolVersion"], versions.contains(wanted) {
      version = wanted
    }
    return .object([
      "protocolVersion": .string(version),
      "capabilities": .object(["tools": .object([:]), "logging": .object([:])]),
      "serverInfo": .object(["name": "vitrine", "version": .string(ServedSchema.version)]),
      "instructions": .string(
        "Shows iOS views (UIKit) of Swift sources on Linux. Call open with a file or folder, then picture to see it; "
          + "edit the file and call picture again."),
    ])
  }

  /// Calls a tool. Errors of the sources are results: the one who wrote these reads them.
  private func call(_ params: [String: JSONValue]) async throws(RPCError) -> JSONValue {
    guard case .string(let name)? = params["name"], let method = ServedMethod(rawValue: name) else {
      throw RPCError(.invalidParams, "there is no tool “\(params["name"]?.shown ?? "")”")
    }
    var arguments: [String: JSONValue] = [:]
    switch params["arguments"] {
    case nil, .null: break
    case .object(let members)?: arguments = members
    case let other?:
      throw RPCError(.invalidParams, "“arguments” must be an object, not “\(other.shown)”")
    }
    do throws(RPCError) {
      return Self.content(of: try await methods.result(of: method, arguments))
    } catch {
      let lines = [error.message] + error.lines
      return .object([
        "content": .array([Self.text(lines.joined(separator: "\n"))]), "isError": .bool(true),
      ])
    }
  }

  /// A result as content: a picture as one, everything else as JSON.
  private static func content(of result: JSONValue) -> JSONValue {
    guard case .object(var members) = result, case .string(let png)? = members["png"] else {
      return .object(["content": .array([text(result.text)])])
    }
    members["png"] = nil
    let image: JSONValue = .object([
      "type": "image", "data": .string(png), "mimeType": "image/png",
    ])
    return .object(["content": .array([image, text(JSONValue.object(members).text)])])
  }

  private static func text(_ text: String) -> JSONValue {
    .object(["type": "text", "text": .string(text)])
  }
}
