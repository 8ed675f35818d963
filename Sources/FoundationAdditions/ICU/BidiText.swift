// The directions of text that mixes them, found by ICU.

internal import CICU

/// The embedding levels of a paragraph: even from left to right, odd from right to left
/// ([UAX 9](https://www.unicode.org/reports/tr9/)).
///
/// All of the algorithm: embeddings, overrides, isolates, paired brackets, numbers. Offsets count UTF-16 units. It is
/// for one thread at a time, and for one paragraph: ICU takes numbers that begin a paragraph for those of the one
/// before it.
@safe
package final class BidiText {
  /// The direction of a paragraph.
  package enum BaseDirection: Hashable, Sendable {
    /// The direction of the paragraph's first strong character; without one from left to right (rules P2 and P3).
    case natural
    case leftToRight
    case rightToLeft

    /// ICU's paragraph level; 0xFE is `UBIDI_DEFAULT_LTR`.
    fileprivate var paragraphLevel: UInt8 {
      switch self {
      case .natural: 0xFE
      case .leftToRight: 0
      case .rightToLeft: 1
      }
    }
  }

  /// A copy of the text, which `paragraph` reads.
  private let units: UnsafeMutableBufferPointer<UInt16>
  private let paragraph: OpaquePointer
  /// Reads `paragraph`; goes before it.
  private let line: OpaquePointer

  /// Resolves the levels of a paragraph. Nil where the text is empty, has 2³¹ units or more, or memory is short.
  package init?(_ text: [UInt16], base: BaseDirection = .natural) {
    guard !text.isEmpty, let count = Int32(exactly: text.count) else { return nil }
    // SAFETY: `units` is filled to its end before anything reads it, and lives until the handles that read it are closed.
    let units = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: text.count)
    unsafe _ = units.initialize(fromContentsOf: text)
    let paragraph = unsafe swift_ubidi_open()
    let line = unsafe swift_ubidi_open()
    var status: Int32 = 0
    if let paragraph = unsafe paragraph {
      unsafe swift_ubidi_setPara(
        paragraph, units.baseAddress, count, base.paragraphLevel, nil, &status)
    }
    // SAFETY: on failure each handle and the copy are released once, the readers first.
    guard let paragraph = unsafe paragraph, let line = unsafe line, status <= 0 else {
      unsafe swift_ubidi_close(line)
      unsafe swift_ubidi_close(paragraph)
      unsafe units.deallocate()
      return nil
    }
    unsafe self.units = unsafe units
    unsafe self.paragraph = unsafe paragraph
    unsafe self.line = unsafe line
  }

  deinit {
    // SAFETY: this value alone has the three; what reads goes before what is read.
    unsafe swift_ubidi_close(line)
    unsafe swift_ubidi_close(paragraph)
    unsafe units.deallocate()
  }

  /// The paragraph's level: 0 from left to right, 1 from right to left.
  package var baseLevel: UInt8 {
    // SAFETY: the handle lives as long as this value.
    unsafe swift_ubidi_getParaLevel(paragraph)
  }

  /// The level of each unit in a line, which is a part of the paragraph: spaces at its end have the paragraph's level
  /// (rule L1).
  package func levels(inLine range: Range<Int>) -> [UInt8] {
    guard !range.isEmpty else { return [] }
    // SAFETY: the range lies in the text, and `paragraph`, which `line` reads, lives as long as this value. The
    // levels belong to `line`, which is not set again before they are copied.
    precondition(
      unsafe range.lowerBound >= 0 && range.upperBound <= units.count,
      "\(range) is no line of the text")
    var status: Int32 = 0
    unsafe swift_ubidi_setLine(
      paragraph, Int32(range.lowerBound), Int32(range.upperBound), line, &status)
    if status <= 0, let levels = unsafe swift_ubidi_getLevels(line, &status), status <= 0 {
      return unsafe Array(UnsafeBufferPointer(start: levels, count: range.count))
    }
    // ICU refuses lines that go on behind a paragraph separator.
    status = 0
    // SAFETY: ICU owns the levels, one for each unit, until the paragraph is set again; they are copied.
    guard let levels = unsafe swift_ubidi_getLevels(paragraph, &status), status <= 0 else {
      return [UInt8](repeating: 0, count: range.count)
    }
    return unsafe Array(UnsafeBufferPointer(start: levels, count: units.count)[range])
  }

  /// The order of a line's items on the screen, from the left, given the level of each: at each place the item's index
  /// (rule L2).
  package static func visualOrder(_ levels: [UInt8]) -> [Int] {
    var order = Array(0..<Int32(levels.count))
    // SAFETY: both arrays live for the call and have the same count.
    unsafe swift_ubidi_reorderVisual(levels, Int32(levels.count), &order)
    return order.map { Int($0) }
  }
}
