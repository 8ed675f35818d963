// The Swift compiler on the search path, and what it says of itself.

internal import Foundation
internal import Messages

/// A compiler with its runtime library.
struct Toolchain: Sendable {
  /// `swift-frontend`.
  let frontend: Tool
  let linker: Tool
  /// "Swift version 6.3.1 (swift-6.3.1-RELEASE)".
  let version: String
  let triple: String
  /// The object that makes a library's types known to the runtime.
  let runtimeObject: String
  let runtimeLibraries: [String]

  /// The arguments for the macros that the toolchain brings, such as `@Observable`.
  var macroArguments: [String] {
    let host =
      URL(fileURLWithPath: frontend.path).deletingLastPathComponent()
      .deletingLastPathComponent().path + "/lib/swift/host"
    return [
      "-in-process-plugin-server-path", host + "/libSwiftInProcPluginServer.so", "-plugin-path",
      host + "/plugins",
    ]
  }

  /// Asks the compiler, once for each compiler: the answer is kept in the cache.
  static func find() async throws(BuildFailure) -> Toolchain {
    guard let compiler = SearchPath.program("swiftc") else {
      throw .toolchain("there is no swiftc on PATH; sources need Swift's compiler")
    }
    let folder = URL(fileURLWithPath: compiler).deletingLastPathComponent().path
    let target = try await TargetInformation.read(of: folder + "/swift-frontend")
    guard let linker = linker(beside: folder) else {
      throw .toolchain("there is no ld.lld beside \(compiler) and no linker on PATH")
    }
    let arch = target.target.triple.prefix { $0 != "-" }
    return Toolchain(
      frontend: Tool(path: folder + "/swift-frontend"), linker: Tool(path: linker),
      version: target.compilerVersion, triple: target.target.triple,
      runtimeObject: "\(target.paths.runtimeResourcePath)/linux/\(arch)/swiftrt.o",
      runtimeLibraries: target.paths.runtimeLibraryPaths)
  }

  private static func linker(beside folder: String) -> String? {
    let own = folder + "/ld.lld"
    if FileManager.default.isExecutableFile(atPath: own) { return own }
    return SearchPath.program("ld.lld") ?? SearchPath.program("ld.gold")
  }
}

/// The part of `-print-target-info` that matters here.
private struct TargetInformation: Codable {
  struct Target: Codable { let triple: String }
  struct Paths: Codable {
    let runtimeResourcePath: String
    let runtimeLibraryPaths: [String]
  }
  let compilerVersion: String
  let target: Target
  let paths: Paths

  static func read(of frontend: String) async throws(BuildFailure) -> TargetInformation {
    let attributes = try? FileManager.default.attributesOfItem(atPath: frontend)
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    var fingerprint = Fingerprint()
    fingerprint.add(frontend)
    fingerprint.add("\(date)")
    let file = try CacheFolder.folder("toolchains") + "/\(fingerprint.name).json"
    if let known = FileManager.default.contents(atPath: file), let result = decode(known) {
      return result
    }
    let outcome = try await Tool(path: frontend).run(["-print-target-info"])
    guard let result = decode(Data(outcome.output)) else {
      throw .toolchain("\(frontend) does not say what it compiles for: \(outcome.complaints)")
    }
    try? Data(outcome.output).write(to: URL(fileURLWithPath: file), options: .atomic)
    return result
  }

  private static func decode(_ data: Data) -> TargetInformation? {
    try? JSONDecoder().decode(TargetInformation.self, from: data)
  }
}
