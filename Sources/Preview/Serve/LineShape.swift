// How a line of JSON is built, before it is read.

internal import CoreGraphics

/// The brackets and commas of a line of JSON. To look at them takes milliseconds for a line of any kind; to decode what
/// is deep or has many values takes far longer than to answer it.
struct LineShape: Hashable {
  /// The most arrays and objects in one another.
  private(set) var depth = 0
  /// The commas between the values of an array that is the whole line.
  private(set) var commas = 0

  init(_ line: Data) {
    var (open, isText, isEscaped, isArray) = (0, false, false, false)
    for byte in line {
      if isText {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isText = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isText = true
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        if depth == 0 { isArray = byte == UInt8(ascii: "[") }
        open += 1
        depth = max(depth, open)
      case UInt8(ascii: "]"), UInt8(ascii: "}"): open -= 1
      case UInt8(ascii: ","): if isArray, open == 1 { commas += 1 }
      default: break
      }
    }
  }
}
