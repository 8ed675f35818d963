// The boundaries of lines, words and sentences in a text, found by ICU.

internal import CICU

/// A break iterator of ICU
/// ([ICU](https://unicode-org.github.io/icu/userguide/boundaryanalysis/)).
///
/// Complexity: the first one of a process reads a millisecond of data, each further one takes about 30 µs to open;
/// to find the boundaries of a text takes some 7 ns a unit. It is for one thread at a time.
@safe
final class BreakIterator {
  /// The numbers are ICU's (`UBreakIteratorType`).
  enum Kind: Int32 {
    case word = 1
    case line = 2
    case sentence = 3
  }

  /// A place between two UTF-16 units, where something ends.
  struct Boundary {
    var offset: Int
    /// ICU's rule status of what ends here.
    var status: Int32
  }

  private let handle: OpaquePointer

  /// Nil where ICU has no rules. `locale` is an identifier such as `ja_JP`; "" is the root.
  init?(_ kind: Kind, locale: String) {
    var status: Int32 = 0
    // SAFETY: the name lives for the call; without a text the iterator keeps no pointer of ours.
    let handle = unsafe swift_ubrk_open(kind.rawValue, locale, nil, 0, &status)
    guard let handle = unsafe handle, status <= 0 else {
      // SAFETY: ICU made the handle, or there is none.
      unsafe swift_ubrk_close(handle)
      return nil
    }
    unsafe self.handle = unsafe handle
  }

  deinit {
    // SAFETY: this value alone has the handle.
    unsafe swift_ubrk_close(handle)
  }

  /// All boundaries behind the text's first unit, the text's end among them. Lone surrogates are characters of their own.
  /// A text of 2³¹ units or more has none.
  func boundaries(in units: [UInt16]) -> [Boundary] {
    guard !units.isEmpty, let count = Int32(exactly: units.count) else { return [] }
    // SAFETY: the iterator reads the text only within this closure: the next call sets another text before it reads.
    return unsafe units.withUnsafeBufferPointer { text in
      var status: Int32 = 0
      unsafe swift_ubrk_setText(handle, text.baseAddress, count, &status)
      guard status <= 0 else { return [] }
      var found: [Boundary] = []
      unsafe _ = swift_ubrk_first(handle)
      while case let offset = unsafe swift_ubrk_next(handle), offset >= 0 {
        unsafe found.append(
          Boundary(offset: Int(offset), status: swift_ubrk_getRuleStatus(handle)))
      }
      return found
    }
  }
}
