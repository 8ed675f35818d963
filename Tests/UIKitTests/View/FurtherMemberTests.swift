// What views, texts and touches keep for sources.

import CoreGraphics
import Testing
import Typesetting
import UIKit

@MainActor @Suite struct FurtherMemberTests {
  @Test func `a responder keeps its activity and what it takes`() {
    let view = UIView()
    view.userActivity = NSUserActivity(activityType: "editing")
    #expect(view.userActivity?.activityType == "editing")
    view.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.png"])
    #expect(view.canPaste([NSItemProvider(item: nil, typeIdentifier: "public.png")]))
    #expect(!view.canPaste([NSItemProvider(item: nil, typeIdentifier: "public.jpeg")]))
    #expect(!UIView().canPaste([NSItemProvider(item: nil, typeIdentifier: "public.png")]))
  }

  @Test func `a view keeps its looks for pointer and focus`() {
    let button = UIButton()
    button.hoverStyle = UIHoverStyle(effect: .lift, shape: .rect(cornerRadius: 4))
    #expect(button.hoverStyle?.effect is UIHoverLiftEffect)
    let halo = UIFocusHaloEffect(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
    button.focusEffect = halo
    #expect(button.focusEffect === halo)
    #expect(button.viewPrintFormatter().view === button)
    #expect(button.viewPrintFormatter().pageCount == 0)
    #expect(UIScrollView().allowsKeyboardScrolling)
    #expect(UIPanGestureRecognizer().allowedScrollTypesMask.isEmpty)
  }

  @Test func `nothing of a touch is an estimate`() {
    let touch = UITouch()
    #expect(touch.estimatedProperties.isEmpty)
    #expect(touch.estimatedPropertiesExpectingUpdates.isEmpty)
    #expect(touch.estimationUpdateIndex == nil)
  }

  @Test func `a field's state selects again`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    field.text = "some words"
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument,
      to: field.position(from: field.beginningOfDocument, offset: 4) ?? field.endOfDocument)
    let state = field.interactionState
    field.selectedTextRange = field.textRange(
      from: field.endOfDocument, to: field.endOfDocument)
    field.interactionState = 7
    #expect(field.selectedTextRange?.isEmpty == true)
    field.interactionState = state
    #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "some")
    #expect(
      field.textStyling(at: field.beginningOfDocument, in: .forward)?[.font] as? UIFont
        == field.font)
  }

  @Test func `a text view tells the look of a character, and its border`() {
    let view = UITextView(usingTextLayoutManager: false)
    view.attributedText = NSAttributedString(
      string: "ab", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
    let style = view.textStyling(at: view.beginningOfDocument, in: .forward)
    #expect(style?[.font] as? UIFont == .boldSystemFont(ofSize: 20))
    view.borderStyle = .roundedRect
    #expect(view.layer.borderWidth > 0 && view.layer.cornerRadius > 0)
    view.borderStyle = .none
    #expect(view.layer.borderWidth == 0 && view.layer.cornerRadius == 0)
  }

  @Test func `fonts are found by what is mandatory`() {
    let known = UIFontDescriptor(fontAttributes: [.family: "Helvetica"])
    #expect(known.matchingFontDescriptors(withMandatoryKeys: [.family]).count == 1)
    let unknown = UIFontDescriptor(fontAttributes: [.family: "No Such Family"])
    #expect(unknown.matchingFontDescriptors(withMandatoryKeys: [.family]).isEmpty)
    #expect(unknown.matchingFontDescriptors(withMandatoryKeys: nil).count == 1)
  }

  /// How far across the drawn glyphs lean for each point down.
  private func leans(_ attributes: [NSAttributedString.Key: Any]) -> [CGFloat] {
    let context = CGContext(recordingSize: CGSize(width: 100, height: 50), scale: 1)
    UIGraphicsPushContext(context)
    NSAttributedString(string: "lean", attributes: attributes).draw(at: CGPoint(x: 5, y: 5))
    UIGraphicsPopContext()
    return context.displayList.items.map(\.transform.c)
  }

  @Test func `letters lean as their font's matrix and their attributes say`() {
    let upright = UIFont.systemFont(ofSize: 20)
    let matrix = CGAffineTransform(a: 1, b: 0, c: 0.25, d: 1, tx: 0, ty: 0)
    let leaning = UIFont(descriptor: upright.fontDescriptor.withMatrix(matrix), size: 0)
    #expect(leaning.fontDescriptor.matrix == matrix)
    #expect(leaning.withSize(9).fontDescriptor.matrix == matrix)
    #expect(leaning != upright && leaning.lineHeight == upright.lineHeight)
    #expect(leans([.font: upright]) == [0])
    #expect(leans([.font: leaning]) == [-0.25])
    #expect(leans([.font: leaning, .obliqueness: 0.5]) == [-0.75])
    let named = UIFontDescriptor(name: upright.fontName, matrix: matrix)
    #expect(leans([.font: UIFont(descriptor: named, size: 12)]) == [-0.25])
  }

  @Test func `the outline of a leaning glyph reaches farther to the right`() throws {
    var matrix = CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)
    let upright = UIFont.systemFont(ofSize: 20)
    let leaning = unsafe CTFontCreateWithName(upright.fontName, 20, &matrix)
    let glyph = try #require(upright.face?.glyph(for: "l"))
    func box(_ font: UIFont) -> CGRect? {
      CTFontCreatePathForGlyph(font, glyph, nil)?.boundingBox
    }
    let (plain, leant) = try (#require(box(upright)), #require(box(leaning)))
    #expect(leant.height == plain.height)
    #expect(leant.maxX > plain.maxX + 5)
  }

  @Test func `a context says how its pixels lie`() throws {
    var infos: [UInt32] = []
    _ = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image {
      infos.append($0.cgContext.bitmapInfo.rawValue)
      infos.append($0.cgContext.alphaInfo.rawValue)
    }
    #expect(infos == [0x2002, CGImageAlphaInfo.premultipliedFirst.rawValue])
    let context = try #require(
      unsafe CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue))
    #expect(context.alphaInfo == .noneSkipLast)
  }

  @Test func `colours in ranges become clear`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image {
      UIColor.white.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    let masked = try #require(
      image.cgImage?.copy(maskingColorComponents: [200, 255, 200, 255, 200, 255]))
    #expect(masked.pixels[0, 0] == 0)
    #expect(masked.pixels[1 * masked.width / 2, 0] == 0xFF00_00FF)
    #expect(image.cgImage?.copy(maskingColorComponents: [0, 1]) == nil)
  }
}
