// swift-format-ignore-file
// Core Text's lines, and text from documents.

import UIKit
import CoreText

/// Numbers around a circle, in a context that is turned over for Core Text.
@IBDesignable class TextLineFixture: PlateFixture {
  override func draw(_ rect: CGRect) {
    super.draw(rect)
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.translateBy(x: 0, y: rect.height)
    context.scaleBy(x: 1, y: -1)
    let font = UIFont(name: "Helvetica-Bold", size: 24)
    for (index, name) in ["fill", "line"].enumerated() {
      let attributes = [NSAttributedString.Key.font: font as Any, .foregroundColor: UIColor.systemIndigo] as CFDictionary
      let text = CFAttributedStringCreate(nil, name as CFString, attributes)!
      let line = CTLineCreateWithAttributedString(text)
      let bounds = CTLineGetBoundsWithOptions(line, .useOpticalBounds)
      context.setStrokeColor(UIColor.systemPink.cgColor)
      context.setLineWidth(1)
      context.setTextDrawingMode(index == 0 ? .fill : .stroke)
      context.textPosition = CGPoint(x: 60 - bounds.midX, y: 60 - CGFloat(40 * index) - bounds.midY)
      CTLineDraw(line, context)
      UIColor.systemGray.setFill()
      context.fill(CGRect(x: context.textPosition.x, y: context.textPosition.y, width: 4, height: 4))
    }
  }
}

/// A label with the words of HTML.
@IBDesignable class DocumentTextFixture: PlateFixture {
  override func setUp() {
    super.setUp()
    let label = UILabel(frame: CGRect(x: 8, y: 8, width: 104, height: 64))
    label.numberOfLines = 0
    let html = "<p>Salt &amp; <b>pepper</b></p>\n<p>second&nbsp;line</p>"
    label.attributedText = try? NSAttributedString(
      data: html.data(using: .utf8)!,
      options: [.documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue],
      documentAttributes: nil)
    addSubview(label)
  }
}
