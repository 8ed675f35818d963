// Streams whose bytes come from functions, and numbers of encodings.

import Foundation
import FoundationAdditions
import Testing

/// Bytes that a stream reads and writes.
private final class Tape {
  var bytes: [UInt8] = []
  var place = 0
  var isClosed = false
}

private func tape(_ cookie: UnsafeMutableRawPointer?) -> Tape {
  guard let cookie = unsafe cookie else { return Tape() }
  // SAFETY: the test holds the tape until its stream is closed.
  return unsafe Unmanaged<Tape>.fromOpaque(cookie).takeUnretainedValue()
}

@Suite struct StreamFunctionTests {
  @Test func `a stream reads, writes, seeks and closes through its functions`() {
    let own = Tape()
    // SAFETY: `own` lives to the end of the test; the functions stay inside of the runs that they are given.
    let file = unsafe funopen(
      Unmanaged.passUnretained(own).toOpaque(),
      { cookie, bytes, count in
        let tape = unsafe tape(cookie)
        let part = tape.bytes.dropFirst(tape.place).prefix(Int(count))
        for (index, byte) in part.enumerated() { unsafe bytes![index] = CChar(bitPattern: byte) }
        tape.place += part.count
        return Int32(part.count)
      },
      { cookie, bytes, count in
        let tape = unsafe tape(cookie)
        for index in 0..<Int(count) { unsafe tape.bytes.append(UInt8(bitPattern: bytes![index])) }
        tape.place = tape.bytes.count
        return count
      },
      { cookie, place, origin in
        let tape = unsafe tape(cookie)
        tape.place =
          Int(place) + (origin == SEEK_SET ? 0 : origin == SEEK_CUR ? tape.place : tape.bytes.count)
        return Int64(tape.place)
      },
      { cookie in
        unsafe tape(cookie).isClosed = true
        return 0
      })
    guard let stream = unsafe file else {
      Issue.record("there is no stream")
      return
    }
    #expect(unsafe fputs("dial", stream) >= 0)
    #expect(unsafe fseek(stream, 1, SEEK_SET) == 0)
    #expect(unsafe fgetc(stream) == Int32(UInt8(ascii: "i")))
    #expect(unsafe fclose(stream) == 0)
    #expect(own.bytes == Array("dial".utf8) && own.isClosed)
  }

  /// Apple's headers: UTF-8 is 4, Windows' Latin 12; DOS Latin has no number of Foundation's own.
  @Test func `encodings have Apple's numbers`() {
    #expect(CFStringConvertEncodingToNSStringEncoding(0x0800_0100) == 4)
    #expect(CFStringConvertEncodingToNSStringEncoding(0x0500) == 12)
    #expect(CFStringConvertEncodingToNSStringEncoding(0x0400) == 0x8000_0400)
    #expect(CFStringConvertNSStringEncodingToEncoding(0x8000_0400) == 0x0400)
  }
}
