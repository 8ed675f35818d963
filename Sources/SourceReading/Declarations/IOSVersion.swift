// The version of iOS that copies are compiled for, and code for later versions.

internal import SwiftSyntax

/// The version that `StageSystem.version` reports at run time.
enum IOSVersion {
  static let current = [26, 0]
  /// The last version of which the framework has what sources commonly name.
  static let complete = [18, 0]

  /// Names of later versions than ``complete`` that the framework lacks. Code for these versions that says one of them
  /// is left out, as if it were for a version later than ``current``.
  static let missing: Set<String> = [
    "UIGlassEffect", "UIGlassContainerEffect", "UICornerConfiguration", "UICornerRadius",
    "cornerConfiguration", "effectiveRadius", "glass", "prominentGlass", "clearGlass",
    "prominentClearGlass", "glassEffect", "UIScrollEdgeEffect", "topEdgeEffect", "leftEdgeEffect",
    "bottomEdgeEffect", "rightEdgeEffect", "UIScrollEdgeElementContainerInteraction",
    "UIBackgroundExtensionView", "UITabAccessory", "bottomAccessory", "setBottomAccessory",
    "tabBarMinimizeBehavior", "UISearchTab", "searchBarPlacementBarButtonItem",
    "searchBarPlacementAllowsToolbarIntegration", "hidesSharedBackground", "sharesBackground",
    "largeSubtitle", "largeSubtitleView", "subtitleView", "largeAttributedSubtitle",
    "attributedSubtitle", "trackConfiguration", "sliderStyle", "symbolContentTransition",
    "UISymbolContentTransition", "drawOn", "drawOff", "linearExposure", "exposureAdjust",
    "UIDesignRequiresCompatibility", "UIMainMenuSystem",
    "UIColorPickerSupportedEyedropper", "NSHostingMenu", "UIHostingSceneDelegate",
    "glassButtonStyle", "zoomFromBarButtonItem", "flushUpdates",
  ]

  static func parts(of version: VersionTupleSyntax) -> [Int] {
    ([version.major.text] + version.components.map(\.number.text)).map { Int($0) ?? 0 }
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

  /// Whether it requires a later version of iOS, or one of which the `code` that it guards names what is `missing`.
  func isForLaterSystem(guarding code: [Syntax], missing: Set<String>) -> Bool {
    guard let parts = version.map(IOSVersion.parts) else { return false }
    if IOSVersion.current.lexicographicallyPrecedes(parts) { return true }
    return IOSVersion.complete.lexicographicallyPrecedes(parts)
      && code.contains { $0.says(missing) }
  }
}

extension SyntaxProtocol {
  /// Whether one of the names stands in it.
  func says(_ names: Set<String>) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { names.contains($0.plain) }
  }
}

extension DeclSyntax {
  /// Whether no code for our version can use it, as far as `missing` is what later versions have.
  func isForLaterSystem(missing: Set<String>) -> Bool {
    guard let attributes = asProtocol((any WithAttributesSyntax).self)?.attributes else {
      return false
    }
    return attributes.contains { element in
      guard case .attribute(let attribute) = element, attribute.name == "available",
        case .availability(let arguments) = attribute.arguments
      else { return false }
      return arguments.isForLaterSystem(guarding: [Syntax(self)], missing: missing)
    }
  }
}

/// The names that are missing because they are for later versions of iOS.
struct LaterNames {
  /// The framework's, and those of the module's declarations that name them.
  private(set) var names = IOSVersion.missing

  /// The names of a module: a declaration that is left out is missing in others, which may be left out for that.
  init(_ files: [ParsedFile]) {
    let declarations = files.filter { $0.says("@available(iOS") }.flatMap { file in
      Declarations(file.tree).found
    }
    var count = 0
    repeat {
      count = names.count
      for (name, declaration) in declarations
      where declaration.isForLaterSystem(missing: names) {
        names.insert(name)
      }
    } while names.count > count
  }

  /// The types and global functions that say in which version they are there, by name.
  private final class Declarations: SyntaxVisitor {
    var found: [(name: String, declaration: DeclSyntax)] = []

    init(_ tree: some SyntaxProtocol) {
      super.init(viewMode: .sourceAccurate)
      walk(tree)
    }

    private func add(
      _ node: some DeclSyntaxProtocol, _ name: TokenSyntax, attributes: AttributeListSyntax
    ) {
      if attributes.has("available") { found.append((name.plain, DeclSyntax(node))) }
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node, node.name, attributes: node.attributes)
      return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node, node.name, attributes: node.attributes)
      return .visitChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node, node.name, attributes: node.attributes)
      return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node, node.name, attributes: node.attributes)
      return .skipChildren
    }
  }
}
