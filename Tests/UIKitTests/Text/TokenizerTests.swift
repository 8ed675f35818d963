// The words, sentences and lines that a text's tokenizer finds.

import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct TokenizerTests {
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))

  init() { field.text = "Don't stop. Is it 5 o'clock?\nYes" }

  private func place(_ index: Int) throws -> UITextPosition {
    try #require(field.position(from: field.beginningOfDocument, offset: index))
  }

  private func text(
    _ index: Int, _ granularity: UITextGranularity, _ direction: UITextStorageDirection = .forward
  ) throws -> String? {
    field.tokenizer.rangeEnclosingPosition(
      try place(index), with: granularity, inDirection: .storage(direction)
    ).flatMap { field.text(in: $0) }
  }

  private func boundary(
    _ index: Int, _ granularity: UITextGranularity, _ direction: UITextStorageDirection
  ) throws -> Int? {
    field.tokenizer.position(
      from: try place(index), toBoundary: granularity, inDirection: .storage(direction)
    ).map { field.offset(from: field.beginningOfDocument, to: $0) }
  }

  @Test func `a word is around its letters, and between words there is none`() throws {
    #expect(try text(2, .word) == "Don't")
    #expect(try text(5, .word) == nil)
    #expect(try text(5, .word, .backward) == "Don't")
    #expect(try text(20, .word) == "o'clock")
    #expect(try text(11, .word) == nil)
  }

  @Test func `words are Unicode's, and those of dictionaries`() throws {
    field.text = "3.14 e.g. 我们开始 สวัสดีชาวโลก"
    #expect(try text(1, .word) == "3.14")
    #expect(try text(5, .word) == "e.g")
    #expect(try text(10, .word) == "我们" && text(12, .word) == "开始")
    #expect(try text(16, .word) == "สวัสดี")
  }

  @Test func `sentences end behind their space, paragraphs with their line`() throws {
    #expect(try text(3, .sentence) == "Don't stop. ")
    #expect(try text(12, .sentence) == "Is it 5 o'clock?\n")
    #expect(try text(3, .paragraph) == "Don't stop. Is it 5 o'clock?\n")
    #expect(try text(30, .paragraph) == "Yes")
    #expect(try text(30, .document)?.count == 32)
    #expect(try text(1, .character) == "o")
  }

  @Test func `one goes to ends forward, and to beginnings backward`() throws {
    #expect(try boundary(0, .word, .forward) == 5)
    #expect(try boundary(5, .word, .forward) == 10)
    #expect(try boundary(10, .word, .backward) == 6)
    #expect(try boundary(0, .word, .backward) == nil)
    #expect(try boundary(32, .word, .forward) == nil)
    let tokenizer = field.tokenizer
    #expect(
      tokenizer.isPosition(try place(5), atBoundary: .word, inDirection: .storage(.forward)))
    #expect(
      !tokenizer.isPosition(try place(5), atBoundary: .word, inDirection: .layout(.left)))
    #expect(
      tokenizer.isPosition(try place(7), withinTextUnit: .word, inDirection: .storage(.forward)))
  }

  @Test func `a text view's lines are those that are seen`() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 80, height: 200))
    view.text = "many words that wrap"
    view.layoutIfNeeded()
    let range = try #require(
      view.tokenizer.rangeEnclosingPosition(
        view.beginningOfDocument, with: .line, inDirection: .storage(.forward)))
    let line = try #require(view.text(in: range))
    #expect(line.hasPrefix("many") && line.count < 20)
    #expect(view.text.hasPrefix(line))
  }

  @Test func `a text that is edited is taken as any`() throws {
    let input: any UITextInput = field
    let start = try #require(input.position(from: try place(4), in: .left, offset: 2))
    #expect(input.offset(from: input.beginningOfDocument, to: start) == 2)
    let range = try #require(input.characterRange(byExtending: start, in: .left))
    #expect(input.text(in: range) == "Do")
    #expect(
      input.position(within: range, farthestIn: .right).map { input.compare($0, to: start) }
        == .orderedSame)
  }

  /// A place of a class of one's own.
  private final class Place: UITextPosition {
    let line: Int
    init(line: Int) {
      self.line = line
      super.init()
    }
  }

  @Test func `classes of one's own may be places`() { #expect(Place(line: 3).line == 3) }
}
