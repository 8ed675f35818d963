// Core Foundation's strings.

import Foundation
import FoundationAdditions
import Testing

@Suite struct CFStringTests {
  private func rewrite(_ text: CFMutableString, _ transform: CFString) -> Bool {
    CFStringTransform(text, nil, transform, false)
  }

  @Test func `a string is transliterated to another script`() {
    let text = NSMutableString(string: "北京 Ünder") as CFMutableString
    #expect(rewrite(text, kCFStringTransformToLatin))
    #expect(text as String == "běi jīng Ünder")
    #expect(rewrite(text, kCFStringTransformStripDiacritics))
    #expect(text as String == "bei jing Under")
    var range = CFRangeMake(0, 3)
    let upper = "Any-Upper" as NSString as CFString
    let isDone = unsafe CFStringTransform(text, &range, upper, false)
    #expect(isDone)
    #expect(text as String == "BEI jing Under" && range == CFRangeMake(0, 3))
    #expect(!rewrite(text, "no such transform"))
  }
}
