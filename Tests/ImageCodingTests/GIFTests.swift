// GIF: codes of all lengths, pictures over others, interlaced rows, and files that are cut off or make no sense.

import CoreGraphics
import ImageCoding
import TestSupport
import Testing

@Suite struct GIFTests {
  /// 40 × 30 in 64 colours: codes grow from 7 to 11 bits.
  static let plasma = file(
    """
    R0lGODlhKAAeAPUAAFoEdW8IdHIUXKwlLdUOEe0OENMpEfUpFdANLu4PL9MoMO4mK7AOUo4lRo4Rda4ObpEkdrIt
    b54ZVNgJScwOUe8JTtUnUMkObc8tb+kcYzkNmg4NuC8PsjEqrFIJkG4NkW0qkUwLrW8RrFMssW4trlIxkV5KohEM
    0CYG1zERzi8szwcG6BYE6gYF9xUG+g4U8isO7zIw5xcs40oOzlIq0lwc2lVFzjBK3YwQjqwKiossj6kukIgPro8m
    p8UbhIERyyH5BAAAAAAALAAAAAAoAB4AAAb+wEJimFggjoUCYUk4FJzPg3QhNRgI1itzmUxUvImJV7ltJgvUw+L8
    vGaXCG7S4q1MLHQyM95VLxJCgFkGakcESAsWFRkZeHgJRwxHCQRKQnhfQ0lMWgQKcU0WjIwYFgsVFRSqCJCVBBOw
    qKhrZ1iHCksKugqjPqWNGRQTFEdHxKqodYBCnlYKA9DPAwoRGNYZ1hEPFAzdqhcYFBfIGZkFBkZHnwjQDe7W8D47
    Oz4R9hQW3twPsslhkAgkHXHnDgKGCxd8yYtA7wGDBw8QIoQYC9UFBBYUDGMwoZs7AQ0cQHzgw9e8eRAe5Bg5kgHC
    CeXEWZDgsJvHjw5wPMgp8gH+hB04HERICUGCNoguEVa4EOxCNwkSHDBwIMBBgAAiPuD44MDBDgc5curEQVMCwpUj
    mY57EABCSAFTdUAAgUNE1g85tOLIgQMHhAAOIGjrCXblBZIXcuSIQDWAhA9zP5DI6sEuDx44SHC9ClkshL6K+Yb2
    kQNCThA5BXwAweMDZRE1atjt21buDhBfMePQrVglUB1icQgAAACE6xCuRfz4oVyHDr8gSOgQYRy25d08evj93KMH
    iOHDP3goYVcECeY9suvoocMEiffw38u+3neriBLIBQT48AEAf/7GgSACezq8R8N7I+A3Q2wi8CAgZh6IB4INHWhA
    HHH7/fdBCNT+OeccfAfOoEIKKnQwgoAchjBCCCbeoMIIHvjXX4wARPhBCSCAYIKOJJjgHg1AqhCDCjaMcGIIGoSg
    pAYqqKCBBhtGGECMU3oQo48mlGCCDTZsaUMMNDRZYgclcqCBBxtoIIMMFSoZgpXieXDmeCXU+V6RX4KppwxNbtBB
    mhtwwMENa66oZGUzuOkBkiU8OUJsQMZwQwww1BDDCyf0ucGmJ2zwQgyZpjDDqCIoOQMHKHDAogYVLkjDDDFQGqsM
    J6RQ6wYndLrpCySikAIHM6SQQg2jEvtrmoIKOyqlNMT6wgtr5soprs/6OqKwIYwKAwwswOBrCr6iKqyl2z7rwgl7
    266wgrSetvDCCij4+uq2LLiwwgstnMACChuAW++2AL8AA6UwuIBprifgmy8KMsQLLrcrtCCxuieou0K9LhS8rQsZ
    l2uxui60YO8JKHi7rwssSMyxwvg+K7G7Khdsbssht8BCvfDG62vJINecssotqCsxvhyLDIPCEgcBADs=
    """)

