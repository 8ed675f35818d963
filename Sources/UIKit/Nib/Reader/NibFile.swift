// The files of documents by name.

/// Finds documents where pictures are found: beside the sources and in the project's folders of resources, those of
/// languages (`Base.lproj`) included.
enum NibFile {
  /// Returns the path of `NAME.EXTENSION`; nil where there is none.
  static func path(named name: String, _ ending: String, in bundle: Bundle?) -> String? {
    let file = name.hasSuffix("." + ending) ? name : "\(name).\(ending)"
    let own = bundle?.resourcePath.map { [$0] } ?? []
    return (ResourceSearchPath.all + own).lazy
      .flatMap { ["\($0)/\(file)", "\($0)/Base.lproj/\(file)"] }
      .first { FileManager.default.fileExists(atPath: $0) }
  }
}
