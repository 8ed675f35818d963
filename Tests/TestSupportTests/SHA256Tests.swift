// The digest agrees with the standard's examples.

import CoreGraphics
import TestSupport
import Testing

@Suite struct SHA256Tests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func `the examples of FIPS 180-4`(text: String, digest: String) {
    #expect(SHA256.hex(of: Array(text.utf8)) == digest)
  }

  /// Lengths around the edges of a block; digests from coreutils' `sha256sum`.
  @Test(arguments: [
    (55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
    (56, "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
    (63, "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34"),
    (64, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
    (119, "31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb"),
    (120, "2f3d335432c70b580af0e8e1b3674a7c020d683aa5f73aaaedfdc55af904c21c"),
    (1000, "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"),
  ])
  func `the length's place in the last block`(count: Int, digest: String) {
    #expect(SHA256.hex(of: [UInt8](repeating: UInt8(ascii: "a"), count: count)) == digest)
  }

  @Test func `another font file is told in one line`() {
    let font = GoldenFont(
      path: #filePath, sha256: "00", package: "fonts-some", version: "1.2")
    #expect(
      font.problem == "\(#filePath) is not the file that the golden pictures were made with: "
        + "install fonts-some 1.2")
    let missing = GoldenFont(path: "/no/font.otf", sha256: "", package: "a", version: "1")
    #expect(missing.problem == "no font /no/font.otf: install a 1")
  }

  @Test func `the fonts here are those of the golden pictures`() {
    #expect(GoldenFont.problem == nil)
  }
}
