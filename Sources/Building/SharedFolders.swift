// How near two files of a project are to each other.

/// Compares the folders of paths.
package enum SharedFolders {
  /// The number of folders, from the root on, that two paths share.
  package static func count(_ one: String, _ other: String) -> Int {
    zip(one.split(separator: "/"), other.split(separator: "/")).prefix { $0 == $1 }.count
  }
}
