// Attributes of strings as Swift 3 had them: dictionaries whose keys are texts.

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import CoreGraphics

@available(*, deprecated, renamed: "NSAttributedString.Key.font")
public let NSFontAttributeName = NSAttributedString.Key.font.rawValue
@available(*, deprecated, renamed: "NSAttributedString.Key.foregroundColor")
public let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor.rawValue
@available(*, deprecated, renamed: "NSAttributedString.Key.backgroundColor")
public let NSBackgroundColorAttributeName = NSAttributedString.Key.backgroundColor.rawValue
@available(*, deprecated, renamed: "NSAttributedString.Key.paragraphStyle")
public let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle.rawValue
@available(*, deprecated, renamed: "NSAttributedString.Key.kern")
public let NSKernAttributeName = NSAttributedString.Key.kern.rawValue
@available(*, deprecated, renamed: "NSAttributedString.Key.strokeColor")
public let NSStrokeColorAttributeName = NSAttributedString.Key.strokeColor.rawValue
@available(*, deprecated, renamed: "NSAttributedString.Key.strokeWidth")
public let NSStrokeWidthAttributeName = NSAttributedString.Key.strokeWidth.rawValue
@available(*, deprecated, renamed: "NSAttributedString.Key.underlineStyle")
public let NSUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle.rawValue
@available(*, deprecated, renamed: "NSAttributedString.Key.underlineColor")
public let NSUnderlineColorAttributeName = NSAttributedString.Key.underlineColor.rawValue
@available(*, deprecated, renamed: "NSAttributedString.Key.strikethroughStyle")
public let NSStrikethroughStyleAttributeName = NSAttributedString.Key.strikethroughStyle.rawValue
@available(*, deprecated, renamed: "NSAttributedString.Key.strikethroughColor")
public let NSStrikethroughColorAttributeName = NSAttributedString.Key.strikethroughColor.rawValue
@available(*, deprecated, renamed: "NSAttributedString.Key.shadow")
public let NSShadowAttributeName = NSAttributedString.Key.shadow.rawValue
@available(*, deprecated, renamed: "NSAttributedString.Key.baselineOffset")
public let NSBaselineOffsetAttributeName = NSAttributedString.Key.baselineOffset.rawValue
@available(*, deprecated, renamed: "NSAttributedString.Key.ligature")
public let NSLigatureAttributeName = NSAttributedString.Key.ligature.rawValue
@available(*, deprecated, renamed: "NSAttributedString.Key.link")
public let NSLinkAttributeName = NSAttributedString.Key.link.rawValue

private func keyed(_ attributes: [String: Any]?) -> [NSAttributedString.Key: Any] {
  var result: [NSAttributedString.Key: Any] = [:]
  for (name, value) in attributes ?? [:] { result[NSAttributedString.Key(name)] = value }
  return result
}

extension NSString {
  @available(*, deprecated, renamed: "size(withAttributes:)")
  public func size(attributes: [String: Any]?) -> CGSize {
    size(withAttributes: keyed(attributes))
  }

  @available(*, deprecated, message: "Keys are NSAttributedString.Key")
  @_disfavoredOverload
  public func draw(at point: CGPoint, withAttributes attributes: [String: Any]?) {
    draw(at: point, withAttributes: keyed(attributes))
  }

  @available(*, deprecated, message: "Keys are NSAttributedString.Key")
  @_disfavoredOverload
  public func draw(in rect: CGRect, withAttributes attributes: [String: Any]?) {
    draw(in: rect, withAttributes: keyed(attributes))
  }

  @available(*, deprecated, message: "Keys are NSAttributedString.Key")
  @_disfavoredOverload
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [String: Any]?,
    context: NSStringDrawingContext?
  ) {
    draw(with: rect, options: options, attributes: keyed(attributes), context: context)
  }

  @available(*, deprecated, message: "Keys are NSAttributedString.Key")
  @_disfavoredOverload
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [String: Any]?,
    context: NSStringDrawingContext?
  ) -> CGRect {
    boundingRect(with: size, options: options, attributes: keyed(attributes), context: context)
  }
}

extension String {
  @available(*, deprecated, renamed: "size(withAttributes:)")
  public func size(attributes: [String: Any]?) -> CGSize {
    size(withAttributes: keyed(attributes))
  }

  @available(*, deprecated, message: "Keys are NSAttributedString.Key")
  @_disfavoredOverload
  public func draw(at point: CGPoint, withAttributes attributes: [String: Any]?) {
    draw(at: point, withAttributes: keyed(attributes))
  }

  @available(*, deprecated, message: "Keys are NSAttributedString.Key")
  @_disfavoredOverload
  public func draw(in rect: CGRect, withAttributes attributes: [String: Any]?) {
    draw(in: rect, withAttributes: keyed(attributes))
  }

  @available(*, deprecated, message: "Keys are NSAttributedString.Key")
  @_disfavoredOverload
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [String: Any]?,
    context: NSStringDrawingContext?
  ) -> CGRect {
    boundingRect(with: size, options: options, attributes: keyed(attributes), context: context)
  }
}

extension NSAttributedString {
  @available(*, deprecated, message: "Keys are NSAttributedString.Key")
  @_disfavoredOverload
  public convenience init(string: String, attributes: [String: Any]?) {
    self.init(string: string, attributes: keyed(attributes))
  }
}

extension NSMutableAttributedString {
  @available(*, deprecated, message: "Keys are NSAttributedString.Key")
  @_disfavoredOverload
  public func addAttribute(_ name: String, value: Any, range: NSRange) {
    addAttribute(NSAttributedString.Key(name), value: value, range: range)
  }

  @available(*, deprecated, message: "Keys are NSAttributedString.Key")
  @_disfavoredOverload
  public func addAttributes(_ attributes: [String: Any]?, range: NSRange) {
    addAttributes(keyed(attributes), range: range)
  }

  @available(*, deprecated, message: "Keys are NSAttributedString.Key")
  @_disfavoredOverload
  public func setAttributes(_ attributes: [String: Any]?, range: NSRange) {
    setAttributes(keyed(attributes), range: range)
  }

  @available(*, deprecated, message: "Keys are NSAttributedString.Key")
  @_disfavoredOverload
  public func removeAttribute(_ name: String, range: NSRange) {
    removeAttribute(NSAttributedString.Key(name), range: range)
  }
}

extension UISegmentedControl {
  @available(*, deprecated, message: "Keys are NSAttributedString.Key")
  @_disfavoredOverload
  public func setTitleTextAttributes(_ attributes: [String: Any]?, for state: UIControl.State) {
    setTitleTextAttributes(keyed(attributes), for: state)
  }
}
