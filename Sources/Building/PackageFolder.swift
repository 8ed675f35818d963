// The package that the running program was built from.

internal import Foundation

/// This program's own package.
package enum PackageFolder {
  /// The package that offers the framework: the one that this program was built from, or the one that was installed with
  /// it; nil where neither is there.
  package static var offering: String? {
    let installed = ModuleSet.executableFolder + "/Package/vitrine"
    if let own = ofProgram { return own }
    return ListedFolder.isFolder(installed) ? installed : nil
  }

  /// The folder above the program that holds the framework's sources; nil where it was installed.
  package static var ofProgram: String? {
    ModuleSet.sources(above: ModuleSet.executableFolder).map {
      URL(fileURLWithPath: $0).deletingLastPathComponent().path
    }
  }
}
