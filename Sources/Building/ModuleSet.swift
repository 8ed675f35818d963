// The modules that a user's source imports, and the C modules below them.

internal import Foundation

/// The folders where the compiler finds `UIKit` and the modules below it.
struct ModuleSet: Sendable {
  /// The packages of pkg-config whose headers the C rooms below `UIKit` read.
  private static let packages = [
    "fontconfig", "freetype2", "harfbuzz", "libgif", "libpng", "libturbojpeg",
  ]

  let folder: String
  let moduleMaps: [String]

  /// The modules that belong to the running program, beside it: installed with the module maps, or
  /// where the package was built, with the maps in the package's `Sources`.
  static func find() throws(BuildFailure) -> ModuleSet {
    let program = executableFolder
    if exists(program + "/ModuleMaps/CFreeType/module.modulemap") {
      return ModuleSet(
        folder: program + "/Modules", moduleMaps: maps(in: program + "/ModuleMaps", ""))
    }
    guard exists(program + "/Modules/UIKit.swiftmodule"), let sources = sources(above: program)
    else {
      throw .toolchain("the module UIKit is not beside \(program)/vitrine; build or install again")
    }
    // A C room's own map, or the one that the build made.
    return ModuleSet(
      folder: program + "/Modules", moduleMaps: maps(in: sources, "") + maps(in: program, ".build"))
  }

  /// The compiler that built the modules: "Swift version 6.3.1 (swift-6.3.1-RELEASE)"; nil where the
  /// module does not say.
  var compilerVersion: String? {
    // Before it stand the options that the module was built with, as many as there are.
    let file = FileHandle(forReadingAtPath: folder + "/UIKit.swiftmodule")
    let head = (try? file?.read(upToCount: 1 << 20)) ?? Data()
    guard let start = head.firstRange(of: Data("Swift version ".utf8)),
      let end = head[start.upperBound...].firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    return String(decoding: head[start.lowerBound...end], as: UTF8.self)
  }

  /// Changes with the modules.
  var fingerprint: String {
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: folder + "/UIKit.swiftmodule")
    return "\(folder) \((attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0)"
  }

  /// The names of the framework's modules.
  var names: Set<String> {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return Set(
      files.filter { $0.hasSuffix(Self.suffix) }.map { String($0.dropLast(Self.suffix.count)) })
  }

  private static let suffix = ".swiftmodule"

  /// The compiler's arguments.
  func arguments() async throws(BuildFailure) -> [String] {
    let maps = moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=" + $0] }
    let headers = try await Self.headerFlags().flatMap { ["-Xcc", $0] }
    return ["-I", folder] + maps + headers
  }

  /// The flags that pkg-config prints, kept in the cache.
  private static func headerFlags() async throws(BuildFailure) -> [String] {
    let file = try CacheFolder.folder("toolchains") + "/headers.txt"
    if let known = try? String(contentsOfFile: file, encoding: .utf8) {
      return known.split(separator: " ").map(String.init)
    }
    guard let tool = SearchPath.program("pkg-config") else {
      throw .toolchain("there is no pkg-config on PATH")
    }
    let outcome = try await Tool(path: tool).run(["--cflags-only-I"] + packages)
    guard outcome.isSuccess else { throw .toolchain(outcome.complaints) }
    let flags = String(decoding: outcome.output, as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).map(String.init)
    try? flags.joined(separator: " ").write(toFile: file, atomically: true, encoding: .utf8)
    return flags
  }

  /// The module maps of the C rooms, each in a folder with the room's name and `suffix`.
  private static func maps(in folder: String, _ suffix: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { $0.hasPrefix("C") && $0.hasSuffix(suffix) }
      .map { "\(folder)/\($0)/module.modulemap" }.filter(exists)
  }

  /// The package's `Sources` around a folder of its build.
  static func sources(above folder: String) -> String? {
    var url = URL(fileURLWithPath: folder).resolvingSymlinksInPath()
    while url.path != "/" {
      if exists(url.path + "/Sources/CFreeType/module.modulemap") { return url.path + "/Sources" }
      url.deleteLastPathComponent()
    }
    return nil
  }

  /// The folder of the running program.
  static var executableFolder: String {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().path
  }

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }
}
