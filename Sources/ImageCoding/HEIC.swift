// The HEIC door: pictures in HEIF containers, coded as HEVC or AV1 (ISO/IEC 23008-12).

package import CoreGraphics

/// HEIC and AVIF to premultiplied pixels.
package enum HEIC {
  /// Pixels of a picture: 256 MiB of memory.
  static let maximumPixels = 1 << 26

  /// The codes of the kinds of files that are read.
  private static let brands: [String: Kind] = [
    "heic": .heic, "heix": .heic, "heim": .heic, "heis": .heic, "hevc": .heic, "mif1": .heic,
    "msf1": .heic, "avif": .avif, "avis": .avif,
  ]

  /// The codec of a file.
  package enum Kind: Hashable, Sendable {
    case heic
    case avif
  }

  /// The kind by the file's first box, of its main brand; nil for other data.
  package static func kind(of data: Data) -> Kind? {
    let start = data.prefix(12)
    guard start.count == 12, start.dropFirst(4).prefix(4).elementsEqual("ftyp".utf8) else {
      return nil
    }
    return brands[String(decoding: start.suffix(4), as: UTF8.self)]
  }

  /// The file's primary picture, upright: as it is shown.
  package static func decode(_ data: Data) throws(HEICError) -> PixelBuffer {
    guard kind(of: data) != nil else { throw .notHEIC }
    return try readHEIC([UInt8](data))
  }

  static func checkSize(width: Int, height: Int) throws(HEICError) {
    guard PixelSize(width: width, height: height).isWithinLimit, width * height <= maximumPixels
    else { throw .size(width: width, height: height) }
  }
}
