// Text views: size, contents and editing.

import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct UITextViewTests {
  final class Listener: NSObject, UITextViewDelegate {
    var heard: [String] = []
    func textViewDidBeginEditing(_ textView: UITextView) { heard.append("begin") }
    func textViewDidChange(_ textView: UITextView) { heard.append(textView.text) }
    func textViewDidEndEditing(_ textView: UITextView) { heard.append("end") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { text != "!" }
  }

  let page = Page()
  let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
  let listener = Listener()

  init() {
    view.delegate = listener
    page.show(view)
  }

  @Test func `text that is higher than the view scrolls`() {
    view.text = "one two three four five six seven eight nine ten eleven twelve"
    page.root.layoutIfNeeded()
    #expect(view.contentSize.width == 100 && view.contentSize.height > 60)
    page.atPresent {
      #expect(page.touches.scrolled(at: CGPoint(x: 50, y: 30), by: CGPoint(x: 0, y: 10)))
    }
    #expect(view.contentOffset.y == 10)
  }

  @Test func `the size that fits is the text's with its insets`() {
    view.text = "one"
    let one = view.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(one.height == 31 && one.width < 60)
    view.textContainerInset = .zero
    #expect(view.sizeThatFits(CGSize(width: 100, height: 0)).height == 15)
  }

  @Test func `typing goes to the caret, if the delegate lets it`() {
    #expect(view.becomeFirstResponder())
    view.insertText("ab")
    view.insertText("!")
    view.press(.left)
    view.insertText("c")
    view.press(.enter)
    view.deleteBackward()
    view.deleteBackward()
    #expect(view.text == "ab" && view.selectedRange == NSRange(location: 1, length: 0))
    view.resignFirstResponder()
    #expect(listener.heard == ["begin", "ab", "acb", "ac\nb", "acb", "ab", "end"])
  }

  /// Where the caret stands: the one layer two points wide.
  private var caret: CGRect? {
    page.root.layoutIfNeeded()
    return view.layer.sublayers?.first { $0.bounds.width == 2 && !$0.isHidden }?.frame
  }

  @Test func `the caret blinks where typing goes, while the view is edited`() throws {
    view.text = "one two"
    #expect(caret == nil)
    view.becomeFirstResponder()
    let end = try #require(caret)
    #expect(end.height > 10 && end.minY == 8)
    view.press(.home)
    let start = try #require(caret)
    #expect(start.minX == 5 && start.minX < end.minX)
    #expect(
      view.layer.sublayers?.first { $0.frame == start }?.animation(forKey: "blink") != nil)
    view.press(.selectAll)
    #expect(caret == nil)
    view.resignFirstResponder()
    view.press(.end)
    #expect(caret == nil)
  }

  @Test func `up and down move by lines, and keep the column over short ones`() throws {
    view.text = "aaaa\nb\ncccc"
    view.becomeFirstResponder()
    view.press(.up)
    #expect(view.selectedRange == NSRange(location: 6, length: 0))
    view.press(.up)
    #expect(view.selectedRange == NSRange(location: 4, length: 0))
    view.press(.up)
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
    view.press(.down)
    view.press(.down, extending: true)
    #expect(view.selectedRange == NSRange(location: 6, length: 5))
    view.press(.down)
    #expect(view.selectedRange == NSRange(location: 11, length: 0))
    view.selectedRange = NSRange(location: 5, length: 3)
    #expect(view.selectedRange == NSRange(location: 5, length: 3))
  }

  @Test func `lines that were broken are lines too`() throws {
    view.text = "wide words are broken here"
    view.becomeFirstResponder()
    view.press(.home)
    let first = try #require(caret)
    view.press(.down)
    let second = try #require(caret)
    #expect(second.minX == first.minX && second.minY > first.minY)
    #expect(view.selectedRange.location > 3)
  }

  @Test func `the caret goes where the view is pressed, and is scrolled to`() throws {
    view.text = "a\nb\nc\nd\ne\nf"
    page.root.layoutIfNeeded()
    page.click(view)
    #expect(view.isFirstResponder && view.selectedRange.length == 0)
    #expect(view.selectedRange.location < 11)
    view.press(.end)
    let caret = try #require(caret)
    #expect(view.bounds.contains(CGPoint(x: caret.midX, y: caret.midY)))
  }

  @Test func `a text view that is not editable stays as it is`() {
    view.isEditable = false
    page.click(view)
    #expect(!view.isFirstResponder)
  }

  @Test func `selected text is cut, copied and pasted`() {
    view.text = "abc"
    view.press(.home)
    view.press(.right, extending: true)
    view.press(.cut)
    view.press(.end)
    view.press(.paste)
    #expect(view.text == "bca")
    view.press(.selectAll)
    view.press(.copy)
    view.press(.deleteBackward)
    #expect(view.text == "" && UIPasteboard.general.string == "bca")
  }
}
