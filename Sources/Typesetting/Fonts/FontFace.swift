// A face of a font file, without a size.

package import CoreGraphics

/// A face without a size. One file and index is one face, so faces compare by identity.
package final class FontFace: Hashable, Sendable {
  /// What display lists hold.
  package let cgFont: CGFont
  package let familyName: String
  package let postScriptName: String
  /// Per 1 unit per em. The system font's are those of iOS, whatever the file says.
  package let metrics: FontMetrics

  init(cgFont: CGFont, familyName: String, postScriptName: String, metrics: FontMetrics) {
    self.cgFont = cgFont
    self.familyName = familyName
    self.postScriptName = postScriptName
    self.metrics = metrics
  }

  package static func == (one: FontFace, other: FontFace) -> Bool { one === other }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
