// The package that the running program was built from.

internal import Foundation

/// This program's own package.
package enum PackageFolder {
  /// The folder above the program that holds the framework's sources; nil where it was installed.
  package static var ofProgram: String? {
    ModuleSet.sources(above: ModuleSet.executableFolder).map {
      URL(fileURLWithPath: $0).deletingLastPathComponent().path
    }
  }
}
