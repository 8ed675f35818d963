// Errors of JSON-RPC 2.0, with its codes and the server's own.

internal import CoreGraphics
internal import Messages
internal import SourcePages

/// An error as JSON-RPC tells it.
struct RPCError: Error, Hashable {
  /// The reserved codes of the specification, and the server's own from −32000 down.
  enum Code: Int {
    case parse = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case fault = -32603
    /// No sources are open.
    case nothingOpen = -32000
    /// The sources do not compile, crash, or refuse what was asked.
    case badSources = -32001
    /// The sources' code does not answer.
    case silent = -32002
    /// A file cannot be written.
    case cannotCreate = -32003
    /// A file is missing.
    case missingInput = -32004
  }

  let code: Code
  let message: String
  /// Further lines, such as a compiler's errors. Default: none.
  var lines: [String] = []

  init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }

  /// A failure of the command line. Its options are parameters here.
  init(_ failure: Failure) {
    code =
      switch failure.status {
      case .usage: .invalidParams
      case .badData: .badSources
      case .missingInput: .missingInput
      case .cannotCreate: .cannotCreate
      case .success, .different, .unavailable, .fault: .fault
      }
    message = String(failure.message.trimmingPrefix("--"))
    lines = failure.furtherLines
  }

  /// The error as the specification writes it.
  var json: JSONValue {
    var members: [String: JSONValue] = [
      "code": .number(Double(code.rawValue)), "message": .string(message),
    ]
    if !lines.isEmpty {
      members["data"] = .object(["lines": .array(([message] + lines).map { .string($0) })])
    }
    return .object(members)
  }
}
