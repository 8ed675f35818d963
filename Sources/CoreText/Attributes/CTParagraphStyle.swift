// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

// Paragraph styles as Core Text makes them: from settings whose values lie in memory.

internal import CoreGraphics

public typealias CTParagraphStyle = NSParagraphStyle

/// What a setting is of.
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
  case alignment = 0
  case firstLineHeadIndent = 1
  case headIndent = 2
  case tailIndent = 3
  case tabStops = 4
  case defaultTabInterval = 5
  case lineBreakMode = 6
  case lineHeightMultiple = 7
  case maximumLineHeight = 8
  case minimumLineHeight = 9
  /// In place of this: `lineSpacingAdjustment`.
  case lineSpacing = 10
  case paragraphSpacing = 11
  case paragraphSpacingBefore = 12
  case baseWritingDirection = 13
  case maximumLineSpacing = 14
  case minimumLineSpacing = 15
  case lineSpacingAdjustment = 16
  case lineBoundsOptions = 17
}

public enum CTTextAlignment: UInt8, Sendable {
  case left = 0
  case right = 1
  case center = 2
  case justified = 3
  case natural = 4

  fileprivate static let all: [(CTTextAlignment, NSTextAlignment)] = [
    (.left, .left), (.right, .right), (.center, .center), (.justified, .justified),
    (.natural, .natural),
  ]
}

public enum CTLineBreakMode: UInt8, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

/// No enumeration, whose memory would hold 0, 1 and 2: settings point to the raw value.
public struct CTWritingDirection: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int8
  public init(rawValue: Int8) { self.rawValue = rawValue }
  public static let natural = CTWritingDirection(rawValue: -1)
  public static let leftToRight = CTWritingDirection(rawValue: 0)
  public static let rightToLeft = CTWritingDirection(rawValue: 1)
}

/// One value of a style ([Apple](https://developer.apple.com/documentation/coretext/ctparagraphstylesetting)).
@unsafe public struct CTParagraphStyleSetting {
  public var spec: CTParagraphStyleSpecifier
  /// Bytes: a setting of a size that its kind does not have is left out.
  public var valueSize: Int
  public var value: UnsafeRawPointer

  public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
    unsafe self.spec = spec
    unsafe self.valueSize = valueSize
    unsafe self.value = value
  }

  /// Nil where the size is another.
  fileprivate func load<Value: BitwiseCopyable>(_: Value.Type) -> Value? {
    unsafe valueSize == MemoryLayout<Value>.size ? value.loadUnaligned(as: Value.self) : nil
  }
}

/// A style of the settings, with the defaults for all else. Line bounds, and tabs, which are objects in memory of
/// Apple's runtime, are left out.
public func CTParagraphStyleCreate(
  _ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int
) -> CTParagraphStyle {
  let style = NSMutableParagraphStyle()
  for index in 0..<max(0, settingCount) {
    if let setting = unsafe settings?[index] { unsafe style.take(setting) }
  }
  return style
}

public func CTParagraphStyleCreateCopy(_ paragraphStyle: CTParagraphStyle) -> CTParagraphStyle {
  paragraphStyle.mutable
}

/// Writes a value of `valueBufferSize` bytes to the buffer; false, and nothing, where that is not its size.
public func CTParagraphStyleGetValueForSpecifier(
  _ paragraphStyle: CTParagraphStyle, _ spec: CTParagraphStyleSpecifier, _ valueBufferSize: Int,
  _ valueBuffer: UnsafeMutableRawPointer
) -> Bool {
  func store<Value: BitwiseCopyable>(_ value: Value) -> Bool {
    guard valueBufferSize == MemoryLayout<Value>.size else { return false }
    unsafe valueBuffer.storeBytes(of: value, as: Value.self)
    return true
  }
  if let path = unsafe NSMutableParagraphStyle.lengths[spec] {
    return store(paragraphStyle.mutable[keyPath: path])
  }
  switch spec {
  case .alignment:
    let alignment = CTTextAlignment.all.first { $0.1 == paragraphStyle.alignment }?.0
    return store((alignment ?? .natural).rawValue)
  case .lineBreakMode: return store(UInt8(clamping: paragraphStyle.lineBreakMode.rawValue))
  case .baseWritingDirection:
    return store(Int8(clamping: paragraphStyle.baseWritingDirection.rawValue))
  default: return false
  }
}

extension NSParagraphStyle {
  fileprivate var mutable: NSMutableParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.setParagraphStyle(self)
    return style
  }
}

extension NSMutableParagraphStyle {
  /// What is a number of points, or of lines' heights.
  fileprivate nonisolated(unsafe) static let lengths:
    [CTParagraphStyleSpecifier: ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>] = [
      .firstLineHeadIndent: \.firstLineHeadIndent, .headIndent: \.headIndent,
      .tailIndent: \.tailIndent, .defaultTabInterval: \.defaultTabInterval,
      .lineHeightMultiple: \.lineHeightMultiple, .maximumLineHeight: \.maximumLineHeight,
      .minimumLineHeight: \.minimumLineHeight, .lineSpacing: \.lineSpacing,
      .paragraphSpacing: \.paragraphSpacing, .paragraphSpacingBefore: \.paragraphSpacingBefore,
      .minimumLineSpacing: \.lineSpacing, .lineSpacingAdjustment: \.lineSpacing,
    ]

  fileprivate func take(_ setting: CTParagraphStyleSetting) {
    if let path = unsafe Self.lengths[setting.spec] {
      if let value = unsafe setting.load(CGFloat.self) { self[keyPath: path] = value }
      return
    }
    switch unsafe setting.spec {
    case .alignment:
      let value = unsafe setting.load(UInt8.self).flatMap { CTTextAlignment(rawValue: $0) }
      if let found = CTTextAlignment.all.first(where: { $0.0 == value }) { alignment = found.1 }
    case .lineBreakMode:
      let value = unsafe setting.load(UInt8.self).flatMap { NSLineBreakMode(rawValue: Int($0)) }
      if let value { lineBreakMode = value }
    case .baseWritingDirection:
      let value = unsafe setting.load(Int8.self).flatMap { NSWritingDirection(rawValue: Int($0)) }
      if let value { baseWritingDirection = value }
    default: break
    }
  }
}
