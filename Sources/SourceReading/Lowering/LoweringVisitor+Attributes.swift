// Attributes and modifiers that speak to Objective-C's runtime or to a whole application.

internal import SwiftSyntax

extension LoweringVisitor {
  private static let refused: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "NSManaged",
    "NSCopying", "GKInspectable", "UIApplicationMain", "NSApplicationMain", "main",
  ]

  func lowerAttribute(_ node: AttributeSyntax) {
    if Self.refused.contains(node.name) { edits.blank(node.byteRange, of: file) }
  }

  func lowerModifier(_ node: DeclModifierSyntax) {
    if ["dynamic", "optional"].contains(node.name.text) {
      edits.blank(node.byteRange, of: file)
    }
  }
}
