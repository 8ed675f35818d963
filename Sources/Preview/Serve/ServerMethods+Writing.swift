// The method that writes values into the files that views come from.

internal import CoreGraphics
internal import Messages
internal import Pages

extension ServerMethods {
  /// Tells how files change where a view's values become those of its source; makes the changes where that is asked for.
  func write(_ parameters: ServedParameters) async throws(RPCError) -> JSONValue {
    guard let number = try number("view", parameters) else {
      throw RPCError(.invalidParams, "the parameter “view” is missing")
    }
    guard let node = try await page.nodes().flatMap(\.all).first(where: { $0.id == number }) else {
      throw RPCError(.invalidParams, "view: no view has the number \(number)")
    }
    let properties = try await groups(of: number).flatMap(\.properties)
    let values = try Self.values(parameters, of: properties)
    let changes = try await page.changes(writing: values, of: node)
    let writes = try parameters.bool("write")
    if writes {
      do throws(Failure) { try FileChange.write(changes) } catch { throw RPCError(error) }
    }
    return .object([
      "written": .bool(writes && !changes.isEmpty),
      "changes": .array(
        changes.map { .object(["file": .string($0.path), "diff": .string($0.unified)]) }),
    ])
  }

  /// The values that parameters name; without any those that were changed since the page was shown.
  private static func values(
    _ parameters: ServedParameters, of properties: [PageProperty]
  ) throws(RPCError) -> [AgentState.Value] {
    guard parameters.has("set") else {
      return properties.filter { $0.isChanged && $0.kind != "image" }.compactMap { property in
        property.value.map {
          AgentState.Value(name: property.name, kind: property.kind, text: $0)
        }
      }
    }
    return try parameters.settings("set").mapFailing { setting throws(RPCError) in
      let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let property = properties.first(where: { $0.name == parts[0] }) else {
        throw RPCError(.invalidParams, "set: the view has no property “\(parts[0])”")
      }
      return AgentState.Value(name: property.name, kind: property.kind, text: String(parts[1]))
    }
  }
}
