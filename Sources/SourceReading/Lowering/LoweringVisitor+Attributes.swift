// Attributes and modifiers for Objective-C's runtime, or for a whole application.

internal import SwiftSyntax

extension LoweringVisitor {
  private static let refused: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "NSManaged",
    "NSCopying", "GKInspectable", "UIApplicationMain", "NSApplicationMain", "main",
  ]

  func lowerAttribute(_ node: AttributeSyntax) {
    if Self.refused.contains(node.name) || isForInspectorAlone(node) || isForOldSwift(node) {
      edits.blank(node.byteRange, of: file)
    } else if node.name == "convention" {
      lowerConvention(node)
    }
  }

  /// Blocks are closures here, and so are functions of C that are given Swift's types; a block that is an
  /// argument may be kept.
  private func lowerConvention(_ node: AttributeSyntax) {
    let isBlock = node.arguments?.trimmedDescription == "block"
    guard let type = node.parent?.parent?.as(AttributedTypeSyntax.self),
      isBlock || type.baseType.trimmedDescription.contains(/\b(CG|CA|UI|NS)[A-Z]/)
    else { return }
    let isKept = type.attributes.has("escaping") || !isBlock
    if type.parent?.is(FunctionParameterSyntax.self) == true, !isKept {
      edits.replace(node.byteRange, of: file, with: "@escaping")
    } else {
      edits.blank(node.byteRange, of: file)
    }
  }

  /// `@available(*, unavailable) @IBInspectable var`: code shall not use the property, an inspector does.
  private func isForInspectorAlone(_ node: AttributeSyntax) -> Bool {
    guard node.availability?.contains("unavailable") == true,
      let variable = node.parent?.parent?.as(VariableDeclSyntax.self)
    else { return false }
    return variable.attributes.has("IBInspectable")
  }

  /// `@available(swift, obsoleted: 4.1)`: what this version of Swift shall not use may not be stored.
  private func isForOldSwift(_ node: AttributeSyntax) -> Bool {
    guard let said = node.availability else { return false }
    return said.hasPrefix("swift") && said.contains("obsoleted")
      && node.parent?.parent?.is(VariableDeclSyntax.self) == true
  }

  func lowerModifier(_ node: DeclModifierSyntax) {
    lowerOpenStatic(node)
    if ["dynamic", "optional"].contains(node.name.text) || isObserversOverride(node)
      || isObservedClassesOverride(node) || isForwardingOverride(node) || hidesInitializer(node)
      || isAccessibilityOverride(node)
    {
      edits.blank(node.byteRange, of: file)
    }
  }

  /// `private override init(frame:)`: on Apple's systems the framework calls it whatever Swift sees.
  private func hidesInitializer(_ node: DeclModifierSyntax) -> Bool {
    guard ["private", "fileprivate"].contains(node.name.text),
      let modifiers = node.parent?.as(DeclModifierListSyntax.self)
    else { return false }
    return modifiers.has("override") && modifiers.parent?.is(InitializerDeclSyntax.self) == true
  }

  /// `open static let` and `open let` of Swift 3 are public: what belongs to a type and what is constant
  /// is final.
  private func lowerOpenStatic(_ node: DeclModifierSyntax) {
    guard node.name.text == "open", let modifiers = node.parent?.as(DeclModifierListSyntax.self),
      modifiers.has("static")
        || modifiers.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.tokenKind
          == .keyword(.let)
    else { return }
    edits.replace(node.byteRange, of: file, with: "public")
  }

  /// `override var accessibilityLabel` of a class that only `NSObject` is above of: its members are those of
  /// a protocol, which cannot be overridden.
  private func isAccessibilityOverride(_ node: DeclModifierSyntax) -> Bool {
    guard node.name.text == "override",
      let name = node.parent?.parent?.as(VariableDeclSyntax.self)?.names.first,
      name.hasPrefix("accessibility") || name == "isAccessibilityElement",
      let owner = TypeAround.name(of: node), index.frameworkClass(above: owner) == "NSObject"
    else { return false }
    let above = index.chain(owner).dropFirst().map(\.name)
    return !index.propertyOverrides.contains { above.contains($0.owner) && $0.name == name }
  }

  /// `override func observeValue(…)` of a class that only `NSObject` is above of: Foundation on Linux
  /// has no such method. The class is made a `KeyValueObserver`.
  private func isObserversOverride(_ node: DeclModifierSyntax) -> Bool {
    guard node.name.text == "override",
      let function = node.parent?.parent?.as(FunctionDeclSyntax.self),
      function.name.text == "observeValue", let owner = TypeAround.name(of: function)
    else { return false }
    return index.frameworkClass(above: owner) == "NSObject"
  }

  /// `override class func keyPathsForValuesAffectingValue(forKey:)`: what classes say of how they are observed
  /// overrides nothing but a class of the sources that says it, too.
  private func isObservedClassesOverride(_ node: DeclModifierSyntax) -> Bool {
    guard node.name.text == "override",
      let function = node.parent?.parent?.as(FunctionDeclSyntax.self), function.modifiers.isOfType,
      ["keyPathsForValuesAffectingValue", "automaticallyNotifiesObservers"].contains(
        function.name.text), let owner = TypeAround.name(of: function)
    else { return false }
    let above = index.chain(owner).dropFirst().map(\.name)
    return !index.typeMethods.contains {
      above.contains($0.owner) && $0.name == function.name.text
    }
  }
}
