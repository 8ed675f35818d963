// Types by extensions, and what they conform to, as on Apple's page of system-declared types.

import Foundation
import Testing
import UniformTypeIdentifiers

@Suite struct UTTypeTests {
  @Test func `types by their files`() {
    #expect(UTType(filenameExtension: "PNG") == .png)
    #expect(UTType(filenameExtension: "jpg") == .jpeg)
    #expect(UTType(mimeType: "application/json") == .json)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.pdf.preferredMIMEType == "application/pdf")
    #expect(UTType("public.png") == .png && UTType("com.example.none") == nil)
    let url = URL(fileURLWithPath: "/a/b").appendingPathExtension(for: .heic)
    #expect(url.lastPathComponent == "b.heic")
  }

  @Test func `types conform to what stands above them`() {
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .content))
    #expect(UTType.swiftSource.isSubtype(of: .text) && !UTType.text.isSubtype(of: .text))
    #expect(UTType.movie.isSupertype(of: .mpeg4Movie) && !UTType.png.conforms(to: .movie))
  }

  @Test func `types of an app's own`() throws {
    let own = UTType(exportedAs: "com.example.dial", conformingTo: .json)
    #expect(own.conforms(to: .text) && own.identifier == "com.example.dial")
    let unknown = try #require(UTType(filenameExtension: "dial"))
    #expect(unknown.isDynamic && unknown.preferredFilenameExtension == "dial")
    #expect(unknown.conforms(to: .data))
  }
}
