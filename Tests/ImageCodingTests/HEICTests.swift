// HEIC and AVIF: pictures, alpha, and files that are cut off or make no sense.

import CoreGraphics
import ImageCoding
import TestSupport
import Testing

@Suite struct HEICTests {
  /// 64 × 32: red on the left, blue on the right; made by heif-enc 1.15.
  static let twoColors = file(
    """
    AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRt
    AAAAAAACAAAAEGlkYXQAAAAAAEAAIAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAAjQACAAEAAAAAAAAAAQAAAAAAAAAIAAAA
    OGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAAALZpcGNvAAAAdmh2Y0MBA3AA
    AAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprm4
    EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAQAAAACAAAAAQcGl4aQAAAAADCAgI
    AAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAAJVtZGF0AAAAiSgBrwY4iS58L/WtP///m1/2
    X9942ppl/fmSyP92SP//2xBpv72M5h9w1KlLTYNxTb1RqUe6WUiFTe9wKruNRJbA0CcjusSk6n958bzMCqbLmGNO3HBTeEscoAjmYNFJ04yj
    mrPNyctuis1vXclTJv2HE+iyCKsHez8NQwen9Em18oTGMZH4e0Sc
    """)

  /// The same with a blue of no alpha.
  static let alpha = file(
    """
    AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAvxtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRt
    AAAAAAACAAAAGGlkYXQAAAAAAEAAIAAAAAAAQAAgAAAAYGlsb2MBAAAAREAABAABAAAAAAAAAyAAAQAAAAAAAACNAAIAAQAAAAAAAAABAAAA
    AAAAAAgAAwAAAAAAAAOtAAEAAAAAAAAAtgAEAAEAAAAAAAAAAQAAAAgAAAAIAAAAYmlpbmYAAAAAAAQAAAAVaW5mZQIAAAEAAQAAaHZjMQAA
    AAAVaW5mZQIAAAAAAgAAZ3JpZAAAAAAVaW5mZQIAAAEAAwAAaHZjMQAAAAAVaW5mZQIAAAAABAAAZ3JpZAAAAAGxaXBycAAAAYRpcGNvAAAA
    dmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6g
    IIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAQAAAACAAAAAQcGl4
    aQAAAAADCAgIAAAAcWh2Y0MBBAgAAAAAAAAAAAAe8AD8/Pj4AAAPAyAAAQAXQAEMAf//BAgAAAMAn/gAAAMAAB66AkAhAAEAJkIBAQQIAAAD
    AJ/4AAADAAAewIIEFlurkprmwIAAAAMAgAAAAwCEIgABAAZEAcFzwIkAAAAUaXNwZQAAAAAAAABAAAAAQAAAABRpc3BlAAAAAAAAAEAAAAAg
    AAAADnBpeGkAAAAAAQgAAAAnYXV4QwAAAAB1cm46bXBlZzpoZXZjOjIwMTU6YXV4aWQ6MQAAAAAlaXBtYQAAAAAAAAAEAAECgQIAAgIDhAAD
    AoUGAAQDB4iJAAAANmlyZWYAAAAAAAAADmRpbWcAAgABAAEAAAAOZGltZwAEAAEAAwAAAA5hdXhsAAQAAQACAAABS21kYXQAAACJKAGvBjiJ
    Lnwv9a0///+bX/Zf33jammX9+ZLI/3ZI///bEGm/vYzmH3DUqUtNg3FNvVGpR7pZSIVN73Aqu41ElsDQJyO6xKTqf3nxvMwKpsuYY07ccFN4
    SxygCOZg0UnTjKOas83Jy26KzW9dyVMm/YcT6LIIqwd7Pw1DB6f0SbXyhMYxkfh7RJwAAACyKAGuDHC1C8t/4OX+TZf+peuOfd3kA2Fa3n04
    Yfd5fv/7s/35A2RTBP/9TarX7QUrD9k9sL/jqP99B+zv+QXDqE7jxdKbtgYjtquurStYFX/0Z5HTrmMF91lWEZ+GI33MzjP/nuwGXVS6DjqM
    rNr8A8PtlbCBeQXf6ImNQmIKfQEl402ieyV8cAtyvbabBK3QwKN35Yc6o6k8Jxpp1lllYIfyVb9fcj7iOzdCv8/380EiOA==
    """)

  /// The same as the first, as AVIF.
  static let avif = file(
    """
    AAAAHGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZgAAAOptZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRt
    AAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAEOAAEAAAAAAAAAKwAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGF2MDEAAAAAamlw
    cnAAAABLaXBjbwAAABNjb2xybmNseAACAAIABoAAAAAMYXYxQ4EADAAAAAAUaXNwZQAAAAAAAABAAAAAIAAAABBwaXhpAAAAAAMICAgAAAAX
    aXBtYQAAAAAAAAABAAEEgYIDhAAAADNtZGF0EgAKCRgVP/sECAgaEDIcEYAAAECyi0fumxciVqgQveVcs7TJH6P+ie449A==
    """)

  private static func file(_ text: String) -> Data {
    Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data()
  }

  @Test(arguments: [twoColors, avif])
  func `a picture gives nearly its pixels`(file: Data) throws {
    let pixels = try HEIC.decode(file)
    #expect((pixels.width, pixels.height) == (64, 32))
    let (left, right) = (pixels[8, 16], pixels[56, 16])
    #expect(left >> 24 == 255 && left >> 16 & 255 > 215 && left & 255 < 40)
    #expect(right >> 24 == 255 && right >> 16 & 255 < 40 && right & 255 > 215)
  }

  @Test func `alpha is kept, and pixels are premultiplied`() throws {
    let pixels = try HEIC.decode(Self.alpha)
    #expect(pixels[8, 16] >> 24 > 250 && pixels[8, 16] >> 16 & 255 > 215)
    #expect(pixels[56, 16] >> 24 < 5 && pixels[56, 16] & 255 < 5)
  }

  @Test func `the first box tells the kind`() {
    #expect(HEIC.kind(of: Self.twoColors) == .heic && HEIC.kind(of: Self.avif) == .avif)
    #expect(HEIC.kind(of: Data("....ftypisom".utf8)) == nil)
    #expect(HEIC.kind(of: Self.avif.prefix(11)) == nil)
  }

  @Test func `errors tell what is wrong`() {
    #expect(throws: HEICError.notHEIC) { try HEIC.decode(Data("not a picture".utf8)) }
    #expect(throws: HEICError.self) { try HEIC.decode(Self.twoColors.prefix(100)) }
  }

  @Test func `Fuzz: bytes that make no sense are refused or shown, and never stop the program`() {
    var readCount = 0
    Fuzz.run(60) { random, trace in
      for file in [Self.twoColors, Self.alpha, Self.avif] {
        var bytes = file
        for _ in 0..<2 {
          bytes[Int.random(in: 12..<bytes.count, using: &random)] =
            .random(in: 0...255, using: &random)
        }
        if Int.random(in: 0..<4, using: &random) == 0 {
          bytes = bytes.prefix(.random(in: 12...bytes.count, using: &random))
        }
        do throws(HEICError) {
          _ = try HEIC.decode(bytes)
          readCount += 1
        } catch {
          #expect(!"\(error)".isEmpty, "\(trace)")
        }
      }
    }
    #expect(readCount > 5)
  }
}
