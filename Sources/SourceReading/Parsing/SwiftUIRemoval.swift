// Removes declarations that need SwiftUI, which Linux lacks.

internal import Messages
internal import SwiftParser
internal import SwiftSyntax

/// Finds declarations that only compile with SwiftUI: `struct Page: View`, `extension Color`. They often stand
/// beside UIKit views that they wrap.
struct SwiftUIRemoval {
  private let trees: [SourceFileSyntax]
  /// Whether each file imports SwiftUI.
  private let imports: [Bool]
  /// The names of SwiftUI's types that the module does not declare.
  private let names: Set<String>
  /// The module's own types that are removed.
  private var own: Set<String> = []

  /// The sources with blanks in the place of such declarations, so that lines and columns stay.
  static func removed(from sources: [SourceText]) -> [SourceText] {
    guard sources.contains(where: { $0.text.contains("import SwiftUI") }) else { return sources }
    let parts = SwiftUIRemoval(sources)
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

  /// The names of the types that a declaration extends, inherits from and constrains its parameters to.
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
