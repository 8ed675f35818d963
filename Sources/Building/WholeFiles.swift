// The files that a search may not cut.

/// The files of which no part is left out for the compiler's faults in it.
package enum WholeFiles: Sendable {
  case all
  /// Files by their paths, and all that are in no target: loose files may be versions of each other, and in parts both
  /// would be there.
  case these(Set<String>)
  /// None, as a last resort.
  case none

  /// These and further files.
  func adding(_ paths: [String]) -> WholeFiles {
    if case .these(let known) = self { .these(known.union(paths)) } else { self }
  }

  /// Whether a file at a path is one of them by its name.
  func contains(_ path: String) -> Bool {
    switch self {
    case .all: true
    case .these(let paths): paths.contains(path)
    case .none: false
    }
  }

  /// Changes with the files.
  var fingerprint: String {
    switch self {
    case .all: "all"
    case .these(let paths): "these " + paths.sorted().joined(separator: " ")
    case .none: "none"
    }
  }
}
