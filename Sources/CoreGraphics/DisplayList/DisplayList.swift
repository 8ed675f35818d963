// The one door between description and pixels: a list of what to draw, as a value.

/// What to draw, in order, in a space of its own (points, y down).
///
/// A value without references to layers or views: two lists that are equal draw the same pixels.
package struct DisplayList: Hashable, Sendable {
  package var items: [DisplayItem] = []

  package init(_ items: [DisplayItem] = []) {
    self.items = items
  }

  package var isEmpty: Bool { items.isEmpty }

  package mutating func append(_ item: DisplayItem) {
    items.append(item)
  }
}

/// A list that is composited as one picture.
package struct DisplayGroup: Hashable, Sendable {
  package var list: DisplayList
  /// 0 … 1. Default: 1.
  package var opacity: Double = 1
  /// Its alpha multiplies the group's; nil: no mask. In the group's space.
  package var mask: DisplayList?

  package init(_ list: DisplayList, opacity: Double = 1, mask: DisplayList? = nil) {
    self.list = list
    self.opacity = opacity
    self.mask = mask
  }
}

/// A blurred, coloured copy of some coverage. The caster itself is not drawn.
package struct Shadow: Hashable, Sendable {
  package indirect enum Caster: Hashable, Sendable {
    case shape(Shape)
    /// The alpha of what the list draws.
    case list(DisplayList)
  }

  package var caster: Caster
  package var color: RGBA
  /// In the item's space.
  package var offset: CGSize
  /// Blur radius in the item's space, ≥ 0; the Gaussian's σ is half of it.
  package var radius: CGFloat

  package init(caster: Caster, color: RGBA, offset: CGSize, radius: CGFloat) {
    self.caster = caster
    self.color = color
    self.offset = offset
    self.radius = radius
  }
}

/// How colours meet what is below
/// ([Apple](https://developer.apple.com/documentation/coregraphics/cgblendmode)).
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn
  case destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

/// How an image is sampled where it is drawn larger or smaller.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0
  case none = 1
  case low = 2
  case medium = 4
  case high = 3
}
