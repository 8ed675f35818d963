// Geometry as text (`{{0, 0}, {1, 2}}`), and in coders.

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The functions' names are Apple's.

public import CoreGraphics

extension NSCoder {
  public class func string(for point: CGPoint) -> String { braces([point.x, point.y]) }
  public class func string(for size: CGSize) -> String { braces([size.width, size.height]) }
  public class func string(for vector: CGVector) -> String { braces([vector.dx, vector.dy]) }
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  public class func string(for transform: CGAffineTransform) -> String {
    "[\(list([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]))]"
  }
  public class func string(for insets: UIEdgeInsets) -> String {
    braces([insets.top, insets.left, insets.bottom, insets.right])
  }
  public class func string(for offset: UIOffset) -> String {
    braces([offset.horizontal, offset.vertical])
  }

  /// Zero for a text that is not of that form; so with the others.
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }
  public class func cgSize(for string: String) -> CGSize {
    numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }
  public class func cgRect(for string: String) -> CGRect {
    numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }
  public class func cgVector(for string: String) -> CGVector {
    numbers(string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }
  public class func uiOffset(for string: String) -> UIOffset {
    numbers(string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    numbers(string, 6).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
  }
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
      ?? .zero
  }

  private static func braces(_ values: [CGFloat]) -> String { "{\(list(values))}" }

  private static func list(_ values: [CGFloat]) -> String {
    values.map { $0 == $0.rounded() && abs($0) < 1e15 ? "\(Int($0))" : "\($0)" }
      .joined(separator: ", ")
  }

  private static func numbers(_ text: String, _ count: Int) -> [CGFloat]? {
    let parts = text.split { "{}[], ".contains($0) }
    let numbers = parts.compactMap { Double($0) }.map { CGFloat($0) }
    return parts.count == count && numbers.count == count ? numbers : nil
  }
}

extension NSCoder {
  public func encode(_ point: CGPoint, forKey key: String) {
    encode(Self.string(for: point) as NSString, forKey: key)
  }
  public func encode(_ size: CGSize, forKey key: String) {
    encode(Self.string(for: size) as NSString, forKey: key)
  }
  public func encode(_ rect: CGRect, forKey key: String) {
    encode(Self.string(for: rect) as NSString, forKey: key)
  }
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(Self.string(for: insets) as NSString, forKey: key)
  }
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encode(Self.string(for: transform) as NSString, forKey: key)
  }

  /// Zero where there is none; so with the others.
  public func decodeCGPoint(forKey key: String) -> CGPoint { Self.cgPoint(for: text(key)) }
  public func decodeCGSize(forKey key: String) -> CGSize { Self.cgSize(for: text(key)) }
  public func decodeCGRect(forKey key: String) -> CGRect { Self.cgRect(for: text(key)) }
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    Self.uiEdgeInsets(for: text(key))
  }
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    Self.cgAffineTransform(for: text(key))
  }

  private func text(_ key: String) -> String { decodeObject(forKey: key) as? String ?? "" }
}

extension NSValue {
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }

  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }

public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  NSCoder.string(for: insets)
}

public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
  NSCoder.string(for: transform)
}

public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }

public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets {
  NSCoder.uiEdgeInsets(for: string)
}
