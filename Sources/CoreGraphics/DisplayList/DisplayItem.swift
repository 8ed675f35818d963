// One thing to draw: an immutable value behind one reference.

/// One thing to draw.
///
/// Copies share what they hold: copying a list of items moves references, copies are known to be
/// equal at a glance, and the box around what an item draws is worked out once, when it is made.
/// A change makes a new item.
package struct DisplayItem: Sendable {
  private let storage: Storage

  package init(
    _ content: Content, transform: CGAffineTransform = .identity, clips: [ClipShape] = [],
    blendMode: CGBlendMode = .normal
  ) {
    storage = Storage(content, transform, clips, blendMode)
  }

  package var content: Content {
    get { storage.content }
    set { self = DisplayItem(newValue, transform: transform, clips: clips, blendMode: blendMode) }
  }

  /// From the item's space to its list's.
  package var transform: CGAffineTransform {
    get { storage.transform }
    set { self = DisplayItem(content, transform: newValue, clips: clips, blendMode: blendMode) }
  }

  /// The product of their coverages limits the item.
  package var clips: [ClipShape] {
    get { storage.clips }
    set { self = DisplayItem(content, transform: transform, clips: newValue, blendMode: blendMode) }
  }

  /// How the item's colours meet what is below. Default: normal.
  package var blendMode: CGBlendMode {
    get { storage.blendMode }
    set { self = DisplayItem(content, transform: transform, clips: clips, blendMode: newValue) }
  }

  /// A rectangle that holds all that the item draws, in its list's space; null for nothing. Shadows
  /// count with their blur, clips cut. It may be larger than the ink.
  package var bounds: CGRect { storage.bounds }

  /// Whether a shadow is drawn, whose blur reaches beyond `bounds` by up to two pixels of the device.
  var hasShadow: Bool { storage.hasShadow }

  package enum Content: Hashable, Sendable {
    case fill(Shape, Paint)
    case glyphs(GlyphRun, Paint)
    /// The image fills `rect`, upright with y down. `alpha` in 0 … 1.
    case image(CGImage, CGRect, quality: CGInterpolationQuality, alpha: Double)
    case shadow(Shadow)
    /// Drawn on a transparent ground of its own, then composited as one picture.
    case group(DisplayGroup)
    /// Drawn as if its items stood here.
    case list(DisplayList)
  }
}

extension DisplayItem: Hashable {
  package static func == (one: DisplayItem, other: DisplayItem) -> Bool {
    one.storage === other.storage || one.storage.equals(other.storage)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(content)
    hasher.combine(transform)
    hasher.combine(clips)
    hasher.combine(blendMode)
  }
}

/// What an item holds, with what was worked out from it.
private final class Storage: Sendable {
  let content: DisplayItem.Content
  let transform: CGAffineTransform
  let clips: [ClipShape]
  let blendMode: CGBlendMode
  let bounds: CGRect
  let hasShadow: Bool

  init(
    _ content: DisplayItem.Content, _ transform: CGAffineTransform, _ clips: [ClipShape],
    _ blendMode: CGBlendMode
  ) {
    self.content = content
    self.transform = transform
    self.clips = clips
    self.blendMode = blendMode
    hasShadow = content.hasShadow
    var box = content.bounds.applying(transform)
    for clip in clips where !box.isNull {
      box = box.intersection(clip.shape.bounds.applying(clip.transform))
    }
    bounds = box
  }

  func equals(_ other: Storage) -> Bool {
    transform == other.transform && blendMode == other.blendMode && content == other.content
      && clips == other.clips
  }
}
