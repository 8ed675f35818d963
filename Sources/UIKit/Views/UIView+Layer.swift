// Creation of a view's layer, and the view as the layer's delegate.

import CoreGraphics
import QuartzCore
private import Rasterizer

extension UIView {
  /// A layer of the class that `layerClass` names, through Core Animation's registry.
  ///
  /// Creates the view's layer. An unregistered class is logged and replaced by a plain layer, so
  /// that a shown view never ends the program.
  static func makeLayer() -> CALayer {
    layersRegistered
    pixelsInstalled
    guard let type = layerClass as? CALayer.Type else {
      logOnce("\(self).layerClass: \(layerClass) is not a subclass of CALayer")
      return CALayer()
    }
    do {
      return try CALayer.make(type)
    } catch {
      logOnce("\(self).layerClass: \(error)")
      return CALayer()
    }
  }

  func adoptLayer() {
    backing.delegate = self
    backing.contentsScale = storage.treeScale.screen
    backing.setNeedsDisplay()
    if !Self.isOpaqueByDefault { isOpaque = false }
  }

  /// Records the drawing of `draw(_:)`. A view that draws nothing keeps the contents set on its
  /// layer: Swift cannot ask whether a class overrides `draw(_:)`.
  func recordContents() {
    let given = storage.hasDrawing ? nil : backing.contents
    storage.hasDrawing = false
    backing.recordDrawing()
    if !storage.hasDrawing, let given { backing.contents = given }
  }

  /// Runs `draw(_:)` with `context` current.
  func recordDrawing(in context: CGContext) {
    backing.turnDown(context)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    withTraits {
      if Self.drawsBackground, let color = storage.backgroundColor {
        color.setFill()
        UIRectFill(bounds)
      }
      drawBackdrop()
      draw(bounds)
    }
    storage.hasDrawing = !context.displayList.isEmpty
    // The pixels of an opaque view begin without alpha, and so as black.
    if storage.hasDrawing, isOpaque, !storage.isDesigned, backgroundColor == nil {
      context.fillBehind(.black)
    }
  }

  /// Marks the view as one that stands for itself on a page. In Interface Builder the document gives such a view its
  /// background: without one it is clear, not black, where it does not draw.
  package func becomeDesigned() { storage.isDesigned = true }
}
