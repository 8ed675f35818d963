// The system that sources see: the one place that says which iOS the program is.

public import Foundation

/// The system that sources see.
public enum StageSystem {
  /// The version of iOS. The reader of sources follows it: what is for later versions is left out of the copies.
  public static let version = OperatingSystemVersion(
    majorVersion: 26, minorVersion: 0, patchVersion: 0)

  /// The version as `UIDevice` and `ProcessInfo` write it, such as `26.0`.
  public static var name: String { "\(version.majorVersion).\(version.minorVersion)" }

  /// Whether the system is of a version or of a later one.
  public static func isAtLeast(_ other: OperatingSystemVersion) -> Bool {
    !version.parts.lexicographicallyPrecedes(other.parts)
  }

  /// Finds a class by its name.
  ///
  /// - Parameters:
  ///   - name: The class's name, for sources' own behind the name of a module, whatever that is.
  ///   - module: The module of the sources.
  /// - Returns: The framework's class or the sources' own; nil for other names.
  public static func namedClass(_ name: String, in module: String) -> AnyClass? {
    let own = name.split(separator: ".").dropFirst().joined(separator: ".")
    let modules =
      own.isEmpty
      ? ["UIKit", "QuartzCore", "CoreText", "FoundationAdditions", "Foundation", "WebKit"]
      : [module]
    return modules.lazy.compactMap { NSClassFromString("\($0).\(own.isEmpty ? name : own)") }.first
  }
}

extension OperatingSystemVersion {
  fileprivate var parts: [Int] { [majorVersion, minorVersion, patchVersion] }
}
