// Damaged files of earlier builds in the cache.

internal import Foundation
internal import Messages

extension Builder {
  /// Removes a library that cannot be loaded and the objects that it was linked of, so that the next build makes them
  /// anew. Waits for other builds; false where the task is cancelled meanwhile.
  package func forget(_ library: BuiltLibrary) -> Bool {
    CacheUse.whenUnused {
      try? FileManager.default.removeItem(atPath: library.path)
      forgetObjects(of: library.report)
    }
  }

  private func forgetObjects(of report: SourceReport) {
    for module in ModuleSetBuild(report, .none).modules {
      try? FileManager.default.removeItem(atPath: objectFolder(of: module))
    }
  }

  /// Removes what an error says may be damaged: the compiler's modules, or the objects where the linker cannot read one.
  /// False where it says nothing of that, where that was removed since the last build without an error, and where the
  /// task is cancelled while others build.
  func removeDamaged(after failure: BuildFailure, of report: SourceReport) -> Bool {
    if KeptModules.areBlamed(by: failure) { return remove(.modules) { KeptModules.remove() } }
    guard case .fault(let words) = failure, words.hasPrefix(Self.linkerFailed),
      words.contains(CacheFolder.path), !words.contains("symbol")
    else { return false }
    return remove(.objects) { forgetObjects(of: report) }
  }

  private func remove(_ part: DamagedPart, _ body: () -> Void) -> Bool {
    guard removed.value.insert(part).inserted else { return false }
    if CacheUse.whenUnused(body) { return true }
    removed.value.remove(part)
    return false
  }

  /// A part of the cache that was removed because it may be damaged.
  enum DamagedPart: Hashable, Sendable { case modules, objects }

  /// The beginning of the linker's errors.
  static let linkerFailed = "the linker failed"
}
