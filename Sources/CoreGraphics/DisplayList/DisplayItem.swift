// One thing to draw: an immutable value behind one reference.

/// One thing to draw.
///
/// Copies share what they hold: copying a list of items moves references, copies are known to be
/// equal at a glance, and the box around what an item draws is worked out once, when it is made.
/// A change makes a new item, in the old one's memory where no copy holds that.
package struct DisplayItem: Sendable {
  private var storage: Storage

  /// An item. Default: the identity, no clips, the normal blend mode. Costs a walk over the shape or list for its
  /// bounds.
  package init(
    _ content: consuming Content, transform: CGAffineTransform = .identity,
    clips: consuming [ClipShape] = [], blendMode: BlendMode = .normal
  ) {
    storage = Storage(content, transform, clips: clips, blendMode: blendMode)
  }

  /// The content. Setting it makes another item, as setting any property does.
  package var content: Content {
    get { storage.content }
    set { set(newValue, transform: transform, clips: clips, blendMode: blendMode) }
  }

  /// Maps the item's space to its list's.
  package var transform: CGAffineTransform {
    get { storage.transform }
    set { set(content, transform: newValue, clips: clips, blendMode: blendMode) }
  }

  /// The list that is the content; nil for other content. Costs less than a copy of the content.
  package var list: DisplayList? { storage.list }

  /// Whether there are `clips`.
  package var isClipped: Bool { !storage.clips.isEmpty }

  /// The product of their coverages limits the item.
  package var clips: [ClipShape] {
    get { storage.clips }
    set { set(content, transform: transform, clips: newValue, blendMode: blendMode) }
  }

  /// How the item's colours meet what is below. Default: normal.
  package var blendMode: BlendMode {
    get { storage.blendMode }
    set { set(content, transform: transform, clips: clips, blendMode: newValue) }
  }

  /// Makes this another item.
  package mutating func set(
    _ content: consuming Content, transform: CGAffineTransform = .identity,
    clips: consuming [ClipShape] = [], blendMode: BlendMode = .normal
  ) {
    if isKnownUniquelyReferenced(&storage) {
      storage.set(content, transform, clips: clips, blendMode: blendMode)
    } else {
      storage = Storage(content, transform, clips: clips, blendMode: blendMode)
    }
  }

  /// Empties the item where no copy holds it, so that its memory may become another's: the list
  /// that it held, empty where it was none; nil where a copy holds it.
  package mutating func recycle() -> DisplayList? {
    isKnownUniquelyReferenced(&storage) ? storage.removeContent() : nil
  }

  /// Whether both are copies of one item, or equal and no lists: true only for equal items, without a
  /// look into lists.
  package func isSame(as other: DisplayItem) -> Bool {
    if storage === other.storage { return true }
    if storage.list != nil { return false }
    return storage.equals(other.storage)
  }

  /// Whether both are copies of one item.
  package func isCopy(of other: DisplayItem) -> Bool { storage === other.storage }

  /// A rectangle that holds all that the item draws, in its list's space; null for nothing. Shadows
  /// count with their blur, and clips limit it. Conservative: it may be larger than what is drawn.
  package var bounds: CGRect { storage.bounds }

  /// The value that `bounds(in: .identity)` would have under another matrix and other clips.
  package func bounds(under transform: CGAffineTransform, _ clips: [ClipShape]) -> CGRect {
    withBlur(storage.contentBounds.applying(transform).limited(by: clips))
  }

  /// Whether a shadow is drawn, whose blur reaches beyond `bounds` by up to two pixels of the device.
  package var hasShadow: Bool { storage.hasShadow }

  /// The content of an item, in its own space.
  package enum Content: Hashable, Sendable {
    case fill(Shape, Paint)
    case glyphs(GlyphRun, Paint)
    /// The image fills `rect`, upright with y down. `alpha` in 0 … 1.
    case image(CGImage, CGRect, sampling: ImageSampling, alpha: Double)
    case shadow(Shadow)
    /// Drawn on a transparent offscreen layer, then composited as one picture.
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

/// The properties of an item, with values that are derived from them.
///
/// `@unchecked Sendable`: it changes only where a single item holds it.
private final class Storage: @unchecked Sendable {
  private(set) var content = Storage.nothing
  private(set) var transform = CGAffineTransform.identity
  private(set) var clips: [ClipShape] = []
  private(set) var blendMode = BlendMode.normal
  /// The list of `content`; nil for other contents.
  private(set) var list: DisplayList?
  /// In the item's space, without its clips.
  private(set) var contentBounds = CGRect.null
  private(set) var bounds = CGRect.null
  private(set) var hasShadow = false
  /// Differs only where the contents do, which to compare takes copies.
  private var mark: UInt64 = 0

  init(
    _ content: consuming DisplayItem.Content, _ transform: CGAffineTransform,
    clips: consuming [ClipShape], blendMode: BlendMode
  ) {
    set(content, transform, clips: clips, blendMode: blendMode)
  }

  func set(
    _ content: consuming DisplayItem.Content, _ transform: CGAffineTransform,
    clips: consuming [ClipShape], blendMode: BlendMode
  ) {
    self.transform = transform
    self.blendMode = blendMode
    list = nil
    hasShadow = false
    mark = 0
    note(content)
    bounds = contentBounds.applying(transform).limited(by: clips)
    self.content = content
    self.clips = clips
  }

  /// Notes what is asked for most: one look, because a content is long to copy.
  private func note(_ content: DisplayItem.Content) {
    switch content {
    case .fill(let shape, let paint):
      contentBounds = shape.bounds
      mark = paint.mark(with: shape)
    case .glyphs(let run, _): contentBounds = run.bounds
    case .image(_, let rect, _, _): contentBounds = rect.standardized
    case .shadow(let shadow):
      contentBounds = shadow.bounds(in: .identity)
      hasShadow = true
    case .group(let group):
      let bounds = group.list.bounds
      contentBounds = group.mask.map { bounds.common(with: $0.bounds) } ?? bounds
      hasShadow = group.list.hasShadow
      mark = bits(group.opacity)
    case .list(let list):
      self.list = list
      contentBounds = list.bounds
      hasShadow = list.hasShadow
    }
  }

  /// A content that holds no reference.
  private static var nothing: DisplayItem.Content { .fill(.rect(.zero), .color(.white)) }

  /// Leaves nothing; the list that was the content, or a group's.
  func removeContent() -> DisplayList {
    var old = Self.nothing
    swap(&old, &content)
    list = nil
    clips = []
    switch old {
    case .list(let list): return list
    case .group(let group): return group.list
    case .fill, .glyphs, .image, .shadow: return DisplayList()
    }
  }

  func equals(_ other: Storage) -> Bool {
    mark == other.mark && transform == other.transform && blendMode == other.blendMode
      && content == other.content && clips == other.clips
  }
}

extension DisplayList {
  fileprivate var hasShadow: Bool { items.contains(where: \.hasShadow) }
}

extension Paint {
  fileprivate func mark(with shape: Shape) -> UInt64 {
    switch shape {
    case .stroke(_, let style): return bits(style.trimStart) &* 31 ^ bits(style.trimEnd)
    case .rect(let rect):
      guard case .color(let color) = self else { return 0 }
      return bits(rect.width) &* 31 ^ bits(color.alpha)
    case .roundedRect, .path: return 0
    }
  }
}

/// Both zeros have the same.
private func bits(_ value: Double) -> UInt64 { (value + 0).bitPattern }

extension CGRect {
  fileprivate func limited(by clips: [ClipShape]) -> CGRect {
    var box = self
    for clip in clips where !box.isNull {
      box = box.common(with: clip.shape.bounds.applying(clip.transform))
    }
    return box
  }
}
