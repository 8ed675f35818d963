// A type that other rooms or authors use is found by its name: it stands in the file of that name.

import Foundation
import Testing

@Suite struct TypeFileTests {
  @Test(arguments: ["CoreGraphics", "CoreImage", "CoreText", "ImageIO", "Rasterizer"])
  func `a public or package type stands in the file of its name`(room: String) throws {
    for file in try House.sources(of: room) {
      let name = file.url.deletingPathExtension().lastPathComponent
      for type in file.topLevelTypes where type.isShared && !type.isAlias {
        #expect(type.name == name, "\(file.name) declares \(type.name)")
      }
    }
  }
}
