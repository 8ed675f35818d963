// A preview of the loaded sources: one thing to show, with its name and place.

internal import Messages
package import UIKit

/// A preview of a view or a view controller, as a page shows it.
@MainActor
package struct PreviewDescription {
  /// The name that the source gives, else `Line 12`; with the argument behind it where there are several:
  /// `Card (small)`.
  package let name: String
  /// The place of `#Preview` in the source.
  package let position: SourcePosition
  /// In the order of the source.
  package let traits: [PreviewTrait<Preview.ViewTraits>]
  /// Makes the content anew.
  package let make: @MainActor () -> Preview.Content

  /// The previews of a declaration: one, or one for each argument.
  static func all(of preview: Preview, at position: SourcePosition) -> [PreviewDescription] {
    let name = preview.name ?? SourcePreview.name(ofLine: position.line)
    return preview.variants.map { variant in
      PreviewDescription(
        name: variant.argument.map { "\(name) (\($0))" } ?? name, position: position,
        traits: preview.traits, make: variant.make)
    }
  }
}
