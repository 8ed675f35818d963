// The values of a layer that are references, held by one reference.

/// The colours, contents and names of a layer. Many layers never set any of them.
struct LayerAppearance {
  var backgroundColor: CGColor?
  var borderColor: CGColor? = LayerValues.black
  var shadowColor: CGColor? = LayerValues.black
  var shadowPath: CGPath?
  var contents = LayerContents.none
  var contentsGravity = CALayerContentsGravity.resize
  var cornerCurve = CALayerCornerCurve.circular
  var magnificationFilter = CALayerContentsFilter.linear
  var minificationFilter = CALayerContentsFilter.linear
  /// How the layer's picture is composited with what lies below it.
  var blendMode = BlendMode.normal
  /// Values under keys that are not those of a property.
  var custom: [String: Any] = [:]

  /// Copy-on-write storage: a frame copies a layer's values several times, and a copy costs one retain.
  struct Storage {
    private var box = Box.initial

    var value: LayerAppearance {
      get { box.value }
      set {
        if isKnownUniquelyReferenced(&box) { box.value = newValue } else { box = Box(newValue) }
      }
    }
  }

  // Unchecked: it is mutated only where one storage refers to it.
  private final class Box: @unchecked Sendable {
    var value: LayerAppearance

    init(_ value: LayerAppearance) { self.value = value }

    static let initial = Box(LayerAppearance())
  }
}
