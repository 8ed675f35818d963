// A user's code, loaded.

internal import CoreGraphics
internal import Messages

/// A library that the builder made of a user's sources.
enum UserLibrary {
  /// Loads the library and runs its entry points, one a module. It is never unloaded: Swift's runtime keeps
  /// what it learned of its types.
  static func load(_ path: String, _ entryPoints: [String]) throws(Failure) {
    // SAFETY: the path and the name are C strings for the length of the calls; the library is never
    // unloaded.
    guard let handle = unsafe dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      throw Failure(.badData, reason())
    }
    for entryPoint in entryPoints {
      guard let symbol = unsafe dlsym(handle, entryPoint) else {
        throw Failure(.badData, "\(path) has no function \(entryPoint)")
      }
      // SAFETY: the pass declares it `@_cdecl` without parameters and result.
      let load = unsafe unsafeBitCast(symbol, to: (@convention(c) () -> Void).self)
      load()
    }
  }

  /// The loader's words, with Swift's names in them as people write them.
  private static func reason() -> String {
    guard let text = unsafe dlerror() else { return "the library cannot be loaded" }
    let words = unsafe String(cString: text)
    guard let mark = words.range(of: "undefined symbol: ") else { return words }
    let name = Demangling.name(String(words[mark.upperBound...]))
    return "the sources use “\(name)”, which nothing defines"
  }
}
