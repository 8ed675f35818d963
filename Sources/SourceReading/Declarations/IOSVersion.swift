// The version of iOS that copies are compiled for, and declarations for later versions.

internal import SwiftSyntax

/// The version that `UIDevice.systemVersion` reports at run time.
enum IOSVersion {
  static let current = [18, 0]

  /// Whether a version is later than ``current``.
  static func isLater(_ version: VersionTupleSyntax) -> Bool {
    let parts = [version.major.text] + version.components.map(\.number.text)
    return current.lexicographicallyPrecedes(parts.map { Int($0) ?? 0 })
  }
}

extension AvailabilityArgumentListSyntax {
  /// The version of iOS that is named for itself: `iOS 26` or `iOS, introduced: 26.0`.
  private var version: VersionTupleSyntax? {
    for argument in self {
      if let pair = argument.argument.as(PlatformVersionSyntax.self), pair.platform.text == "iOS" {
        return pair.version
      }
      if let label = argument.argument.as(AvailabilityLabeledArgumentSyntax.self),
        label.label.text == "introduced", first?.argument.trimmedDescription == "iOS",
        case .version(let version) = label.value
      {
        return version
      }
    }
    return nil
  }

  /// Whether it requires a later version of iOS than the current one.
  var isForLaterSystem: Bool { version.map(IOSVersion.isLater) ?? false }
}

extension AttributeListSyntax {
  /// Whether what is declared is there in later versions of iOS alone.
  var isForLaterSystem: Bool {
    contains { element in
      guard case .attribute(let attribute) = element, attribute.name == "available",
        case .availability(let arguments) = attribute.arguments
      else { return false }
      return arguments.isForLaterSystem
    }
  }
}

extension DeclSyntax {
  /// Whether no code for our version can use it.
  var isForLaterSystem: Bool {
    asProtocol((any WithAttributesSyntax).self)?.attributes.isForLaterSystem ?? false
  }
}

extension CodeBlockItemSyntax {
  var isForLaterSystem: Bool {
    if case .decl(let decl) = item { decl.isForLaterSystem } else { false }
  }
}
