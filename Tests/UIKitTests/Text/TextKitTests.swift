// Storages, layout managers and containers.

import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct TextKitTests {
  let storage = NSTextStorage(
    string: "one two three four", attributes: [.font: UIFont.systemFont(ofSize: 20)])
  let manager = NSLayoutManager()
  let container = NSTextContainer(size: CGSize(width: 84, height: 0))

  init() {
    container.lineFragmentPadding = 0
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
  }

  private var lines: [String] {
    var lines: [String] = []
    unsafe manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) {
      _, _, _, range, _ in
      lines.append((storage.string as NSString).substring(with: range))
    }
    return lines
  }

  @Test func `text is broken at the container's width`() {
    #expect(lines == ["one two ", "three ", "four"])
    let used = manager.usedRect(for: container)
    #expect(used.height == 3 * UIFont.systemFont(ofSize: 20).lineHeight)
    #expect(used.minX == 0 && used.width > 50 && used.width <= 84)
    container.size.width = 300
    #expect(lines == ["one two three four"])
  }

  @Test func `padding stands at both ends`() {
    let plain = manager.usedRect(for: container).width
    container.size.width = 104
    container.lineFragmentPadding = 10
    #expect(lines == ["one two ", "three ", "four"])
    #expect(manager.usedRect(for: container).width == plain + 20)
    #expect(manager.boundingRect(forGlyphRange: NSRange(0..<3), in: container).minX == 10)
  }

  @Test func `a point is the character at it, or the nearest one`() {
    let height = UIFont.systemFont(ofSize: 20).lineHeight
    #expect(manager.glyphIndex(for: CGPoint(x: 1, y: 1), in: container) == 0)
    #expect(manager.glyphIndex(for: CGPoint(x: -9, y: -9), in: container) == 0)
    #expect(manager.glyphIndex(for: CGPoint(x: 1, y: height + 1), in: container) == 8)
    #expect(manager.glyphIndex(for: CGPoint(x: 500, y: 500), in: container) == 17)
    let two = manager.boundingRect(forGlyphRange: NSRange(5..<6), in: container)
    var fraction: CGFloat = 9
    let found = unsafe manager.characterIndex(
      for: CGPoint(x: two.minX + two.width / 4, y: two.midY), in: container,
      fractionOfDistanceBetweenInsertionPoints: &fraction)
    #expect(found == 5 && abs(fraction - 0.25) < 1e-9)
  }

  @Test func `characters of several units are one`() {
    storage.setAttributedString(NSAttributedString(string: "a👩‍👩‍👧b"))
    let family = NSRange(location: 1, length: 8)
    let box = manager.boundingRect(forGlyphRange: family, in: container)
    #expect(manager.boundingRect(forGlyphRange: NSRange(2..<3), in: container) == box)
    #expect(manager.glyphIndex(for: CGPoint(x: box.midX, y: box.midY), in: container) == 1)
  }

  @Test func `what one container has no room for goes on in the next`() {
    container.size.height = UIFont.systemFont(ofSize: 20).lineHeight * 2
    let next = NSTextContainer(size: CGSize(width: 84, height: 0))
    manager.addTextContainer(next)
    #expect(manager.glyphRange(for: container) == NSRange(0..<14))
    #expect(manager.glyphRange(for: next) == NSRange(14..<18))
    #expect(unsafe manager.textContainer(forGlyphAt: 15, effectiveRange: nil) === next)
  }

  @Test func `what goes on in the next container is no paragraph's beginning`() {
    let style = NSMutableParagraphStyle()
    (style.firstLineHeadIndent, style.paragraphSpacingBefore) = (12, 20)
    let whole = NSRange(location: 0, length: storage.length)
    storage.addAttribute(.paragraphStyle, value: style, range: whole)
    storage.append(NSAttributedString(string: "\nfive", attributes: [.paragraphStyle: style]))
    container.size.height = UIFont.systemFont(ofSize: 20).lineHeight
    let next = NSTextContainer(size: CGSize(width: 84, height: 0))
    next.lineFragmentPadding = 0
    manager.addTextContainer(next)
    #expect(manager.boundingRect(forGlyphRange: NSRange(0..<1), in: container).minX == 12)
    let first = manager.glyphRange(for: next).location
    #expect(
      manager.boundingRect(forGlyphRange: NSRange(first..<first + 1), in: next).origin == .zero)
    #expect(manager.boundingRect(forGlyphRange: NSRange(19..<20), in: next).minX == 12)
  }

  final class Editor: NSObject, NSTextStorageDelegate {
    var heard: [String] = []
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      let isText = editedMask.contains(.editedCharacters)
      heard.append("\(isText) \(editedRange.location) \(editedRange.length) \(delta)")
    }
  }

  @Test func `changes are told once, when editing ends`() {
    let editor = Editor()
    storage.delegate = editor
    storage.replaceCharacters(in: NSRange(0..<3), with: "eleven")
    storage.beginEditing()
    storage.addAttribute(.kern, value: 2, range: NSRange(0..<2))
    storage.append(NSAttributedString(string: "!"))
    storage.endEditing()
    #expect(editor.heard == ["true 0 6 3", "true 0 22 1"])
    #expect(storage.string == "eleven two three four!")
    #expect(unsafe storage.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 2)
    #expect(unsafe storage.attribute(.kern, at: 2, effectiveRange: nil) == nil)
  }

  /// A storage with a store of its own, as Apple's documentation describes.
  final class OwnStorage: NSTextStorage {
    private let store = NSMutableAttributedString()
    override var string: String { store.string }
    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
      unsafe store.attributes(at: location, effectiveRange: range)
    }
    override func replaceCharacters(in range: NSRange, with str: String) {
      store.replaceCharacters(in: range, with: str)
      edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      store.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
    }
  }

  @Test func `a storage may keep its text itself`() {
    let own = OwnStorage()
    own.addLayoutManager(manager)
    own.setAttributedString(NSAttributedString(string: "mine", attributes: [.kern: 1]))
    #expect(own.length == 4 && own.snapshotKern == [1])
    #expect(manager.glyphRange(for: container) == NSRange(0..<4))
  }

  @Test func `a text view and its storage are one text`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    view.text = "before"
    #expect(view.textStorage.string == "before")
    view.textStorage.append(NSAttributedString(string: " and after"))
    #expect(view.text == "before and after")
    view.text = "anew"
    #expect(view.textStorage.string == "anew")
    #expect(view.layoutManager.glyphRange(for: view.textContainer) == NSRange(0..<4))
    #expect(view.textContainer.size.width == 100)
  }

  @Test func `a text view shows the storage of the container it is made with`() {
    let view = UITextView(frame: .zero, textContainer: container)
    #expect(view.text == "one two three four")
    #expect(view.textStorage === storage && view.layoutManager === manager)
  }

  @Test func `an attachment takes its bounds' room, and the line grows with it`() {
    let attachment = NSTextAttachment()
    attachment.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 40)).image { _ in }
    let text = NSMutableAttributedString(attachment: attachment)
    #expect(text.size() == CGSize(width: 30, height: 40))
    attachment.bounds = CGRect(x: 0, y: -10, width: 12, height: 8)
    #expect(text.size() == CGSize(width: 12, height: 10))
    text.append(NSAttributedString(string: "x", attributes: [.font: UIFont.systemFont(ofSize: 10)]))
    #expect(text.size().height > 19 && text.size().height < 20)
  }
}

extension NSTextStorage {
  fileprivate var snapshotKern: [Int?] {
    [unsafe attribute(.kern, at: 0, effectiveRange: nil) as? Int]
  }
}
