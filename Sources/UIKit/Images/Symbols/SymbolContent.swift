// The content of a symbol without its frame.

import CoreGraphics

/// A symbol without its frame. `Resources/Symbols` holds the drawings; `drawn(_:)` returns them.
///
/// Lengths are hundredths of the side. All paths are in the path language of `UIBezierPath.init(symbol:)`.
struct SymbolContent: Sendable {
  var width: CGFloat = 100
  var height: CGFloat = 100
  /// Drawn with the pen, or filled by the even-odd rule where the name ends in `fill`.
  var outline = ""
  /// Drawn with the pen; cut out where the outline is filled.
  var marks = ""
  /// Filled and drawn with the pen; cut out where the outline is filled.
  var spots = ""
  /// Drawn with the pen, whatever the outline.
  var lines = ""
  /// Filled and drawn with the pen, whatever the outline.
  var dots = ""
  /// Written in the system's font, as high as the box.
  var text = ""

  /// The box, in units of the side.
  var size: CGSize { CGSize(width: width / 100, height: height / 100) }

  /// Returns a symbol that may stand in a frame: a letter, a number up to 50, or a drawing.
  static func framed(_ name: String) -> SymbolContent? {
    let isLetter = name.count == 1 && name.allSatisfy { $0.isASCII && $0.isLowercase }
    guard isLetter || Int(name).map((0...50).contains) == true else { return drawn(name) }
    return SymbolContent(width: 84, text: name.uppercased())
  }
}
