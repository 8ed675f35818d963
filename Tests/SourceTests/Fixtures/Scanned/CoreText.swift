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

/// A paragraph in a frame, with a line under each line's first run, and words around an arc, glyph by glyph.
@IBDesignable class TextFrameFixture: PlateFixture {
  @IBInspectable var text: String = "Lines of a framesetter, as many as have room in the box; the rest is cut"

  override func draw(_ rect: CGRect) {
    super.draw(rect)
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.textMatrix = .identity
    context.translateBy(x: 0, y: bounds.size.height)
    context.scaleBy(x: 1.0, y: -1.0)
    let string = NSMutableAttributedString(string: text)
    string.addAttribute(.font, value: UIFont.systemFont(ofSize: 9), range: NSRange(location: 0, length: string.length))
    string.addAttribute(
      NSAttributedString.Key(kCTForegroundColorAttributeName as String), value: UIColor.systemIndigo.cgColor,
      range: NSRange(location: 0, length: 5))
    let path = CGMutablePath()
    path.addRect(CGRect(x: 8, y: 3, width: rect.width - 16, height: 34))
    let framesetter = CTFramesetterCreateWithAttributedString(string as CFAttributedString)
    let frame = CTFramesetterCreateFrame(framesetter, CFRangeMake(0, string.length), path, nil)
    CTFrameDraw(frame, context)
    let lines = CTFrameGetLines(frame) as! [CTLine]
    var origins = [CGPoint](repeating: .zero, count: lines.count)
    CTFrameGetLineOrigins(frame, CFRange(location: 0, length: 0), &origins)
    context.setStrokeColor(UIColor.systemPink.cgColor)
    for (line, origin) in zip(lines, origins) {
      let runs = CTLineGetGlyphRuns(line) as! [CTRun]
      let width = CGFloat(CTRunGetTypographicBounds(runs[0], CFRangeMake(0, 0), nil, nil, nil))
      context.stroke(CGRect(x: 8 + origin.x, y: 3 + origin.y - 2, width: width, height: 0.01))
    }
    drawArc(in: context, around: CGPoint(x: rect.midX, y: -4))
  }

  private func drawArc(in context: CGContext, around center: CGPoint) {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.boldSystemFont(ofSize: 11), .foregroundColor: UIColor.systemTeal]
    let line = CTLineCreateWithAttributedString(NSAttributedString(string: "round and round", attributes: attributes))
    let radius: CGFloat = 62
    var ascent: CGFloat = 0
    let length = CGFloat(CTLineGetTypographicBounds(line, &ascent, nil, nil))
    context.saveGState()
    context.translateBy(x: center.x, y: center.y)
    context.rotate(by: length / 2 / radius)
    let runs = CTLineGetGlyphRuns(line)
    for index in 0..<CFArrayGetCount(runs) {
      let run = unsafeBitCast(CFArrayGetValueAtIndex(runs, index), to: CTRun.self)
      var advances = [CGSize](repeating: .zero, count: CTRunGetGlyphCount(run))
      CTRunGetAdvances(run, CFRangeMake(0, 0), &advances)
      var positions = [CGPoint](repeating: .zero, count: advances.count)
      CTRunGetPositions(run, CFRangeMake(0, 0), &positions)
      for glyph in 0..<CTRunGetGlyphCount(run) {
        context.rotate(by: -advances[glyph].width / 2 / radius)
        context.textPosition = CGPoint(x: -advances[glyph].width / 2 - positions[glyph].x, y: radius)
        CTRunDraw(run, context, CFRangeMake(glyph, 1))
        context.rotate(by: -advances[glyph].width / 2 / radius)
      }
    }
    context.restoreGState()
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
