// Requests of JSON-RPC 2.0, read from lines.

internal import CoreGraphics

/// A request, or a notification, which gets no answer.
struct RPCRequest: Hashable {
  /// Nil: a notification.
  let id: JSONValue?
  let method: String
  let params: [String: JSONValue]

  /// Bytes of a line, at most.
  static let longestLine = 4 << 20
  /// Identifiers of a number lie below: a `Decimal` has no more digits.
  private static let longestIdentifier = Decimal(sign: .plus, exponent: 38, significand: 1)
  /// Requests of a batch, at most.
  static let longestBatch = 1000

  /// The requests of a line: one, or those of a batch. An answer to a request of ours, of which there are none, is
  /// skipped.
  static func all(
    in line: Data
  ) throws(RPCError) -> (isBatch: Bool, requests: [Result<RPCRequest, IdentifiedError>]) {
    let value: JSONValue
    do throws(JSONError) { value = try JSONValue(json: line) } catch {
      throw RPCError(.parse, error.reason)
    }
    guard case .array(let values) = value else {
      return (false, [request(value)].compactMap(\.self))
    }
    if values.isEmpty { throw RPCError(.invalidRequest, "a batch of no requests") }
    guard values.count <= longestBatch else {
      throw RPCError(.invalidRequest, "a batch of more than \(longestBatch) requests")
    }
    return (true, values.compactMap(request))
  }

  /// An error with the identifier of its request; null where that cannot be told.
  struct IdentifiedError: Error, Hashable {
    let id: JSONValue
    let error: RPCError
  }

  /// A value as a request; nil: it is an answer.
  private static func request(_ value: JSONValue) -> Result<RPCRequest, IdentifiedError>? {
    func failure(_ id: JSONValue, _ words: String) -> Result<RPCRequest, IdentifiedError> {
      .failure(IdentifiedError(id: id, error: RPCError(.invalidRequest, words)))
    }
    guard case .object(let members) = value else {
      return failure(.null, "a request is an object, not “\(value.shown)”")
    }
    let id = members["id"]
    switch id {
    case nil, .null, .string, .number: break
    case .wholeNumber(let number) where number.magnitude < longestIdentifier: break
    case .wholeNumber: return failure(.null, "an id has at most 38 digits")
    default: return failure(.null, "an id is a text or a number, not “\(id?.shown ?? "")”")
    }
    if members["method"] == nil, members["result"] != nil || members["error"] != nil { return nil }
    guard members["jsonrpc"] == .string("2.0") else {
      return failure(id ?? .null, "“jsonrpc” must be \"2.0\"")
    }
    guard case .string(let method)? = members["method"] else {
      return failure(id ?? .null, "“method” must be a text")
    }
    switch members["params"] {
    case nil: return .success(RPCRequest(id: id, method: method, params: [:]))
    case .object(let params)?:
      return .success(RPCRequest(id: id, method: method, params: params))
    case let other?:
      return failure(id ?? .null, "“params” must be an object, not “\(other.shown)”")
    }
  }
}
