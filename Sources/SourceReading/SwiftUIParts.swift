// SwiftUI, which Linux lacks: what of the sources belongs to it is left out.

internal import Messages
internal import SwiftParser
internal import SwiftSyntax

/// Declarations that only SwiftUI can compile: `struct Page: View`, `extension Color`. Beside views of UIKit's
/// there are often some that show them there.
struct SwiftUIParts {
  private let trees: [SourceFileSyntax]
  /// Whether each file imports SwiftUI.
  private let imports: [Bool]
  /// Those of SwiftUI's names that the module does not declare.
  private let names: Set<String>
  /// What the module declares of these kinds.
  private var own: Set<String> = []

  /// The sources with blanks in the place of such declarations, so that lines and columns stay.
  static func removed(from sources: [SourceText]) -> [SourceText] {
    guard sources.contains(where: { $0.text.contains("import SwiftUI") }) else { return sources }
    let parts = SwiftUIParts(sources)
    return sources.indices.map { index in
      var source = sources[index]
      source.text = parts.blanked(source.text, index)
      return source
    }
  }

  private init(_ sources: [SourceText]) {
    trees = sources.map { Parser.parse(source: $0.text) }
    imports = sources.map { $0.text.contains("import SwiftUI") }
    let declared = trees.flatMap { $0.statements }.compactMap {
      $0.item.asProtocol((any NamedDeclSyntax).self)?.name.text
    }
    names = Self.types.subtracting(declared)
    var count = -1
    while own.count != count {
      count = own.count
      for index in trees.indices {
        own.formUnion(
          groups(index).compactMap { $0.asProtocol((any NamedDeclSyntax).self)?.name.text })
      }
    }
  }

  /// The declarations of a file that are left out.
  private func groups(_ index: Int) -> [any DeclGroupSyntax] {
    trees[index].statements.compactMap { $0.item.asProtocol((any DeclGroupSyntax).self) }
      .filter { group in
        Self.namesAbove(group).contains { name in
          own.contains(name)
            || imports[index] && (name.hasPrefix("SwiftUI.") || names.contains(name))
        }
      }
  }

  /// What a declaration extends, inherits and bounds its parameters by.
  private static func namesAbove(_ group: any DeclGroupSyntax) -> [String] {
    let extended = group.as(ExtensionDeclSyntax.self).map { [$0.extendedType.trimmedDescription] }
    let bounds = group.asProtocol((any WithGenericParametersSyntax).self)?
      .genericParameterClause?.parameters.compactMap { $0.inheritedType?.trimmedDescription }
    return (extended ?? []) + (group.inheritanceClause?.names ?? []) + (bounds ?? [])
  }

  private func blanked(_ text: String, _ index: Int) -> String {
    let groups = groups(index)
    guard !groups.isEmpty else { return text }
    var bytes = Array(text.utf8)
    for group in groups {
      for position in group.byteRange where bytes[position] != UInt8(ascii: "\n") {
        bytes[position] = UInt8(ascii: " ")
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let types: Set<String> = [
    "App", "ButtonStyle", "Color", "DynamicProperty", "EnvironmentKey", "EnvironmentValues",
    "GeometryEffect", "Image", "LabelStyle", "Layout", "LibraryContentProvider",
    "ObservableObject", "PreferenceKey", "PreviewProvider", "PrimitiveButtonStyle",
    "ProgressViewStyle", "Scene", "Shape", "Text", "TextFieldStyle", "ToggleStyle",
    "UIHostingController", "UIViewControllerRepresentable", "UIViewRepresentable", "View",
    "ViewModifier",
  ]
}
