// A server's pixels as another server would store them.

/// How a server that is not there stores pixels of depth 24. A proxy tells a client so, and turns what the
/// client puts back into what the real server stores: 32 bits, least significant byte first.
package struct PixelDisguise: Hashable, Sendable {
  /// 24 or 32.
  package var bitsPerPixel: Int
  package var isLittleEndian: Bool

  package init(bitsPerPixel: Int, isLittleEndian: Bool) {
    self.bitsPerPixel = bitsPerPixel
    self.isLittleEndian = isLittleEndian
  }

  private static let depth: UInt8 = 24
  private static let putImage: UInt8 = 72

  /// The server's first answer, changed. The formats stand behind the vendor's name, eight bytes each: depth,
  /// bits, and how rows are padded.
  func told(_ answer: [UInt8]) -> [UInt8] {
    var answer = answer
    answer[30] = isLittleEndian ? 0 : 1
    let formats = 40 + (Self.number(answer, 24) + 3) / 4 * 4
    for format in 0..<Int(answer[29]) where answer[formats + 8 * format] == Self.depth {
      answer[formats + 8 * format + 1] = UInt8(bitsPerPixel)
    }
    return answer
  }

  /// The request as the real server understands it; all but pictures stay as they are.
  func undone(_ request: [UInt8]) -> [UInt8] {
    guard request[0] == Self.putImage else { return request }
    // Large requests have their length in four bytes more.
    let head = Self.number(request, 2) == 0 ? 8 : 4
    guard request[head + 17] == Self.depth else { return request }
    let (width, height) = (Self.number(request, head + 8), Self.number(request, head + 10))
    let bytes = bitsPerPixel / 8
    let rowBytes = (width * bytes + 3) / 4 * 4
    let length = UInt32(7 + width * height)
    var undone = request[..<2] + [0, 0] + (0..<4).map { UInt8(length >> ($0 * 8) & 0xFF) }
    undone += request[head..<head + 20]
    undone.reserveCapacity(Int(length) * 4)
    for y in 0..<height {
      for x in 0..<width {
        let pixel = head + 20 + y * rowBytes + x * bytes
        for byte in 0..<3 {
          undone.append(request[pixel + (isLittleEndian ? byte : bytes - 1 - byte)])
        }
        undone.append(0)
      }
    }
    return Array(undone)
  }

  private static func number(_ bytes: [UInt8], _ place: Int) -> Int {
    Int(bytes[place]) | Int(bytes[place + 1]) << 8
  }
}
