// swift-format-ignore-file
// Written as people wrote for iOS when Swift was at 3 and 4, and never touched again.

import UIKit
import GLKit

/// Draws its text with a dictionary of texts, letter by letter.
@IBDesignable class OldTextFixture: UIView {
  @IBInspectable var text: String = "1998"
  @IBInspectable var tint: UIColor = UIColor(colorLiteralRed: 0.2, green: 0.4, blue: 0.9, alpha: 1)

  /// An inspector alone sets it.
  @IBInspectable @available(*, unavailable, message: "This property is reserved for Interface Builder.")
  var degrees: Float {
    get { return GLKMathRadiansToDegrees(turn) }
    set { turn = GLKMathDegreesToRadians(newValue) }
  }
  private var turn: Float = GLKMathDegreesToRadians(-20)

  private func attributes(_ size: CGFloat) -> [String: Any] {
    return [NSFontAttributeName: UIFont.boldSystemFont(ofSize: size), NSForegroundColorAttributeName: tint]
  }

  override func draw(_ rect: CGRect) {
    let context = UIGraphicsGetCurrentContext()!
    context.translateBy(x: bounds.midX, y: bounds.midY)
    context.rotate(by: CGFloat(turn))
    var x: CGFloat = 0
    for (index, character) in text.characters.enumerated() {
      let letter = String(character) as NSString
      let look = attributes(30 + 10 * CGFloat(index))
      letter.draw(at: CGPoint(x: x - 80, y: -30), withAttributes: look)
      x += letter.size(attributes: look).width
    }
    let note = NSMutableAttributedString(string: "\(text.characters.count) letters", attributes: attributes(14))
    note.addAttribute(NSUnderlineStyleAttributeName, value: NSUnderlineStyle.styleSingle.rawValue, range: NSRange(location: 0, length: 1))
    note.draw(at: CGPoint(x: -80, y: 40))
  }
}

/// A bar made of two pictures.
@IBDesignable class PictureBarFixture: UIProgressView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    trackImage = PictureBarFixture.picture(UIColor.lightGray)
    progressImage = PictureBarFixture.picture(UIColor.orange)
    progress = 0.6
  }

  required init?(coder aDecoder: NSCoder) { fatalError() }

  override var intrinsicContentSize: CGSize { return CGSize(width: 200, height: 40) }

  private static func picture(_ color: UIColor) -> UIImage {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 40, height: 40), false, 1)
    color.setFill()
    UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), cornerRadius: 12).fill()
    let image = UIGraphicsGetImageFromCurrentImageContext()!
    UIGraphicsEndImageContext()
    return image.resizableImage(withCapInsets: UIEdgeInsetsMake(15, 15, 15, 15), resizingMode: .stretch)
  }
}

@objc protocol NoteFixtureListener: UITextViewDelegate {
  @objc optional func noteDidGrow(_ note: NoteFixture)
}

/// Passes on what its delegate need not hear, marks a part of its text, and scrolls to its end.
@IBDesignable class NoteFixture: UITextView, UITextViewDelegate {
  private let listeners = NSHashTable<AnyObject>.weakObjects()
  weak var listener: NoteFixtureListener?
  private var heard = 0

  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
    delegate = self
    listeners.add(self)
    font = UIFont.systemFont(ofSize: 18)
    text = (1...20).map { String($0) }.joined(separator: "\n")
    layer.borderWidth = 2
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: NSNotification.Name.UITextViewTextDidChange, object: self)
  }

  required init?(coder aDecoder: NSCoder) { fatalError() }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard heard == 0, listeners.contains(self) else { return }
    heard = 1
    scrollRangeToVisible(NSRange(location: text.characters.count - 1, length: 1))
    let start = position(from: beginningOfDocument, offset: 5)!
    let end = position(from: start, offset: 3)!
    layer.borderColor = offset(from: start, to: end) == 3 ? UIColor.red.cgColor : UIColor.blue.cgColor
  }

  override func deleteBackward() {
    heard += 1
    super.deleteBackward()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    listener?.scrollViewDidScroll?(scrollView)
    listener?.noteDidGrow?(self)
  }

  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    return listener?.textViewShouldEndEditing?(textView) ?? true
  }

  @objc private func changed() { setNeedsLayout() }
}
