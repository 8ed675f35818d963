// A user's code, loaded.

internal import CoreGraphics
internal import Messages

/// A library that the builder made of a user's sources.
enum UserLibrary {
  /// Loads the library and runs its entry points, one a module. It is never unloaded: Swift's runtime keeps
  /// what it learned of its types. Fails with `badData` where the sources use what nothing defines, with `unavailable`
  /// where the file is not as it was built.
  static func load(_ path: String, _ entryPoints: [String]) throws(Failure) {
    // SAFETY: the path and the name are C strings for the length of the calls; the library is never
    // unloaded.
    guard let handle = unsafe dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      throw reason()
    }
    for entryPoint in entryPoints {
      guard let symbol = unsafe dlsym(handle, entryPoint) else {
        throw Failure(.unavailable, "\(path) has no function \(entryPoint)")
      }
      // SAFETY: the pass declares it `@_cdecl` without parameters and result.
      let load = unsafe unsafeBitCast(symbol, to: (@convention(c) () -> Void).self)
      load()
    }
  }

  /// The loader's words, with Swift's names in them as people write them.
  private static func reason() -> Failure {
    guard let text = unsafe dlerror() else {
      return Failure(.unavailable, "the library cannot be loaded")
    }
    let words = unsafe String(cString: text)
    guard let mark = words.range(of: "undefined symbol: ") else {
      return Failure(.unavailable, words)
    }
    let name = Demangling.name(String(words[mark.upperBound...]))
    return Failure(.badData, "the sources use “\(name)”, which nothing defines")
  }
}
