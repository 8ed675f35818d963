// The records of a GIF file.

import CGIF
import CoreGraphics

/// One picture of a file, in places of a table of colours.
struct GIFBlock {
  /// The treatment of its pixels before the next picture.
  enum Disposal { case keep, clear, restore }

  var left = 0
  var top = 0
  var width = 0
  var height = 0
  /// Opaque pixels.
  var colors: [UInt32] = []
  /// The colour that paints nothing.
  var transparent: UInt8?
  var disposal = Disposal.keep
  /// Seconds.
  var delay = 0.0
  /// Row by row; nil where the file ended.
  var indices: [UInt8?] = []
}

/// Reads picture after picture. It is for one thread at a time.
@safe
final class GIFReader {
  let width: Int
  let height: Int
  /// As `GIF.decode` gives it.
  private(set) var loops: Int?
  private let file: UnsafeMutablePointer<GifFileType>
  /// The library holds it by its address.
  private let source: GIFSource

  init(_ data: Data) throws(GIFError) {
    source = GIFSource(data)
    // SAFETY: `source` lives as long as the file, whose callback gets its address back.
    let address = unsafe Unmanaged.passUnretained(source).toOpaque()
    guard GIF.isGIF(data), let file = unsafe DGifOpen(address, readGIF, nil) else { throw .notGIF }
    unsafe self.file = file
    width = unsafe Int(file.pointee.SWidth)
    height = unsafe Int(file.pointee.SHeight)
  }

  deinit {
    // SAFETY: this value alone has the file, and closes it once.
    unsafe DGifCloseFile(file, nil)
  }

  /// The next picture with what its extensions say; nil at the end of the file, and where it cannot be understood: a picture larger than the screen, too.
  func nextPicture() -> GIFBlock? {
    var block = GIFBlock()
    while true {
      var kind = UNDEFINED_RECORD_TYPE
      // SAFETY: the file is open.
      guard unsafe DGifGetRecordType(file, &kind) == GIF_OK else { return nil }
      switch kind {
      case EXTENSION_RECORD_TYPE: guard readExtension(&block) else { return nil }
      case IMAGE_DESC_RECORD_TYPE: return picture(block)
      default: return nil
      }
    }
  }

  /// False where the file ends in it.
  private func readExtension(_ block: inout GIFBlock) -> Bool {
    var label: Int32 = 0
    // SAFETY: the file is open. A piece is a byte that counts and as many bytes; it is copied
    // before the next is read.
    var bytes: UnsafeMutablePointer<GifByteType>?
    guard unsafe DGifGetExtension(file, &label, &bytes) == GIF_OK else { return false }
    var content: [UInt8] = []
    while let piece = unsafe bytes {
      // The first byte counts the others.
      unsafe content.append(
        contentsOf: UnsafeBufferPointer(start: piece + 1, count: Int(piece.pointee)))
      guard unsafe DGifGetExtensionNext(file, &bytes) == GIF_OK else { return false }
    }
    switch label {
    case GRAPHICS_EXT_FUNC_CODE: setControl(content, of: &block)
    case APPLICATION_EXT_FUNC_CODE: setLoops(content)
    default: break
    }
    return true
  }

  private func setControl(_ content: [UInt8], of block: inout GIFBlock) {
    var control = GraphicsControlBlock()
    // SAFETY: the library reads as many bytes as it is told that there are.
    guard unsafe DGifExtensionToGCB(content.count, content, &control) == GIF_OK else { return }
    block.delay = Double(control.DelayTime) / 100
    block.transparent = UInt8(exactly: control.TransparentColor)
    block.disposal =
      switch control.DisposalMode {
      case DISPOSE_BACKGROUND: .clear
      case DISPOSE_PREVIOUS: .restore
      default: .keep
      }
  }

  private func setLoops(_ content: [UInt8]) {
    let name = Array("NETSCAPE2.0".utf8)
    guard content.starts(with: name), content.count >= name.count + 3 else { return }
    loops = Int(content[name.count + 1]) | Int(content[name.count + 2]) << 8
  }

  private func picture(_ start: GIFBlock) -> GIFBlock? {
    // SAFETY: the file is open; the description is plain data. Its tables of colours belong to the
    // file.
    guard unsafe DGifGetImageDesc(file) == GIF_OK else { return nil }
    let description = unsafe file.pointee.Image
    var block = start
    unsafe (block.left, block.top) = (Int(description.Left), Int(description.Top))
    unsafe (block.width, block.height) = (Int(description.Width), Int(description.Height))
    guard (1...width).contains(block.width), (1...height).contains(block.height) else { return nil }
    block.colors = unsafe colors(description.ColorMap ?? file.pointee.SColorMap)
    block.indices = Array(repeating: nil, count: block.width * block.height)
    var line = [UInt8](repeating: 0, count: block.width)
    for y in unsafe Self.rows(block.height, isInterlaced: description.Interlace) {
      // SAFETY: the line has room for the picture's width.
      guard unsafe DGifGetLine(file, &line, Int32(block.width)) == GIF_OK else { break }
      for x in line.indices { block.indices[y * block.width + x] = line[x] }
    }
    return block
  }

  private func colors(_ map: UnsafeMutablePointer<ColorMapObject>?) -> [UInt32] {
    // SAFETY: a table belongs to the open file and has `ColorCount` colours.
    guard let map = unsafe map?.pointee, let colors = unsafe map.Colors else { return [] }
    return unsafe UnsafeBufferPointer(start: colors, count: Int(map.ColorCount)).map {
      0xFF00_0000 | UInt32($0.Red) << 16 | UInt32($0.Green) << 8 | UInt32($0.Blue)
    }
  }

  /// In which order rows are written.
  private static func rows(_ height: Int, isInterlaced: Bool) -> [Int] {
    guard isInterlaced else { return Array(0..<height) }
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { start, step in
      Array(stride(from: start, to: height, by: step))
    }
  }
}

/// The bytes of a file, from first to last.
private final class GIFSource {
  private let data: Data
  private var place: Int

  init(_ data: Data) {
    self.data = data
    place = data.startIndex
  }

  /// How many there were.
  func read(_ target: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
    let found = min(max(count, 0), data.endIndex - place)
    // SAFETY: the caller has room for `count`.
    unsafe data.copyBytes(to: target, from: place..<place + found)
    place += found
    return found
  }
}

/// Called back by the library.
private func readGIF(
  _ file: UnsafeMutablePointer<GifFileType>?, _ target: UnsafeMutablePointer<GifByteType>?,
  _ count: Int32
) -> Int32 {
  // SAFETY: the library calls back with its own file, and with room for `count` bytes.
  guard let address = unsafe file?.pointee.UserData, let target = unsafe target else { return 0 }
  // SAFETY: the reader keeps the source for as long as the file is open.
  let source = unsafe Unmanaged<GIFSource>.fromOpaque(address).takeUnretainedValue()
  return unsafe Int32(source.read(target, Int(count)))
}
