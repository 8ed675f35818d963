// The styles of the attribute `textEffect`.

public import Foundation

extension NSAttributedString {
  /// A text effect ([Apple](https://developer.apple.com/documentation/foundation/nsattributedstring/texteffectstyle)).
  /// Without effect on drawing.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Text that looks pressed into the paper.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}
