// A folder to save in, and the folders in it.

internal import CoreGraphics

/// A folder that a file can be saved in, as a person reads its path.
package struct SaveFolder: Hashable, Sendable {
  /// The path, which ends in a slash.
  package var path: String
  /// The path of the folder around it, likewise; nil: it is the root.
  package var parent: String?
  /// The names of the folders in it, in the order in which they are shown.
  package var names: [String]

  /// A folder by its path, with folders in it.
  package init(path: String, parent: String?, names: [String]) {
    (self.path, self.parent, self.names) = (path, parent, names)
  }

  /// The names that are listed: those that do not begin with a dot.
  var listed: [String] { names.filter { !$0.hasPrefix(".") } }

  /// The names that begin as typed; in whatever case, where none does in the same.
  func names(beginningWith typed: String) -> [String] {
    let candidates = typed.hasPrefix(".") ? names : listed
    let exact = candidates.filter { $0.hasPrefix(typed) }
    return exact.isEmpty
      ? candidates.filter { $0.lowercased().hasPrefix(typed.lowercased()) } : exact
  }

  /// The longest beginning that names share, whatever the case.
  static func beginning(of names: [String]) -> String {
    guard let first = names.first else { return "" }
    let length = names.dropFirst().reduce(first.count) { length, name in
      let shared = zip(first, name).prefix { $0.lowercased() == $1.lowercased() }.count
      return min(length, shared)
    }
    return String(first.prefix(length))
  }
}
