// Documents: what their pages draw, however their parts are written.

import CoreGraphics
import Foundation
import Testing

@Suite struct PDFDocumentTests {
  /// A document of 40 × 30 points. `streams` stand for objects from 10 on.
  private func bytes(
    _ content: String, resources: String = "", page: String = "", streams: [String] = []
  ) -> [UInt8] {
    let objects =
      """
      %PDF-1.4
      1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
      2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 40 30] >> endobj
      3 0 obj << /Type /Page /Contents 4 0 R \(page) /Resources << \(resources) >> >> endobj
      4 0 obj << /Length 5 0 R >> stream
      \(content)
      endstream endobj
      """
      + streams.enumerated().map { "\n\($0.offset + 10) 0 obj \($0.element) endobj" }.joined()
    return Array(objects.utf8)
  }

  private func document(_ bytes: [UInt8]) -> CGPDFDocument? {
    CGDataProvider(data: NSData(data: Data(bytes))).flatMap { CGPDFDocument($0) }
  }

  /// The recorded items, in a context with y up as pages have it.
  private func list(_ draw: (CGContext) -> Void) throws -> DisplayList {
    let context = try #require(
      unsafe CGContext(
        data: nil, width: 40, height: 30, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    draw(context)
    return context.displayList
  }

  private func drawn(_ bytes: [UInt8]) throws -> DisplayList {
    let page = try #require(document(bytes)?.page(at: 1))
    return try list { $0.drawPDFPage(page) }
  }

  private func clipped(_ draw: (CGContext) -> Void) throws -> DisplayList {
    try list {
      $0.clip(to: CGRect(x: 0, y: 0, width: 40, height: 30))
      draw($0)
    }
  }

  /// Documents know no rectangles but as paths.
  private func path(_ rect: CGRect) -> CGPath {
    let path = CGMutablePath()
    path.addRect(rect)
    return path
  }

  private func fill(_ rect: CGRect, in context: CGContext) {
    context.addPath(path(rect))
    context.fillPath()
  }

  // MARK: Operators

  @Test func `paths are filled and stroked as their operators say`() throws {
    let found = try drawn(
      bytes(
        """
        1 0 0 rg 2 w 1 J 1 j 1 2 3 4 re f
        0 0 1 RG q 2 0 0 2 5 5 cm 0 0 m 4 0 l 4 4 0 4 2 2 c h B* Q
        0.5 g 9 9 m 1 1 2 2 v 3 3 4 4 y f % a comment
        """))
    let expected = try clipped { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      fill(CGRect(x: 1, y: 2, width: 3, height: 4), in: context)
      context.setLineWidth(2)
      context.setLineCap(.round)
      context.setLineJoin(.round)
      context.saveGState()
      context.translateBy(x: 5, y: 5)
      context.scaleBy(x: 2, y: 2)
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 4, y: 0))
      path.addCurve(
        to: CGPoint(x: 2, y: 2), control1: CGPoint(x: 4, y: 4), control2: CGPoint(x: 0, y: 4))
      path.closeSubpath()
      context.addPath(path)
      context.fillPath(using: .evenOdd)
      context.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.addPath(path)
      context.strokePath()
      context.restoreGState()
      context.setFillColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
      context.move(to: CGPoint(x: 9, y: 9))
      context.addCurve(
        to: CGPoint(x: 2, y: 2), control1: CGPoint(x: 9, y: 9), control2: CGPoint(x: 1, y: 1))
      context.addCurve(
        to: CGPoint(x: 4, y: 4), control1: CGPoint(x: 3, y: 3), control2: CGPoint(x: 4, y: 4))
      context.fillPath()
    }
    #expect(found == expected)
  }

  @Test func `a clip counts after the path that makes it, until its state is left`() throws {
    let found = try drawn(bytes("q 0 0 9 9 re W f 0 0 20 20 re f Q 5 5 1 1 re f"))
    let expected = try clipped { context in
      context.setFillColor(red: 0, green: 0, blue: 0, alpha: 1)
      context.saveGState()
      fill(CGRect(x: 0, y: 0, width: 9, height: 9), in: context)
      context.addPath(path(CGRect(x: 0, y: 0, width: 9, height: 9)))
      context.clip()
      fill(CGRect(x: 0, y: 0, width: 20, height: 20), in: context)
      context.restoreGState()
      fill(CGRect(x: 5, y: 5, width: 1, height: 1), in: context)
    }
    #expect(found == expected)
  }

  @Test(arguments: [
    ("/C1 cs 1 0 0 scn", "1 0 0 rg"), ("/C2 cs 0.25 sc", "0.25 g"),
    ("0 1 1 0 k", "1 0 0 rg"), ("0 0 0 0.75 k", "0.25 g"), ("/C3 cs 0.75 scn", "0.25 g"),
    ("/DeviceRGB cs 0 0 1 sc", "0 0 1 rg"),
  ])
  func `colours are those of their spaces`(one: String, other: String) throws {
    let spaces =
      "/ColorSpace << /C1 [/ICCBased 10 0 R] /C2 [/ICCBased 11 0 R] "
      + "/C3 [/Separation /Black /DeviceGray 12 0 R] >>"
    let streams = ["<< /N 3 >>", "<< /N 1 >>"]
    let box = " 1 1 9 9 re f"
    #expect(
      try drawn(bytes(one + box, resources: spaces, streams: streams))
        == drawn(bytes(other + box, resources: spaces, streams: streams)))
  }

  @Test func `opacity counts for colours, and for a group as a whole`() throws {
    let resources =
      "/ExtGState << /G << /ca 0.5 >> >> /XObject << /F 10 0 R /P 11 0 R >>"
    let form = "<< /Subtype /Form /BBox [0 0 9 9] /Matrix [1 0 0 1 2 3] %@ >> stream\n"
    let content = "1 0 0 rg 1 1 5 5 re f\nendstream"
    let streams = [" /Group << /S /Transparency >>", ""].map {
      form.replacingOccurrences(of: "%@", with: $0) + content
    }
    func expected(_ draw: (CGContext) -> Void) throws -> DisplayList {
      try clipped { context in
        context.translateBy(x: 2, y: 3)
        context.clip(to: CGRect(x: 0, y: 0, width: 9, height: 9))
        draw(context)
      }
    }
    let box = CGRect(x: 1, y: 1, width: 5, height: 5)
    #expect(
      try drawn(bytes("/G gs /P Do", resources: resources, streams: streams))
        == expected { context in
          context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
          fill(box, in: context)
        })
    #expect(
      try drawn(bytes("/G gs /F Do", resources: resources, streams: streams))
        == expected { context in
          context.setAlpha(0.5)
          context.beginTransparencyLayer(auxiliaryInfo: nil)
          context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
          fill(box, in: context)
          context.endTransparencyLayer()
        })
  }

  // MARK: Files

  private var lines: String {
    (0..<60).map { "\($0 % 17) \($0 * 7 % 23) m \($0 * 5 % 29) \($0 * 3 % 31) l S\n" }.joined()
  }

  /// `lines`, packed with codes of their own, and with the standard's.
  private static let packed = [
    """
    eNpFkct1AzAIBO+pghIE+teRNuL+r2FZhA9+NrK0wEyTJh//NPmT3x+V7dWUHpWJDi+1yYq6iynqKTfq4Tc/Yk3U\
    op744QcTV3CwRC8eiJ6otwd/PMxjUB5E+98qNuLgiqK/+o3NeTwbiSo9B1Q5OPAbrA29/EDYUX1GzLCFHX2BhURD\
    lzjw4TCEN1I2RTeM4e+UXZtgbR/BHhXFFB5dXDDEwRjJBYn+9bjE1r7ew4IZ/PFIKtHuyE4o2HmARUJB94s8MiH0\
    gZRkgo2drN7HhNwHdnhUbmi1wtJDrBUWoi/xM9E/995MKXclk0O19yGZNGuJJLCvZ74Te5kfSb3cz4Re7hehl/pN\
    6PbMH0LfKf6SeXlvZF7eNaF/xRuxf733AN+fdTAZ1FpMiL7Ee+SkWXtUSL7UK8Hbc2/BfaT5Tuo3zY9kXu5nMNdy\
    vwi91G9Sb8/8IfX5vP8DZojAKg==
    """,
    """
    eAEzUDBQyAViA4UchWAuQwVzIM9UwRjMM1IwNAFyDQ0UzMB8YwUjQxDfVMESzDcBqsxVMDJQMDQC801BDKCAKUgJ\
    SMBMwdASpEHB0ALMNwcanAs0DGgMiGsBMhoobahgZAIWsFQwBNlvCFRhDnEP0GyQiYYKxlAHGipYgASAKiB8I5Bd\
    QAEFiI2GQDeC3GCuALER6AEzkIlGIFvAAkDHgRwBtMgQYinINpAzgPoMIbYaKIC8DXSCESxUDEGuABoNDxeQIyxA\
    zoCGC8hEIAULF7Cvgd6DBQvIDUDNJtBQAVtnoWAODRSQn01AYQENFJDtliDzIGECCXQTkCnQMAH5GBiyhpawMIGE\
    uwnID7BQsQRHqxE8WIzBEWsEDxZI0MMj3hQa9LC4B1pmCIlcM2iYWECi1hIWJKaQmDWCBgk42M1gMW8MCXZ4zJtA\
    Qx0e96bQQIfHvRkk0OFRbw4JdCNYzFtAAt0cGvGWkDCHx7sBJMzh8W4IDXRExBtBgh0R78bggDeGxTooTEwg0QoP\
    E0jQwyMeaKQpJGaNYKECCXl41BtCAt4IFvdG4HA3gca8MSTULaExbwINc3jcm4LD3BAe92aQQIdHvTkk1A1gMW8B\
    CXVTWLwDAGaIwCo=
    """,
  ]

  @Test(arguments: packed) func `a packed stream draws what it held`(text: String) throws {
    let packed = [UInt8](try #require(Data(base64Encoded: text)))
    let parts = bytes("?")
    let mark = Array("/Length 5 0 R >> stream\n?".utf8)
    let place = try #require(
      parts.indices.first { parts[$0...].starts(with: mark) })
    let file =
      parts[..<place] + Array("/Length \(packed.count) /Filter /FlateDecode >> stream\r\n".utf8)
      + packed + parts[(place + mark.count)...]
    #expect(try drawn(Array(file)) == drawn(bytes(lines)))
  }

  @Test func `objects may lie in a stream of objects`() throws {
    let packed = "<< /Type /ObjStm /N 2 /First 10 >> stream\n20 0 21 3 \n77 << /N 3 >>\nendstream"
    let found = try drawn(
      bytes(
        "/C cs 1 0 0 sc 1 1 2 2 re f", resources: "/ColorSpace << /C [/ICCBased 21 0 R] >>",
        streams: [packed]))
    #expect(try found == drawn(bytes("1 0 0 rg 1 1 2 2 re f")))
  }

  @Test func `a page is as large as its crop box, and turned as it asks`() throws {
    let plain = try #require(document(bytes(""))?.page(at: 1))
    #expect(plain.getBoxRect(.mediaBox) == CGRect(x: 0, y: 0, width: 40, height: 30))
    #expect(plain.shownSize == CGSize(width: 40, height: 30) && plain.rotationAngle == 0)
    let turned = try #require(
      document(bytes("", page: "/CropBox [10 0 30 99] /Rotate -270"))?.page(at: 1))
    #expect(turned.getBoxRect(.cropBox) == CGRect(x: 10, y: 0, width: 20, height: 30))
    #expect(turned.shownSize == CGSize(width: 30, height: 20) && turned.rotationAngle == 90)
    let transform = turned.getDrawingTransform(
      .cropBox, rect: CGRect(origin: .zero, size: turned.shownSize), rotate: 0,
      preserveAspectRatio: true)
    // The lower left corner comes to the upper left.
    let corner = CGPoint(x: 10, y: 0).applying(transform)
    #expect(abs(corner.x) < 1e-9 && abs(corner.y - 20) < 1e-9)
    #expect(document(bytes(""))?.page(at: 2) == nil && document(bytes(""))?.page(at: 0) == nil)
  }

  @Test func `what is no document is none, and what is damaged is drawn as far as it can be`() {
    #expect(document([]) == nil && document(Array("%PDF-1.4 nonsense".utf8)) == nil)
    let whole = bytes(
      "q 1 0 0 rg 1 2 3 4 re f /F Do /S sh [1 2] 0 d (a\\)b) Tj <</A[1]>> Q",
      resources: "/XObject << /F 10 0 R >> /Shading << /S 11 0 R >>",
      streams: [
        "<< /Subtype /Form /BBox [0 0 9 9] >> stream\n/F Do 1 1 5 5 re f\nendstream",
        "<< /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 9 9] /Function << /FunctionType 2 "
          + "/Domain [0 1] /C0 [0] /C1 [1] /N 2 >> >>",
      ])
    var seed: UInt64 = 7
    func next(_ count: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % count
    }
    for _ in 0..<300 {
      var damaged = whole
      for _ in 0..<4 { damaged[next(damaged.count)] = UInt8(next(256)) }
      if next(4) == 0 { damaged.removeLast(next(damaged.count)) }
      guard let page = document(damaged)?.page(at: 1) else { continue }
      _ = try? list { $0.drawPDFPage(page) }
    }
  }
}
