// The samples of all sources that are shown.

internal import Building
internal import CoreGraphics
internal import Inspection
internal import Messages

/// The samples beside the sources and documents that a person named.
struct SourceSamples: Sendable {
  /// Each name once, in the order of the files and of their names.
  private(set) var names: [String] = []
  private var samples: [String: [Assignment]] = [:]
  private var paths: [String] = []

  /// No samples.
  init() {}

  /// Reads the files beside sources and a document. Fails where one of them is wrong. A name that several files have is
  /// the values of all of them.
  init(besides sources: [String], document: String?) throws(Failure) {
    for path in Self.files(besides: sources, document: document) {
      let data: Data
      do throws(FileError) { data = try AtomicFile.read(path) } catch {
        throw Failure(.missingInput, "\(error)")
      }
      paths.append(path)
      for sample in try SampleFile(data, path: path).samples {
        if samples[sample.name] == nil { names.append(sample.name) }
        samples[sample.name, default: []] += sample.assignments
      }
    }
  }

  private static func files(besides sources: [String], document: String?) -> [String] {
    let listed: [String]
    do throws(BuildFailure) { listed = try SourceListing(sources).paths } catch {
      // The build tells of sources that are missing.
      listed = []
    }
    var seen: Set<String> = []
    return (listed + (document.map { [$0] } ?? [])).compactMap { path in
      guard let dot = path.lastIndex(of: ".") else { return nil }
      let file = path[..<dot] + SampleFile.suffix
      return FileManager.default.fileExists(atPath: String(file)) ? String(file) : nil
    }.filter { seen.insert($0).inserted }
  }

  /// The values of a sample; nil: there is none of that name.
  subscript(name: String) -> [Assignment]? { samples[name] }

  /// The values of a sample. Fails with the names that there are.
  func assignments(_ name: String) throws(Failure) -> [Assignment] {
    if let found = samples[name] { return found }
    let near = NearNames.of(name, in: names)
    throw Failure(
      .usage,
      "--sample: there is no “\(name)”; "
        + (names.isEmpty
          ? "there is no file Name\(SampleFile.suffix) beside a source"
          : "there are \((near.isEmpty ? names : near).joined(separator: ", "))"))
  }
}
