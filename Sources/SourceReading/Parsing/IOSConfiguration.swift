// The answers that `#if` gets: those of an iOS simulator inside of Interface Builder.

internal import SwiftIfConfig
internal import SwiftSyntax

/// The build that the lowered copy pretends to be.
struct IOSConfiguration: BuildConfiguration {
  /// The framework's modules and those of the toolchain.
  static let modules = FrameworkTable.modules.union(["Foundation", "Dispatch", "Swift"])
  private static let conditions: Set<String> = ["TARGET_INTERFACE_BUILDER", "DEBUG"]

  func isCustomConditionSet(name: String) -> Bool { Self.conditions.contains(name) }
  func hasFeature(name: String) -> Bool { false }
  func hasAttribute(name: String) -> Bool { false }

  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    importPath.first.map { Self.modules.contains($0.1) || $0.1 == "os" } ?? false
  }

  func isActiveTargetOS(name: String) -> Bool { name == "iOS" }
  func isActiveTargetEnvironment(name: String) -> Bool { name == "simulator" }
  func isActiveTargetRuntime(name: String) -> Bool { name == "_ObjC" }
  func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
  func isActiveTargetObjectFormat(name: String) -> Bool { name == "ELF" }

  func isActiveTargetArchitecture(name: String) -> Bool {
    #if arch(arm64)
    name == "arm64"
    #else
    name == "x86_64"
    #endif
  }

  var targetPointerBitWidth: Int { 64 }
  var targetAtomicBitWidths: [Int] { [8, 16, 32, 64] }
  var endianness: Endianness { .little }
  /// The version that `-swift-version 5` reports.
  var languageVersion: VersionTuple { VersionTuple(5, 10) }
  var compilerVersion: VersionTuple { VersionTuple(6, 3) }
}
