// WebP, HEIC and AVIF as image sources and images.

import CoreGraphics
import ImageIO
import Testing
import UIKit

@Suite struct ModernFormatTests {
  /// 8 × 8: red for 0.12 s, blue for 0.08 s, twice.
  private static let webP = file(
    """
      UklGRoQAAABXRUJQVlA4WAoAAAACAAAABwAABwAAQU5JTQYAAAD/////AgBBTk1GKAAAAAAAAAAAAAcAAAcAAHgAAAJWUDhMDwAAAC8HwA
      EABxD9j/4HIqL/AQBBTk1GKAAAAAAAAAAAAAcAAAcAAFAAAABWUDhMDwAAAC8HwAEABxDR//4HIqL/AQA=
    """)

  /// 64 × 32: red on the left, blue on the right.
  private static let heic = file(
    """
      AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waX
      RtAAAAAAACAAAAEGlkYXQAAAAAAEAAIAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAAjQACAAEAAAAAAAAAAQAAAAAAAAAI
      AAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAAALZpcGNvAAAAdmh2Y0
      MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEF
      lurkprm4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAQAAAACAAAAAQcGl4aQ
      AAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAAJVtZGF0AAAAiSgBrwY4iS58
      L/WtP///m1/2X9942ppl/fmSyP92SP//2xBpv72M5h9w1KlLTYNxTb1RqUe6WUiFTe9wKruNRJbA0CcjusSk6n958bzMCqbLmGNO3HBTeE
      scoAjmYNFJ04yjmrPNyctuis1vXclTJv2HE+iyCKsHez8NQwen9Em18oTGMZH4e0Sc
    """)

  /// The same.
  private static let avif = file(
    """
      AAAAHGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZgAAAOptZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waX
      RtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAEOAAEAAAAAAAAAKwAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGF2MDEAAAAA
      amlwcnAAAABLaXBjbwAAABNjb2xybmNseAACAAIABoAAAAAMYXYxQ4EADAAAAAAUaXNwZQAAAAAAAABAAAAAIAAAABBwaXhpAAAAAAMICA
      gAAAAXaXBtYQAAAAAAAAABAAEEgYIDhAAAADNtZGF0EgAKCRgVP/sECAgaEDIcEYAAAECyi0fumxciVqgQveVcs7TJH6P+ie449A==
    """)

  private static func file(_ text: String) -> Data {
    Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data()
  }

  @Test func `an animated WebP file gives each frame with its delay`() throws {
    let source = try #require(CGImageSourceCreateWithData(Self.webP as CFData, nil))
    #expect(CGImageSourceGetCount(source) == 2)
    #expect(CGImageSourceGetType(source) == "org.webmproject.webp")
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 1, nil) as? [String: Any]
    let frame = properties?[kCGImagePropertyWebPDictionary as String] as? [String: Any]
    #expect((frame?[kCGImagePropertyWebPDelayTime as String] as? NSNumber)?.doubleValue == 0.08)
    let all = CGImageSourceCopyProperties(source, nil) as? [String: Any]
    let loops = all?[kCGImagePropertyWebPDictionary as String] as? [String: Any]
    #expect((loops?[kCGImagePropertyWebPLoopCount as String] as? NSNumber)?.intValue == 2)
  }

  @Test(arguments: [(heic, "public.heic"), (avif, "public.avif")])
  func `a HEIC or AVIF file is a source of one image`(file: Data, type: String) throws {
    let source = try #require(CGImageSourceCreateWithData(file as CFData, nil))
    #expect(CGImageSourceGetCount(source) == 1 && CGImageSourceGetType(source) == type as CFString)
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect((image.width, image.height) == (64, 32))
    #expect(CGImageSourceCopyProperties(source, nil)?.isEmpty == true)
  }

  @Test(arguments: [(webP, CGSize(width: 8, height: 8)), (heic, CGSize(width: 64, height: 32))])
  func `an image is made of data and of files`(file: Data, size: CGSize) throws {
    #expect(UIImage(data: file)?.size == size)
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-\(UUID().uuidString)@2x.picture").path
    try file.write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let image = try #require(UIImage(contentsOfFile: path))
    #expect(image.scale == 2 && image.size.width == size.width / 2)
    #expect(UIImage(data: file.prefix(40)) == nil)
  }

  @Test func `a picture of a WebP file's name is found`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-images-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = "modern-\(UUID().uuidString)"
    try Self.webP.write(to: folder.appendingPathComponent("\(name).webp"))
    ResourceSearchPath.register(folder.path)
    #expect(UIImage(named: "\(name).webp")?.size == CGSize(width: 8, height: 8))
  }
}
