// The reader's reports, kept like libraries.

internal import Foundation
internal import Messages

/// The reader's reports about sources, so that the same sources are not read again.
struct KeptReports: Sendable {
  private static let suffix = ".report.json"
  private static let count = 40

  /// Changes with the reader.
  private let version: String

  /// The reports of a reader.
  init(of reader: Tool) {
    version = "\(MessageVersion.current) \(reader.path) \(FileStamp.of(reader.path))"
  }

  /// The name under which the report about sources is kept.
  func name(of sources: [SourceText]) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(version)
    var modules: [SourceModule] = []
    for source in sources {
      for text in [source.path, source.text] + source.modules { fingerprint.add(text) }
      let place = modules.firstIndex(of: source.module) ?? modules.count
      if place == modules.count { modules.append(source.module) }
      fingerprint.add("module \(place)")
      for faults in source.faults { fingerprint.add("\(faults)") }
    }
    for module in modules {
      for text in [module.name, module.compiledName, module.package] { fingerprint.add(text) }
      for (name, compiled) in module.imports.sorted(by: { $0.key < $1.key }) {
        fingerprint.add("\(name) \(compiled)")
      }
      for name in module.importedElsewhere { fingerprint.add("elsewhere \(name)") }
    }
    return fingerprint.name
  }

  /// The report of a name; nil: none is kept.
  func report(_ name: String) -> SourceReport? {
    guard let path = path(name), let data = FileManager.default.contents(atPath: path),
      let report = try? JSONDecoder().decode(SourceReport.self, from: data)
    else { return nil }
    CacheFolder.markAsNew(path)
    return report
  }

  /// Keeps a report, on a thread of its own.
  func keep(_ report: SourceReport, _ name: String) {
    guard let path = path(name) else { return }
    Thread.detachNewThread {
      guard let data = try? JSONEncoder().encode(report) else { return }
      try? data.write(to: URL(fileURLWithPath: path), options: .atomic)
      CacheFolder.prune(CacheFolder.path + "/reports", of: Self.suffix, keeping: Self.count)
    }
  }

  private func path(_ name: String) -> String? {
    (try? CacheFolder.folder("reports")).map { "\($0)/\(name)\(Self.suffix)" }
  }
}
