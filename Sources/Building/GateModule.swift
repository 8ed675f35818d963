// An empty module, at whose import a compiler waits.

internal import Foundation
internal import Messages

/// A module without declarations. A ``WaitingCompiler`` imports it from a FIFO.
enum GateModule {
  static let name = "VitrineGate"

  /// The module's file in a folder.
  static func path(in folder: String) -> String { "\(folder)/\(name).swiftmodule" }

  /// The module's file of a compiler, which is made once and kept in the cache; nil where that cannot be.
  static func bytes(of toolchain: Toolchain) async -> [UInt8]? {
    var fingerprint = Fingerprint()
    for text in [toolchain.version, toolchain.triple] { fingerprint.add(text) }
    guard let folder = try? CacheFolder.folder("toolchains") else { return nil }
    let kept = "\(folder)/\(fingerprint.name).swiftmodule"
    if let known = FileManager.default.contents(atPath: kept) { return Array(known) }
    guard let made = await make(toolchain) else { return nil }
    try? Data(made).write(to: URL(fileURLWithPath: kept), options: .atomic)
    return made
  }

  private static func make(_ toolchain: Toolchain) async -> [UInt8]? {
    let folder = OwnedFolder(CacheFolder.scratch)
    guard (try? CacheFolder.folder(inside: folder.path, "")) != nil else { return nil }
    let source = folder.path + "/empty.swift"
    guard (try? ScratchFile.write([UInt8](), to: source)) != nil else { return nil }
    let words = [
      "-frontend", "-emit-module", source, "-module-name", name, "-target", toolchain.triple,
      "-parse-stdlib", "-o", path(in: folder.path),
    ]
    guard let outcome = try? await toolchain.frontend.run(words), outcome.isSuccess,
      let bytes = FileManager.default.contents(atPath: path(in: folder.path)),
      bytes.count <= GateFile.limit
    else { return nil }
    return Array(bytes)
  }
}
