// Filters on layers, and hints about contents.

public import CoreGraphics

extension CALayer {
  /// Filters that a layer keeps and does not run: one line in the log says so. Default: nil.
  public var filters: [Any]? {
    get { value(forKey: "filters") as? [Any] }
    set { keepFilter(newValue, "filters") }
  }

  /// Filters that a layer keeps and does not run: one line in the log says so. Default: nil.
  public var backgroundFilters: [Any]? {
    get { value(forKey: "backgroundFilters") as? [Any] }
    set { keepFilter(newValue, "backgroundFilters") }
  }

  /// How the layer with its sublayers is composited with what lies below it, by the name of a blend mode
  /// or a Porter-Duff operator, such as `multiplyBlendMode`, `xor` and `sourceOut`. Anything else is kept
  /// and has no effect; one line in the log names it. Default: nil, source over
  /// ([Apple](https://developer.apple.com/documentation/quartzcore/calayer/compositingfilter)).
  public var compositingFilter: Any? {
    get { values.appearance.custom["compositingFilter"] }
    set {
      let mode = (newValue as? String).flatMap { BlendMode(compositingFilter: $0) }
      if let newValue, mode == nil {
        logOnce("CALayer.compositingFilter: \(newValue) is not a blend mode; it has no effect")
      }
      withAction(forKey: "compositingFilter") {
        values.appearance.custom["compositingFilter"] = newValue
        values.appearance.blendMode = mode ?? .normal
      }
    }
  }

  private func keepFilter(_ value: Any?, _ key: String) {
    if value != nil { logOnce("CALayer.\(key): layers are drawn without Core Image's filters") }
    setValue(value, forKey: key)
  }

  /// Default: eight bits a component.
  public var contentsFormat: CALayerContentsFormat {
    get { value(forKey: "contentsFormat") as? CALayerContentsFormat ?? .RGBA8Uint }
    set { setValue(newValue, forKey: "contentsFormat") }
  }

  /// No-op: pixels have eight bits a component. Default: false.
  public var wantsExtendedDynamicRangeContent: Bool {
    get { value(forKey: "wantsExtendedDynamicRangeContent") as? Bool ?? false }
    set { setValue(newValue, forKey: "wantsExtendedDynamicRangeContent") }
  }

  /// The part of the bounds that no superlayer clips away.
  public var visibleRect: CGRect {
    var visible = bounds
    for layer in sequence(first: self, next: \.superlayer).dropFirst() where layer.masksToBounds {
      visible = visible.common(with: convert(layer.bounds, from: layer))
    }
    return visible.isNull ? .zero : visible
  }

  /// Scrolls the nearest `CAScrollLayer` above so that `p` is its origin.
  public func scroll(_ p: CGPoint) {
    guard let (layer, scrolled) = scrollLayer else { return }
    layer.scroll(to: scrolled.convert(p, from: self))
  }

  /// Scrolls the nearest `CAScrollLayer` above until `r` shows.
  public func scrollRectToVisible(_ r: CGRect) {
    guard let (layer, scrolled) = scrollLayer else { return }
    layer.scroll(to: scrolled.convert(r, from: self))
  }

  private var scrollLayer: (CAScrollLayer, CALayer)? {
    for layer in sequence(first: self, next: \.superlayer) {
      if let scroll = layer as? CAScrollLayer { return (scroll, layer) }
    }
    return nil
  }
}
