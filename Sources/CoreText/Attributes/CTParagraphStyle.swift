// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

// Core Text's paragraph styles, from settings whose values lie in memory.

internal import CoreGraphics

/// A paragraph style: UIKit's class, to which Core Text's type is bridged on Apple's systems.
public typealias CTParagraphStyle = NSParagraphStyle

/// Creates a style from `settingCount` settings, with defaults for all else
/// ([Apple](https://developer.apple.com/documentation/coretext/ctparagraphstylecreate(_:_:))).
///
/// Line bounds have no effect, nor have tab stops, whose value would be an object of Apple's runtime in memory.
public func CTParagraphStyleCreate(
  _ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int
) -> CTParagraphStyle {
  let style = NSMutableParagraphStyle()
  for index in 0..<max(0, settingCount) {
    // SAFETY: the pointer is nil or leads to `settingCount` settings, as Apple's API demands of the caller.
    if let setting = unsafe settings?[index] { unsafe style.apply(setting) }
  }
  return style
}

/// Returns a copy that does not change.
public func CTParagraphStyleCreateCopy(_ paragraphStyle: CTParagraphStyle) -> CTParagraphStyle {
  paragraphStyle.mutable
}

/// Writes a value of the style to a buffer.
///
/// - Parameters:
///   - paragraphStyle: The style.
///   - spec: The value to write.
///   - valueBufferSize: Bytes of the buffer.
///   - valueBuffer: Memory for the value.
/// - Returns: False, with nothing written, if the value has another size than the buffer, or is none of a style's here.
public func CTParagraphStyleGetValueForSpecifier(
  _ paragraphStyle: CTParagraphStyle, _ spec: CTParagraphStyleSpecifier, _ valueBufferSize: Int,
  _ valueBuffer: UnsafeMutableRawPointer
) -> Bool {
  func store<Value: BitwiseCopyable>(_ value: Value) -> Bool {
    guard valueBufferSize == MemoryLayout<Value>.size else { return false }
    // SAFETY: the caller guarantees `valueBufferSize` bytes, which are as many as are written.
    unsafe valueBuffer.storeBytes(of: value, as: Value.self)
    return true
  }
  if let path = NSMutableParagraphStyle.lengths[spec] {
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
  /// The settings that are numbers of points, and the multiple of the line height.
  fileprivate static let lengths:
    [CTParagraphStyleSpecifier: any ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>
      & Sendable] = [
        .firstLineHeadIndent: \.firstLineHeadIndent, .headIndent: \.headIndent,
        .tailIndent: \.tailIndent, .defaultTabInterval: \.defaultTabInterval,
        .lineHeightMultiple: \.lineHeightMultiple, .maximumLineHeight: \.maximumLineHeight,
        .minimumLineHeight: \.minimumLineHeight, .lineSpacing: \.lineSpacing,
        .paragraphSpacing: \.paragraphSpacing, .paragraphSpacingBefore: \.paragraphSpacingBefore,
        .minimumLineSpacing: \.lineSpacing, .lineSpacingAdjustment: \.lineSpacing,
      ]

  /// Sets one value; a setting of an unknown kind or of another size has no effect.
  fileprivate func apply(_ setting: CTParagraphStyleSetting) {
    // SAFETY: `load` compares the size of the value before it reads it.
    let (spec, length) = unsafe (setting.spec, setting.load(CGFloat.self))
    let byte = unsafe setting.load(UInt8.self)
    if let path = Self.lengths[spec] {
      if let length { self[keyPath: path] = length }
      return
    }
    guard let byte else { return }
    switch spec {
    case .alignment:
      let found = CTTextAlignment.all.first { $0.0.rawValue == byte }
      if let found { alignment = found.1 }
    case .lineBreakMode:
      if let mode = NSLineBreakMode(rawValue: Int(byte)) { lineBreakMode = mode }
    case .baseWritingDirection:
      let direction = NSWritingDirection(rawValue: Int(Int8(bitPattern: byte)))
      if let direction { baseWritingDirection = direction }
    default: break
    }
  }
}
