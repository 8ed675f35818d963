// The values that documents consist of.

/// A value of a document
/// ([ISO 32000](https://opensource.adobe.com/dc-acrobat-sdk-docs/pdfstandards/PDF32000_2008.pdf), 7.3).
indirect enum PDFObject: Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case string([UInt8])
  case name(String)
  case array([PDFObject])
  case dictionary([String: PDFObject])
  /// Its bytes as they stand in the file.
  case stream([String: PDFObject], ArraySlice<UInt8>)
  /// Another object, by its number.
  case reference(Int)
  /// An operator of drawing, or another word.
  case word(String)

  var number: Double? {
    if case .number(let value) = self { return value }
    return nil
  }

  /// nil where it has more than 32 bits, as no place and no number of an object has.
  var integer: Int? { number.flatMap { Int32(exactly: $0.rounded()) }.map(Int.init) }

  var name: String? {
    if case .name(let value) = self { return value }
    return nil
  }

  var array: [PDFObject]? {
    if case .array(let value) = self { return value }
    return nil
  }

  /// A stream's too.
  var dictionary: [String: PDFObject]? {
    switch self {
    case .dictionary(let value), .stream(let value, _): value
    default: nil
    }
  }
}
