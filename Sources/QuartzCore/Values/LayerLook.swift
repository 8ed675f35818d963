// What a layer's values hold by reference, as one reference.

/// The colours, contents and names of a layer, which many layers never set.
struct LayerLook {
  var backgroundColor: CGColor?
  var borderColor: CGColor? = LayerValues.black
  var shadowColor: CGColor? = LayerValues.black
  var shadowPath: CGPath?
  var contents = LayerContents.none
  var contentsGravity = CALayerContentsGravity.resize
  var magnificationFilter = CALayerContentsFilter.linear
  var minificationFilter = CALayerContentsFilter.linear
  /// Values under keys that are no property's.
  var custom: [String: Any] = [:]

  /// A look that copies share until one of them changes: a frame copies a layer's values several times.
  struct Shared {
    private var box = Box.plain

    var value: LayerLook {
      get { box.value }
      set {
        if isKnownUniquelyReferenced(&box) { box.value = newValue } else { box = Box(newValue) }
      }
    }
  }

  /// `@unchecked Sendable`: it changes only where a single look holds it.
  private final class Box: @unchecked Sendable {
    var value: LayerLook

    init(_ value: LayerLook) { self.value = value }

    static let plain = Box(LayerLook())
  }
}

extension LayerValues {
  var backgroundColor: CGColor? {
    get { look.value.backgroundColor }
    set { look.value.backgroundColor = newValue }
  }

  var borderColor: CGColor? {
    get { look.value.borderColor }
    set { look.value.borderColor = newValue }
  }

  var shadowColor: CGColor? {
    get { look.value.shadowColor }
    set { look.value.shadowColor = newValue }
  }

  var shadowPath: CGPath? {
    get { look.value.shadowPath }
    set { look.value.shadowPath = newValue }
  }

  var contents: LayerContents {
    get { look.value.contents }
    set { look.value.contents = newValue }
  }

  var contentsGravity: CALayerContentsGravity {
    get { look.value.contentsGravity }
    set { look.value.contentsGravity = newValue }
  }

  var magnificationFilter: CALayerContentsFilter {
    get { look.value.magnificationFilter }
    set { look.value.magnificationFilter = newValue }
  }

  var minificationFilter: CALayerContentsFilter {
    get { look.value.minificationFilter }
    set { look.value.minificationFilter = newValue }
  }

  var custom: [String: Any] {
    get { look.value.custom }
    set { look.value.custom = newValue }
  }
}
