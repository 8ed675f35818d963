// Drawing by functions of a context, as C and sources of Swift 1 and 2 have it.

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import CoreGraphics

@available(*, deprecated, renamed: "CGContext")
public typealias CGContextRef = CGContext
@available(*, deprecated, renamed: "CGColorSpace")
public typealias CGColorSpaceRef = CGColorSpace
@available(*, deprecated, renamed: "CGGradient")
public typealias CGGradientRef = CGGradient
@available(*, deprecated, renamed: "CGColor")
public typealias CGColorRef = CGColor
@available(*, deprecated, renamed: "CGPath")
public typealias CGPathRef = CGPath

// MARK: State

public func CGContextSaveGState(_ c: CGContext?) { c?.saveGState() }
public func CGContextRestoreGState(_ c: CGContext?) { c?.restoreGState() }
public func CGContextTranslateCTM(_ c: CGContext?, _ tx: CGFloat, _ ty: CGFloat) {
  c?.translateBy(x: tx, y: ty)
}
public func CGContextScaleCTM(_ c: CGContext?, _ sx: CGFloat, _ sy: CGFloat) {
  c?.scaleBy(x: sx, y: sy)
}
public func CGContextRotateCTM(_ c: CGContext?, _ angle: CGFloat) { c?.rotate(by: angle) }
public func CGContextClip(_ c: CGContext?) { c?.clip() }
public func CGContextSetLineWidth(_ c: CGContext?, _ width: CGFloat) { c?.setLineWidth(width) }
public func CGContextSetLineCap(_ c: CGContext?, _ cap: CGLineCap) { c?.setLineCap(cap) }
public func CGContextSetLineJoin(_ c: CGContext?, _ join: CGLineJoin) { c?.setLineJoin(join) }
public func CGContextSetAlpha(_ c: CGContext?, _ alpha: CGFloat) { c?.setAlpha(alpha) }
public func CGContextSetFillColorWithColor(_ c: CGContext?, _ color: CGColor?) {
  if let color { c?.setFillColor(color) }
}
public func CGContextSetStrokeColorWithColor(_ c: CGContext?, _ color: CGColor?) {
  if let color { c?.setStrokeColor(color) }
}

// MARK: Paths

public func CGContextBeginPath(_ c: CGContext?) { c?.beginPath() }
public func CGContextClosePath(_ c: CGContext?) { c?.closePath() }
public func CGContextMoveToPoint(_ c: CGContext?, _ x: CGFloat, _ y: CGFloat) {
  c?.move(to: CGPoint(x: x, y: y))
}
public func CGContextAddLineToPoint(_ c: CGContext?, _ x: CGFloat, _ y: CGFloat) {
  c?.addLine(to: CGPoint(x: x, y: y))
}
public func CGContextAddRect(_ c: CGContext?, _ rect: CGRect) { c?.addRect(rect) }
public func CGContextAddEllipseInRect(_ c: CGContext?, _ rect: CGRect) { c?.addEllipse(in: rect) }
public func CGContextAddPath(_ c: CGContext?, _ path: CGPath?) {
  if let path { c?.addPath(path) }
}
/// `clockwise` is 0 or 1, as in C.
public func CGContextAddArc(
  _ c: CGContext?, _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ startAngle: CGFloat,
  _ endAngle: CGFloat, _ clockwise: Int32
) {
  c?.addArc(
    center: CGPoint(x: x, y: y), radius: radius, startAngle: startAngle, endAngle: endAngle,
    clockwise: clockwise != 0)
}

// MARK: Drawing

public func CGContextStrokePath(_ c: CGContext?) { c?.strokePath() }
public func CGContextFillPath(_ c: CGContext?) { c?.fillPath() }
public func CGContextFillRect(_ c: CGContext?, _ rect: CGRect) { c?.fill(rect) }
public func CGContextStrokeRect(_ c: CGContext?, _ rect: CGRect) { c?.stroke(rect) }
public func CGContextFillEllipseInRect(_ c: CGContext?, _ rect: CGRect) { c?.fillEllipse(in: rect) }
public func CGContextStrokeEllipseInRect(_ c: CGContext?, _ rect: CGRect) {
  c?.strokeEllipse(in: rect)
}
public func CGContextClearRect(_ c: CGContext?, _ rect: CGRect) { c?.clear(rect) }
public func CGContextDrawLinearGradient(
  _ c: CGContext?, _ gradient: CGGradient?, _ startPoint: CGPoint, _ endPoint: CGPoint,
  _ options: CGGradientDrawingOptions
) {
  guard let gradient else { return }
  c?.drawLinearGradient(gradient, start: startPoint, end: endPoint, options: options)
}
public func CGContextDrawRadialGradient(
  _ c: CGContext?, _ gradient: CGGradient?, _ startCenter: CGPoint, _ startRadius: CGFloat,
  _ endCenter: CGPoint, _ endRadius: CGFloat, _ options: CGGradientDrawingOptions
) {
  guard let gradient else { return }
  c?.drawRadialGradient(
    gradient, startCenter: startCenter, startRadius: startRadius, endCenter: endCenter,
    endRadius: endRadius, options: options)
}

// MARK: Gradients

public let kCGGradientDrawsBeforeStartLocation = CGGradientDrawingOptions.drawsBeforeStartLocation
public let kCGGradientDrawsAfterEndLocation = CGGradientDrawingOptions.drawsAfterEndLocation

extension CGGradientDrawingOptions {
  /// The options themselves, which were a number in Swift 1.
  @available(*, deprecated, message: "Write the options.")
  public init(_ options: CGGradientDrawingOptions) { self = options }
}

/// A gradient of components in a colour space, as many for each of `count` colours as the space has, and alpha.
/// Without colours where there are too few components: a transparent one.
public func CGGradientCreateWithColorComponents(
  _ space: CGColorSpace?, _ components: [CGFloat], _ locations: [CGFloat]?,
  _ count: some BinaryInteger
) -> CGGradient! {
  let space = space ?? CGColorSpaceCreateDeviceRGB()
  let length = Int(count) * (space.numberOfComponents + 1)
  guard length > 0, components.count >= length, locations?.count ?? Int(count) >= Int(count) else {
    return nil
  }
  // SAFETY: both lists were found long enough for `count` colours.
  return unsafe CGGradient(
    colorSpace: space, colorComponents: components, locations: locations, count: Int(count))
}
public func CGGradientCreateWithColors(
  _ space: CGColorSpace?, _ colors: CFArray, _ locations: [CGFloat]?
) -> CGGradient! {
  guard locations?.count ?? colors.count >= colors.count else { return nil }
  // SAFETY: there is a location for each colour.
  return unsafe CGGradient(colorsSpace: space, colors: colors, locations: locations)
}
