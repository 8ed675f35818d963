// Damaged files of earlier builds in the cache.

internal import Foundation
internal import Messages

extension Builder {
  /// Removes a library that cannot be loaded and the objects that it was linked of, so that the next build makes them
  /// anew.
  package func forget(_ library: BuiltLibrary) async {
    await CacheUse.whenUnused {
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
  /// False where it says nothing of that, and where that was removed since the last build without an error.
  func removeDamaged(after failure: BuildFailure, of report: SourceReport) async -> Bool {
    if KeptModules.areBlamed(by: failure) {
      guard removed.value.insert(.modules).inserted else { return false }
      await CacheUse.whenUnused { KeptModules.remove() }
      return true
    }
    guard case .fault(let words) = failure, words.hasPrefix(Self.linkerFailed),
      words.contains(CacheFolder.path), !words.contains("symbol"),
      removed.value.insert(.objects).inserted
    else { return false }
    await CacheUse.whenUnused { forgetObjects(of: report) }
    return true
  }

  /// A part of the cache that was removed because it may be damaged.
  enum DamagedPart: Hashable, Sendable { case modules, objects }

  /// The beginning of the linker's errors.
  static let linkerFailed = "the linker failed"
}
