// Core Foundation's texts, and what documents that cannot be written give.

import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct CoreFoundationTests {
  private func rewrite(_ text: CFMutableString, _ transform: CFString) -> Bool {
    CFStringTransform(text, nil, transform, false)
  }

  @Test func `a text is put in another script`() {
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

  @Test func `a document that cannot be written has no data, and drawing into it goes on`() {
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, CGRect(x: 0, y: 0, width: 100, height: 50), nil)
    UIGraphicsBeginPDFPage()
    #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(UIGraphicsGetCurrentContext() != nil)
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).fill()
    UIGraphicsEndPDFContext()
    #expect(data.length == 0 && UIGraphicsGetCurrentContext() == nil)
    var pages = 0
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(
      renderer.pdfData { context in
        context.beginPage()
        pages += 1
      }.isEmpty)
    #expect(pages == 1)
    let consumer = CGDataConsumer(data: NSMutableData() as CFMutableData)
    #expect(consumer.flatMap { unsafe CGContext(consumer: $0, mediaBox: nil, nil) } == nil)
  }

  @Test func `a filter's vector knows its parts`() {
    let vector = CIVector(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(vector.count == 4 && vector.z == 3 && vector.value(at: 9) == 0)
    #expect(vector.cgRectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test(arguments: [
    (UIColor.red, "red"), (.black, "black"), (.white, "white"), (.blue, "blue"),
    (UIColor(red: 0, green: 0, blue: 0.35, alpha: 1), "dark blue"), (.brown, "brown"),
    (.lightGray, "gray"), (.clear, "transparent"), (.orange, "orange"),
    (UIColor(red: 0.7, green: 1, blue: 0.7, alpha: 1), "light green"),
  ])
  func `a colour has a name`(color: UIColor, name: String) {
    #expect(color.accessibilityName == name)
  }
}
