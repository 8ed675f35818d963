// Images that a graphics context draws smaller, cut to the part that its clip shows.

/// Cuts images that are drawn smaller to the whole pixels that a clip's box shows.
///
/// As on iOS, which reduces that part alone to its size on the device, rounded up: where a part of an image is
/// shown, its pixels lie elsewhere than those of the whole image made smaller.
struct VisibleImageParts {
  /// The box of what is shown: whole pixels of the device, so that no edge of a cut lies within one.
  private let visible: CGRect
  /// Maps the space of items to pixels of the device.
  private let matrix: CGAffineTransform

  private init(_ visible: CGRect, _ matrix: CGAffineTransform) {
    self.visible = visible
    self.matrix = matrix
  }

  /// For a context whose clip has the box `shown`, in the list's space.
  init(of shown: CGRect, scale: CGFloat) {
    let toDevice = CGAffineTransform(scaleX: scale, y: scale)
    self.init(Self.wholePixels(shown.applying(toDevice)), toDevice)
  }

  /// Whether anything is shown.
  private var isEmpty: Bool { visible.width <= 0 || visible.height <= 0 }

  /// The content of an item with images cut, or nil where none is.
  func cut(_ content: DisplayItem.Content, in transform: CGAffineTransform) -> DisplayItem.Content?
  {
    let parts = VisibleImageParts(visible, transform.concatenating(matrix))
    guard !parts.isEmpty, parts.matrix.determinant != 0 else { return nil }
    switch content {
    case .image(let image, let rect, .stepped, let alpha):
      return parts.cut(image, rect.standardized).map {
        .image($0, $1, sampling: .stepped, alpha: alpha)
      }
    case .list(let list): return parts.cut(list).map { .list($0) }
    case .group(let group):
      let list = parts.cut(group.list)
      let mask = group.mask.flatMap { parts.cut($0) }
      guard list != nil || mask != nil else { return nil }
      return .group(
        DisplayGroup(list ?? group.list, opacity: group.opacity, mask: mask ?? group.mask))
    case .image, .fill, .glyphs, .shadow: return nil
    }
  }

  /// The list with images cut, or nil where none is.
  private func cut(_ list: DisplayList) -> DisplayList? {
    var items: [DisplayItem]?
    for (index, item) in list.items.enumerated() {
      guard let content = limited(by: item.clips).cut(item.content, in: item.transform) else {
        continue
      }
      var all = items ?? list.items
      all[index].content = content
      items = all
    }
    return items.map { DisplayList($0) }
  }

  private func limited(by clips: [ClipShape]) -> VisibleImageParts {
    guard !clips.isEmpty else { return self }
    let box = clips.reduce(visible) {
      $0.common(
        with: Self.wholePixels(
          $1.shape.bounds.applying($1.transform.concatenating(matrix))))
    }
    return VisibleImageParts(box.isNull ? .zero : box, matrix)
  }

  /// The part of an image that is shown, and the rectangle that it fills; nil where the image is not
  /// drawn smaller, or wholly shown, or not at all.
  private func cut(_ image: CGImage, _ rect: CGRect) -> (CGImage, CGRect)? {
    guard image.width > 0, image.height > 0, rect.width > 0, rect.height > 0 else { return nil }
    let width = rect.width / CGFloat(image.width)
    let height = rect.height / CGFloat(image.height)
    let pixels = CGAffineTransform(
      a: width, b: 0, c: 0, d: height, tx: rect.minX, ty: rect.minY
    ).concatenating(matrix)
    guard pixels.determinant != 0, pixels.makesSmaller else { return nil }
    let shown = visible.applying(pixels.inverted()).insetBy(dx: Self.tolerance, dy: Self.tolerance)
    let whole = PixelRect(x: 0, y: 0, width: image.width, height: image.height)
    let part = PixelRect(covering: shown).intersection(whole)
    guard !part.isEmpty, part != whole else { return nil }
    return (
      image.part(part),
      CGRect(
        x: rect.minX + CGFloat(part.x) * width, y: rect.minY + CGFloat(part.y) * height,
        width: CGFloat(part.width) * width, height: CGFloat(part.height) * height)
    )
  }

  /// Pixels that an edge may lie beyond another pixel without showing it.
  private static let tolerance: CGFloat = 1e-6

  private static func wholePixels(_ rect: CGRect) -> CGRect {
    let pixels = PixelRect(covering: rect.insetBy(dx: tolerance, dy: tolerance))
    return CGRect(x: pixels.x, y: pixels.y, width: pixels.width, height: pixels.height)
  }
}

extension CGAffineTransform {
  /// Whether a unit along x or y becomes shorter.
  fileprivate var makesSmaller: Bool {
    min(a * a + b * b, c * c + d * d) < 1 - 1e-9
  }
}

extension CGContext {
  /// The content of an item that is drawn now, images cut to what the clip shows of them.
  ///
  /// Whole where a shadow is cast, which parts that are not shown cast too.
  func visible(
    _ content: DisplayItem.Content, in transform: CGAffineTransform
  ) -> DisplayItem.Content {
    guard state.shadow == nil, !layers.contains(where: { $0.outside.shadow != nil }) else {
      return content
    }
    let clips = state.clips + layers.flatMap(\.outside.clips)
    let shown = clips.reduce(area) {
      $0.common(with: $1.shape.bounds.applying($1.transform))
    }
    guard !shown.isNull else { return content }
    return VisibleImageParts(of: shown, scale: scale).cut(content, in: transform) ?? content
  }

  /// Draws a layer's picture as `draw(_:)` does, its images cut to what the clip shows of them.
  package func drawVisible(_ picture: DisplayList) {
    guard case .list(let parts) = visible(.list(picture), in: state.transform) else { return }
    draw(parts)
  }
}