  /// 8 × 8: red for 0.12 s, then a blue square of 4 × 4 in its middle, three times.
  static let two = file(
    """
    R0lGODlhCAAIAPAAAP8AAAAAACH5BAAMAAAAIf8LTkVUU0NBUEUyLjADAQIAACwAAAAACAAIAAACB4SPqcvtXQAA
    IfkEAQwAAQAsAAAAAAgACACAAAD/AAAAAgyMj3nAgO1We1NZVAAAOw==
    """)

  /// 9 × 9, from red above to blue below, in four passes.
  static let interlaced = file(
    """
    R0lGODlhCQAJAPIAAO8AEK8AUFAArxAA74AAgAAAAAAAAAAAACH5BAAAAAAALAAAAAAJAAkAQAMXCLo7/k8EKWcN
    OFvBu2CgJnqkAA3mkAAAOw==
    """)

  private static func file(_ text: String) -> Data {
    Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data()
  }

  @Test func `codes of all lengths give every pixel`() throws {
    let pixels = try #require(try GIF.decode(Self.plasma).frames.first).pixels
    #expect((pixels.width, pixels.height) == (40, 30))
    var sum: UInt32 = 0
    for y in 0..<30 { for x in 0..<40 { sum = sum &* 31 &+ pixels[x, y] } }
    // That of the pixels which ImageMagick 6.9 reads.
    #expect(sum == 3_022_998_179)
  }

  @Test func `a picture is shown over those before it`() throws {
    let (frames, loops) = try GIF.decode(Self.two)
    #expect(frames.count == 2 && loops == 2)
    #expect(frames.map(\.delay) == [0.12, 0.12])
    #expect(frames[0].pixels[3, 3] == 0xFFFF_0000 && frames[1].pixels[3, 3] == 0xFF00_00FF)
    #expect(frames[1].pixels[0, 0] == 0xFFFF_0000)
    #expect(try GIF.decode(Self.two, limit: 1).frames.count == 1)
  }

  @Test func `interlaced rows are put in order`() throws {
    let pixels = try #require(try GIF.decode(Self.interlaced).frames.first).pixels
    let rows = (0..<9).map { pixels[0, $0] }
    let expected: [UInt32] = [
      0xFFEF_0010, 0xFFEF_0010, 0xFFAF_0050, 0xFFAF_0050, 0xFF50_00AF, 0xFF50_00AF, 0xFF50_00AF,
      0xFF50_00AF, 0xFF10_00EF,
    ]
    #expect(rows == expected)
  }

  @Test func `what is cut off shows what is there`() throws {
    let half = try #require(try GIF.decode(Self.plasma.prefix(700)).frames.first).pixels
    #expect(half[0, 0] != 0 && half[39, 29] == 0)
    #expect(throws: GIFError.noPicture) { try GIF.decode(Self.plasma.prefix(210)) }
    #expect(throws: GIFError.notGIF) { try GIF.decode(Self.plasma.prefix(20)) }
    #expect(throws: GIFError.notGIF) { try GIF.decode(Data("GIF89a".utf8)) }
    #expect(throws: GIFError.notGIF) { try GIF.decode(Data()) }
  }

  @Test func `Fuzz: bytes that make no sense are refused or shown, and never stop the program`() {
    Fuzz.run(200) { random, _ in
      for file in [Self.plasma, Self.two, Self.interlaced] {
        var bytes = file
        // The size stays, so that no picture takes long.
        for _ in 0..<4 {
          bytes[Int.random(in: 10..<bytes.count, using: &random)] =
            .random(in: 0...255, using: &random)
        }
        _ = try? GIF.decode(bytes.prefix(.random(in: 0...bytes.count, using: &random)))
      }
    }
  }

  @Test func `a screen without pixels, or with too many, is refused`() {
    var none = Self.two
    none[6] = 0
    #expect(throws: GIFError.size(width: 0, height: 8)) { try GIF.decode(none) }
    var large = Self.two
    for place in 6...9 { large[place] = 0xFF }
    #expect(throws: GIFError.size(width: 65535, height: 65535)) { try GIF.decode(large) }
  }
}
