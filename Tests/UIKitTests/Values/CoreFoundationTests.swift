// Documents that cannot be written, and colours' names.

import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct CoreFoundationTests {
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
