// The compiler's record of a file's dependencies (`.swiftdeps`).

/// The declarations that a file has for others, and those of others that it was compiled with.
///
/// The compiler writes it while it compiles the file; the driver's incremental builds rest on it.
struct FileDependencies: Sendable {
  /// A declaration, or a name that was looked up.
  struct Key: Hashable, Sendable {
    /// The compiler's number for types, members, names at the top level, files …
    let kind: UInt64
    /// Its interface or its implementation.
    let aspect: UInt64
    /// The mangled name of the type around it.
    let context: String
    /// Its own; of a file the path of the source.
    let name: String
  }

  private struct Node {
    var key: Key
    /// Changes with the declaration's tokens; nil: it has none of its own.
    var fingerprint: String?
    /// Whether the file declares it.
    var isProvided: Bool
    /// The nodes that this one depends on.
    var definitions: [Int] = []
  }

  /// The compiler's numbers for records.
  private enum Code {
    static let metadata: UInt64 = 1
    static let node: UInt64 = 2
    static let fingerprint: UInt64 = 3
    static let definition: UInt64 = 4
    static let identifier: UInt64 = 5
  }

  /// The compiler's number for a file's key, which it names after the place of the record.
  private static let file: UInt64 = 6

  /// The declarations of the file, each with its fingerprint.
  let provided: [Key: String?]
  /// For each key that something in the file depends on: the file's own keys that do.
  let users: [Key: [Key]]

  /// Reads the record of the source at a path; nil where it is none that this version knows.
  init?(_ bytes: [UInt8], of path: String) {
    guard let stream = try? Bitstream(bytes, signature: "DEPS") else { return nil }
    var names = [""]
    var nodes: [Node] = []
    for record in stream.records {
      switch record.code {
      case Code.identifier: names.append(String(decoding: record.blob, as: UTF8.self))
      case Code.node:
        guard let node = Self.node(record.fields, names, of: path) else { return nil }
        nodes.append(node)
      case Code.fingerprint:
        guard !nodes.isEmpty else { return nil }
        nodes[nodes.count - 1].fingerprint = String(decoding: record.blob, as: UTF8.self)
      case Code.definition:
        guard !nodes.isEmpty, let number = record.fields.first, number < 1 << 31 else { return nil }
        nodes[nodes.count - 1].definitions.append(Int(number))
      case Code.metadata: break
      // Of a later compiler.
      default: return nil
      }
    }
    guard nodes.contains(where: \.isProvided),
      nodes.allSatisfy({ $0.definitions.allSatisfy(nodes.indices.contains) })
    else { return nil }
    provided = Dictionary(
      nodes.filter(\.isProvided).map { ($0.key, $0.fingerprint) }
    ) { first, _ in first }
    var users: [Key: [Key]] = [:]
    for node in nodes where node.isProvided {
      for index in node.definitions { users[nodes[index].key, default: []].append(node.key) }
    }
    self.users = users
  }

  private static func node(_ fields: [UInt64], _ names: [String], of path: String) -> Node? {
    guard fields.count >= 5, fields[2] < UInt64(names.count), fields[3] < UInt64(names.count) else {
      return nil
    }
    let key = Key(
      kind: fields[0], aspect: fields[1], context: names[Int(fields[2])],
      name: fields[0] == file ? path : names[Int(fields[3])])
    return Node(key: key, fingerprint: nil, isProvided: fields[4] != 0)
  }

  /// The keys of one version of a file that are not the same in another: changed, new, or gone.
  static func changes(from old: FileDependencies, to new: FileDependencies) -> Set<Key> {
    var changed: Set<Key> = []
    for (key, fingerprint) in new.provided where old.provided[key] != .some(fingerprint) {
      changed.insert(key)
    }
    for key in old.provided.keys where new.provided[key] == nil { changed.insert(key) }
    return changed
  }
}
