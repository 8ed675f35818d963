// The current context, and rectangles drawn into it.

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import CoreGraphics
private import Rasterizer

// MARK: The current context

/// The current context; nil outside of `draw(_:)` and image contexts.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  ContextStack.top?.context
}

public func UIGraphicsPushContext(_ context: CGContext) {
  pixelsInstalled
  ContextStack.push(ContextStack.Entry(context: context))
}

public func UIGraphicsPopContext() {
  ContextStack.pop()
}

// MARK: Rectangles

public func UIRectFill(_ rect: CGRect) {
  UIRectFillUsingBlendMode(rect, .copy)
}

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  withCurrentContext(blendMode, 1) { UIGraphicsGetCurrentContext()?.fill(rect) }
}

/// A frame one point wide, inside the rectangle.
public func UIRectFrame(_ rect: CGRect) {
  UIRectFrameUsingBlendMode(rect, .copy)
}

public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  withCurrentContext(blendMode, 1) {
    UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }
}

public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}
