// Dictionaries of Objective-C, cast to Swift's.

import Foundation
import ObjCRuntime
import Testing

@Suite struct DictionaryCastTests {
  @Test func `an NSDictionary may have keys of any hashable type`() {
    let font = NSAttributedString.Key("font")
    let made = NSDictionary(object: NSNumber(value: 7), forKey: font.rawValue as NSString)
    let cast = ObjCRuntime.dictionary(made) as? [NSAttributedString.Key: AnyObject]
    #expect(cast?[font] as? Int == 7 && cast?.count == 1)
    #expect(ObjCRuntime.dictionary(made) as? [NSNumber: Any] == nil)
  }
}
