// swift-format-ignore-file
// Written as people write for iOS: text laid out by oneself, and words.

import UIKit

/// A label that lays its own text out, as those do that find links in it.
@IBDesignable class LinkedTextFixture: UILabel {
  private let storage = NSTextStorage()
  private let manager = NSLayoutManager()
  private let container = NSTextContainer()

  @IBInspectable var padding: CGFloat = 12

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    container.lineFragmentPadding = 0
    container.maximumNumberOfLines = 2
    container.lineBreakMode = .byTruncatingTail
    backgroundColor = .white
    let text = "Ask @ada about #lines and gears"
    storage.setAttributedString(
      NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 16)]))
    for word in ["@ada", "#lines"] {
      let range = (text as NSString).range(of: word)
      storage.addAttributes(
        [.foregroundColor: UIColor.systemBlue, .underlineStyle: NSUnderlineStyle.single.rawValue],
        range: range)
    }
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 64) }

  override func draw(_ rect: CGRect) {
    container.size = rect.insetBy(dx: padding, dy: padding).size
    let origin = CGPoint(x: padding, y: padding)
    let link = (storage.string as NSString).range(of: "#lines")
    let box = manager.boundingRect(forGlyphRange: link, in: container)
    UIColor.systemYellow.withAlphaComponent(0.4).setFill()
    UIBezierPath(
      roundedRect: box.offsetBy(dx: padding, dy: padding).insetBy(dx: -3, dy: 0), cornerRadius: 4
    ).fill()
    let all = manager.glyphRange(for: container)
    manager.drawBackground(forGlyphRange: all, at: origin)
    manager.drawGlyphs(forGlyphRange: all, at: origin)
    UIColor.systemGray.setStroke()
    manager.enumerateLineFragments(forGlyphRange: all) { _, used, _, _, _ in
      UIBezierPath(rect: used.offsetBy(dx: origin.x, dy: origin.y)).stroke()
    }
  }
}

/// Pictures among the words of a label.
@IBDesignable class AttachmentFixture: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .white
    label.numberOfLines = 0
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 24)
    let text = NSMutableAttributedString(string: "5 ")
    text.append(NSAttributedString(attachment: Star(image: Self.star)))
    text.append(NSAttributedString(string: " of 9, 1 "))
    let large = NSTextAttachment()
    large.image = Self.star
    large.bounds = CGRect(x: 0, y: -12, width: 60, height: 60)
    text.append(NSAttributedString(attachment: large))
    text.append(
      NSAttributedString(string: " large", attributes: [.foregroundColor: UIColor.systemRed]))
    label.attributedText = text
    addSubview(label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 20, dy: 20)
  }

  /// Stands in the middle of capitals.
  private class Star: NSTextAttachment {
    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
      glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect {
      CGRect(x: 0, y: (UIFont.systemFont(ofSize: 24).capHeight - 20) / 2, width: 20, height: 20)
    }
  }

  private static let star = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in
    let path = UIBezierPath()
    for point in 0..<10 {
      let angle = CGFloat(point) * .pi / 5 - .pi / 2
      let radius: CGFloat = point % 2 == 0 ? 20 : 8
      let place = CGPoint(x: 20 + radius * cos(angle), y: 20 + radius * sin(angle))
      point == 0 ? path.move(to: place) : path.addLine(to: place)
    }
    path.close()
    UIColor.systemOrange.setFill()
    path.fill()
  }
}

/// A text view whose storage is changed from outside.
@IBDesignable class StorageFixture: UITextView {
  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    font = .systemFont(ofSize: 18)
    text = "The storage is the text"
    textStorage.beginEditing()
    textStorage.addAttribute(
      .backgroundColor, value: UIColor.systemYellow, range: NSRange(location: 4, length: 7))
    textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "This")
    textStorage.append(NSAttributedString())
    textStorage.endEditing()
  }
}

/// Lengths of time and checked addresses, in words.
@IBDesignable class WordsFixture: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func draw(_ rect: CGRect) {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    var lines = [DateComponentsFormatter.UnitsStyle.positional, .full].map {
      style -> String in
      formatter.unitsStyle = style
      return formatter.string(from: 65) ?? "?"
    }
    let address = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z.]+@[A-Za-z0-9.]+\\.[a-z]{2,}")
    for text in ["a@b.org", "a@b"] {
      lines.append("\(text) \(address.evaluate(with: text) ? "✓" : "✗")")
    }
    for (index, line) in lines.enumerated() {
      (line as NSString).draw(
        at: CGPoint(x: 16, y: 16 + 24 * CGFloat(index)),
        withAttributes: [.font: UIFont.systemFont(ofSize: 14)])
    }
  }
}

/// Words of a text take other colours, fonts and shadows than it has.
@IBDesignable class RecolouredTextFixture: UILabel {
    override var intrinsicContentSize: CGSize { return CGSize(width: 150, height: 44) }

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        numberOfLines = 0
        text = "Ask @ada about #engines today"
        guard let attributedText = attributedText else { return }
        let marked = NSMutableAttributedString(attributedString: attributedText)
        let whole = NSRange(location: 0, length: marked.length)
        marked.addAttributes([.foregroundColor: UIColor.black, .font: UIFont.systemFont(ofSize: 15)], range: whole)
        for (prefix, color) in [("@", UIColor.blue), ("#", UIColor.red)] {
            let pattern = try! NSRegularExpression(pattern: prefix + "\\w+")
            for match in pattern.matches(in: marked.string, range: whole) {
                var attributes = marked.attributes(at: match.range.location, effectiveRange: nil)
                attributes[.foregroundColor] = color
                attributes[.font] = UIFont.boldSystemFont(ofSize: 15)
                marked.setAttributes(attributes, range: match.range)
            }
        }
        self.attributedText = marked
    }
}
