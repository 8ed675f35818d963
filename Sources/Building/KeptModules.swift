// The modules that the compiler has made of C headers, kept between builds.

internal import Foundation
internal import Messages

/// The folder of the compiler's own modules in the cache. A power cut, a full disk or another program may damage what is
/// in it; the compiler makes what it misses.
enum KeptModules {
  /// The folder's path.
  static let path = CacheFolder.path + "/modules"
  /// The compiler's words where a module of its own is there and cannot be read.
  static let missing = "missing required module"

  /// Whether an error is about a module in the folder.
  static func areBlamed(by failure: BuildFailure) -> Bool {
    texts(of: failure).contains { text in
      text.contains(".pcm'") || text.contains(path) || text.contains(missing)
    }
  }

  /// Removes all modules.
  static func remove() { try? FileManager.default.removeItem(atPath: path) }

  private static func texts(of failure: BuildFailure) -> [String] {
    switch failure {
    case .sources(let messages): messages.filter { $0.severity == .error }.map(\.text)
    case .fault(let words): [words]
    case .missing, .toolchain: []
    }
  }
}
