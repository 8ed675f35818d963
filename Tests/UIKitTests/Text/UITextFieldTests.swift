// Text fields: places, drawing and editing.

import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct UITextFieldTests {
  final class Listener: NSObject, UITextFieldDelegate {
    var heard: [String] = []
    var allows = true
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { allows }
    func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("begin") }
    func textFieldDidEndEditing(_ textField: UITextField) { heard.append("end") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      heard.append("\(range.location),\(range.length) “\(string)”")
      return string != "!"
    }
  }

  let page = Page()
  let field = UITextField(frame: CGRect(x: 50, y: 50, width: 200, height: 34))
  let listener = Listener()
  let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)

  init() {
    field.delegate = listener
    page.show(field)
  }

  final class CodeField: UITextField {
    override func caretRect(for position: UITextPosition) -> CGRect { .zero }
    override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    override func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action != Selector("paste:") && super.canPerformAction(action, withSender: sender)
    }
    var copies = 0
    override func copy(_ sender: Any?) { copies += 1 }
  }

  @Test func `a class may forbid an action, or do it in its own way`() {
    let code = CodeField(frame: bounds)
    page.show(code)
    code.text = "123"
    code.becomeFirstResponder()
    UIPasteboard.general.string = "4"
    code.press(.paste)
    #expect(code.text == "123")
    code.press(.selectAll)
    code.press(.copy)
    #expect(code.copies == 1 && UIPasteboard.general.string == "4")
    code.press(.cut)
    #expect(code.text == "" && UIPasteboard.general.string == "123")
  }

  @Test func `actions can be done where they do something`() {
    field.text = "one two"
    field.becomeFirstResponder()
    func possible() -> [String] {
      ["cut:", "copy:", "select:", "selectAll:", "delete:"].filter {
        field.canPerformAction(Selector($0), withSender: nil)
      }
    }
    #expect(possible() == ["select:", "selectAll:"])
    field.select(nil as Any?)
    #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "two")
    #expect(possible() == ["cut:", "copy:", "selectAll:", "delete:"])
    field.isSecureTextEntry = true
    #expect(possible() == ["selectAll:", "delete:"])
    field.delete(nil)
    #expect(field.text == "one ")
  }

  @Test func `the caret and the selection stand where the class says`() throws {
    field.text = "Wide"
    field.becomeFirstResponder()
    let start = field.caretRect(for: field.beginningOfDocument)
    let end = field.caretRect(for: field.endOfDocument)
    #expect(start.minX == 0 && end.minX > 20 && start.width == 2 && start.height > 15)
    let all = try #require(
      field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
    let part = try #require(field.selectionRects(for: all).first)
    #expect(part.rect.minX == 0 && part.rect.maxX == end.minX && part.containsStart)
    #expect(field.firstRect(for: all) == part.rect)
    let place = try #require(field.closestPosition(to: CGPoint(x: 190, y: 9)))
    #expect(field.offset(from: field.beginningOfDocument, to: place) == 4)
    let code = CodeField(frame: bounds)
    page.show(code)
    code.text = "1"
    code.becomeFirstResponder()
    code.layoutIfNeeded()
    #expect(code.layer.sublayers?.last?.frame == .zero)
  }

  @Test func `a new field is empty, plain and of 17 points`() {
    #expect(field.text == "" && field.placeholder == nil && field.borderStyle == .none)
    #expect(field.font == .systemFont(ofSize: 17) && field.textColor == .label)
    #expect(field.intrinsicContentSize.height == 22)
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.height == 34)
  }

  @Test func `text stands within the border and between the side views`() {
    #expect(field.textRect(forBounds: bounds) == bounds)
    field.borderStyle = .roundedRect
    #expect(
      field.textRect(forBounds: bounds) == CGRect(x: 7, y: 2, width: 186, height: 30))
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(field.textRect(forBounds: bounds).minX == 7)
    field.leftViewMode = .always
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    field.rightViewMode = .always
    #expect(
      field.editingRect(forBounds: bounds) == CGRect(x: 30, y: 2, width: 130, height: 30))
    page.root.layoutIfNeeded()
    #expect(field.leftView?.frame == CGRect(x: 0, y: 7, width: 30, height: 20))
    #expect(field.rightView?.frame == CGRect(x: 160, y: 7, width: 40, height: 20))
  }

  @Test func `a field's layout comes to rest`() {
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.leftViewMode = .always
    field.clearButtonMode = .always
    field.text = "text"
    page.root.layoutIfNeeded()
    #expect(!field.layer.needsLayout())
  }

  /// A field that notes where it is asked to draw.
  final class Noting: UITextField {
    var drawn: [String] = []
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 5) }
    override func draw(_ rect: CGRect) {}
    override func drawText(in rect: CGRect) { drawn.append("text \(rect.minX) \(rect.minY)") }
    override func drawPlaceholder(in rect: CGRect) {
      drawn.append("placeholder \(rect.minX) \(rect.minY)")
    }
  }

  @Test func `text or placeholder is drawn in its rectangle, also over drawing of one's own`() {
    let noting = Noting(frame: field.frame)
    noting.placeholder = "name"
    page.show(noting)
    page.advance(by: 0)
    #expect(noting.drawn == ["placeholder 10.0 5.0"])
    noting.text = "Ada"
    page.advance(by: 0)
    #expect(noting.drawn == ["placeholder 10.0 5.0", "text 10.0 5.0"])
  }

  @Test func `a click begins editing and the end of it is told`() {
    var events: [String] = []
    for (event, name) in [
      (.editingDidBegin, "begin"), (.editingChanged, "changed"), (.editingDidEnd, "end"),
    ] as [(UIControl.Event, String)] {
      field.addAction(UIAction { _ in events.append(name) }, for: event)
    }
    var notes: [Notification.Name] = []
    let tokens = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidEndEditingNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { note in
        MainActor.assumeIsolated { notes.append(name) }
      }
    }
    page.click(field)
    #expect(field.isEditing && page.root.firstResponder === field)
    field.insertText("Hi")
    #expect(field.text == "Hi")
    #expect(page.root.endEditing(false) && !field.isEditing)
    #expect(events == ["begin", "changed", "end"])
    #expect(listener.heard == ["begin", "0,0 “Hi”", "end"])
    #expect(
      notes == [
        UITextField.textDidBeginEditingNotification, UITextField.textDidEndEditingNotification,
      ])
    for token in tokens { NotificationCenter.default.removeObserver(token as Any) }
  }

  @Test func `the delegate can refuse editing and characters`() {
    listener.allows = false
    #expect(!field.becomeFirstResponder() && !field.isEditing)
    listener.allows = true
    #expect(field.becomeFirstResponder())
    field.insertText("a")
    field.insertText("!")
    #expect(field.text == "a")
  }

  @Test func `keys move the caret and delete`() {
    field.becomeFirstResponder()
    field.text = "naïve"
    field.press(.left)
    field.press(.left)
    field.deleteBackward()
    #expect(field.text == "nave")
    field.insertText("ti")
    field.press(.deleteForward)
    #expect(field.text == "natie")
    field.press(.home)
    field.deleteBackward()
    field.insertText("»")
    field.press(.end)
    field.insertText("«")
    #expect(field.text == "»natie«")
  }

  @Test func `places in the text are found, selected and replaced`() throws {
    field.text = "one two"
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 4))
    let range = try #require(field.textRange(from: start, to: field.endOfDocument))
    #expect(field.text(in: range) == "two" && field.offset(from: start, to: range.end) == 3)
    field.selectedTextRange = range
    field.insertText("three")
    #expect(field.text == "one three")
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
  }

  @Test func `the clear button empties the field while it is shown`() {
    field.clearButtonMode = .always
    field.text = "text"
    page.root.layoutIfNeeded()
    let place = field.clearButtonRect(forBounds: field.bounds)
    #expect(place == CGRect(x: 176, y: 8, width: 19, height: 19))
    page.press(at: field.convert(CGPoint(x: place.midX, y: place.midY), to: page.root))
    page.release(at: field.convert(CGPoint(x: place.midX, y: place.midY), to: page.root))
    #expect(field.text == "" && !field.isEditing)
  }

  @Test func `the placeholder's colour can be set by its attributes and by its key`() {
    field.setValue(UIColor.red, forKeyPath: "_placeholderLabel.textColor")
    field.attributedPlaceholder = NSAttributedString(
      string: "mail", attributes: [.foregroundColor: UIColor.blue])
    #expect(field.placeholder == "mail")
    #expect((field.value(forKeyPath: "_placeholderLabel.textColor") as? UIColor) == .red)
  }

  @Test func `return is asked of the delegate and sent as an event`() {
    var count = 0
    field.addAction(UIAction { _ in count += 1 }, for: .editingDidEndOnExit)
    field.becomeFirstResponder()
    field.press(.enter)
    #expect(count == 1)
  }

  @Test(arguments: 0..<20)
  func `any keys leave a text and a selection within it`(seed: Int) {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: field.press(.left)
      case 1: field.press(.right)
      case 2: field.press(.home)
      case 3: field.press(.end)
      case 4: field.press(.deleteForward)
      case 5: field.deleteBackward()
      default:
        field.insertText(["a", "é", "👩‍👩‍👧", "\u{301}", "字"].randomElement(using: &random) ?? "")
      }
      #expect(field.selectedTextRange != nil)
    }
  }

  final class ReasonListener: NSObject, UITextFieldDelegate {
    var heard: [String] = []
    func textFieldDidEndEditing(_ textField: UITextField) { heard.append("end") }
    func textFieldDidEndEditing(
      _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) { heard.append("\(reason)") }
  }

  @Test func `who wants the reason for the end hears it, and nothing else`() {
    let listener = ReasonListener()
    field.delegate = listener
    field.becomeFirstResponder()
    field.resignFirstResponder()
    #expect(listener.heard == ["committed"])
  }

  // https://developer.apple.com/documentation/uikit/uitextfield/leftview: on the leading side.
  @Test func `from right to left the left view leads, and natural text ends at the right`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.leftView = view
    field.leftViewMode = .always
    field.clearButtonMode = .always
    field.text = "ab"
    #expect(field.leftViewRect(forBounds: bounds).minX == 0)
    #expect(field.clearButtonRect(forBounds: bounds).maxX > 180)
    field.semanticContentAttribute = .forceRightToLeft
    #expect(field.leftViewRect(forBounds: bounds).maxX == 200)
    #expect(field.clearButtonRect(forBounds: bounds).minX < 20)
    let text = field.textRect(forBounds: bounds)
    #expect(text.minX > 20 && text.maxX == 180)
    let end = field.caretRect(for: field.endOfDocument)
    #expect(abs(end.minX - text.maxX) <= 3)
    #expect(field.caretRect(for: field.beginningOfDocument).minX < end.minX)
  }

  @Test func `text from right to left has its first caret at the right`() throws {
    field.text = "\u{5D0}\u{5D1}\u{5D2}"
    let first = field.caretRect(for: field.beginningOfDocument).minX
    let last = field.caretRect(for: field.endOfDocument).minX
    #expect(first > last)
    let nearest = try #require(field.closestPosition(to: CGPoint(x: first + 20, y: 17)))
    #expect(field.compare(nearest, to: field.beginningOfDocument) == .orderedSame)
    let range = try #require(
      field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
    let rect = try #require(field.selectionRects(for: range).first?.rect)
    #expect(abs(rect.minX - last) < 0.5 && abs(rect.maxX - first) < 0.5)
  }

  // https://developer.apple.com/documentation/uikit/uitextfield/minimumfontsize
  @Test func `wide text is drawn smaller, but not below the least size`() throws {
    field.font = .systemFont(ofSize: 20)
    field.text = String(repeating: "m", count: 24)
    func firstWidth() throws -> CGFloat {
      let start = field.beginningOfDocument
      let end = try #require(field.position(from: start, offset: 1))
      let range = try #require(field.textRange(from: start, to: end))
      return try #require(field.selectionRects(for: range).first?.rect.width)
    }
    let full = try firstWidth()
    field.adjustsFontSizeToFitWidth = true
    let room = field.editingRect(forBounds: bounds)
    #expect(try abs(24 * firstWidth() - room.width) < 0.01 * room.width)
    field.minimumFontSize = 15
    // Letters of smaller fonts stand a little further apart.
    #expect(try abs(firstWidth() - 0.75 * full) < 0.05 * full)
    field.minimumFontSize = 30
    #expect(try firstWidth() == full)
  }

  @Test func `the least size is that of the drawn text, too`() {
    field.font = .systemFont(ofSize: 20)
    field.text = String(repeating: "m", count: 24)
    func picture() -> Data? {
      UIGraphicsImageRenderer(bounds: bounds).image { field.layer.render(in: $0.cgContext) }
        .pngData()
    }
    let cut = picture()
    field.adjustsFontSizeToFitWidth = true
    let smaller = picture()
    field.minimumFontSize = 20
    #expect(cut != nil && smaller != cut && picture() == cut)
  }

  @Test func `a field keeps its border where a subclass draws something else`() throws {
    final class Drawing: UITextField {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 10, y: 10, width: 4, height: 4))
      }
    }
    func pixels(_ field: UITextField) throws -> PixelBuffer {
      field.borderStyle = .line
      let image = UIGraphicsImageRenderer(bounds: field.bounds).image { context in
        field.layer.render(in: context.cgContext)
      }
      return try #require(image.cgImage).pixels
    }
    let plain = try pixels(UITextField(frame: bounds))
    let drawn = try pixels(Drawing(frame: bounds))
    #expect(plain[0, 5] == 0xFF00_0000 && drawn[0, 5] == plain[0, 5])
    #expect(plain[12, 12] != drawn[12, 12] && drawn[12, 12] >> 24 == 0xFF)
  }
}
