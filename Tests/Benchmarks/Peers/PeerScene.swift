// A display list as the plain C that a peer's library takes.

internal import CCairo
internal import CPeers
internal import CoreGraphics

/// The items of a list, flat, with the memory that they point to.
@safe
final class PeerScene {
  private var items: [peer_item] = unsafe []
  private var memory: [UnsafeMutableRawPointer] = unsafe []
  /// Pixels and fonts that items point into.
  private var kept: [CGImage] = []
  /// Whether all of the list is there: conic gradients, patterns, masks and blend modes are not
  /// handed over.
  private(set) var isComplete = true

  init(_ list: DisplayList, _ transform: CGAffineTransform) {
    add(list, transform)
  }

  deinit {
    for index in unsafe memory.indices { unsafe memory[index].deallocate() }
  }

  func withItems<Result>(_ body: (UnsafeBufferPointer<peer_item>) -> Result) -> Result {
    unsafe items.withUnsafeBufferPointer { unsafe body($0) }
  }

  private func add(_ list: DisplayList, _ transform: CGAffineTransform) {
    for item in list.items { add(item, transform) }
  }

  private func add(_ item: DisplayItem, _ outer: CGAffineTransform) {
    let transform = item.transform.concatenating(outer)
    if item.blendMode != .normal { isComplete = false }
    switch item.content {
    case .list(let list): add(list, transform)
    case .group(let group):
      if group.opacity < 1 || group.mask != nil { isComplete = false }
      add(group.list, transform)
    case .fill(let shape, let paint): add(shape, paint, item, transform, outer)
    case .glyphs(let run, let paint): add(run, paint, item, transform, outer)
    case .image(let image, let rect, _, let alpha):
      add(image, rect, alpha, item, transform, outer)
    case .shadow(let shadow): add(shadow, transform)
    }
  }

  /// A fill that a shape clips is drawn as that shape with the fill's paint, as one would write it
  /// for any of the peers.
  private func add(
    _ shape: Shape, _ paint: Paint, _ item: DisplayItem, _ transform: CGAffineTransform,
    _ outer: CGAffineTransform
  ) {
    let clip = item.clips.first { !$0.shape.isRect }
    let matrix = clip.map { $0.transform.concatenating(outer) } ?? transform
    var result = unsafe entry(PEER_FILL, matrix, item.clips, outer)
    unsafe set(&result, paint, transform.concatenating(matrix.inverted()))
    unsafe set(&result, clip?.shape ?? shape)
    unsafe items.append(result)
  }

  private func add(
    _ run: GlyphRun, _ paint: Paint, _ item: DisplayItem, _ transform: CGAffineTransform,
    _ outer: CGAffineTransform
  ) {
    guard let file = FontFiles.file(of: run.font) else {
      isComplete = false
      return
    }
    var result = unsafe entry(PEER_GLYPHS, transform, item.clips, outer)
    unsafe set(&result, paint, .identity)
    unsafe result.glyphs = unsafe peer_glyphs(
      file: keep(Array(file.path.utf8CString)), face_index: Int32(file.index),
      size: Double(run.size), glyphs: keep(run.glyphs),
      positions: keep(run.positions.flatMap { [Double($0.x), Double($0.y)] }),
      count: run.glyphs.count)
    unsafe items.append(result)
  }

  private func add(
    _ image: CGImage, _ rect: CGRect, _ alpha: Double, _ item: DisplayItem,
    _ transform: CGAffineTransform, _ outer: CGAffineTransform
  ) {
    guard case .pixels(let pixels) = image.storage else {
      isComplete = false
      return
    }
    kept.append(image)
    var result = unsafe entry(PEER_IMAGE, transform, item.clips, outer)
    unsafe result.image = unsafe peer_image(
      pixels: pixels.base, width: Int32(pixels.width), height: Int32(pixels.height),
      stride: Int32(pixels.stride), x: Double(rect.minX), y: Double(rect.minY),
      drawn_width: Double(rect.width), drawn_height: Double(rect.height), alpha: alpha)
    unsafe items.append(result)
  }

  private func add(_ shadow: Shadow, _ transform: CGAffineTransform) {
    guard case .shape(let shape) = shadow.caster else {
      isComplete = false
      return
    }
    var result = unsafe entry(PEER_SHADOW, transform, [], .identity)
    unsafe set(&result, .color(shadow.color), .identity)
    unsafe set(&result, shape)
    unsafe result.shadow = peer_shadow(
      radius: Double(shadow.radius), dx: Double(shadow.offset.width),
      dy: Double(shadow.offset.height))
    unsafe items.append(result)
  }

  /// An item without content; rectangular clips become one rectangle of the device.
  private func entry(
    _ kind: peer_kind, _ matrix: CGAffineTransform, _ clips: [ClipShape],
    _ outer: CGAffineTransform
  ) -> peer_item {
    var result = unsafe peer_item()
    unsafe result.kind = kind
    unsafe result.matrix = peer_matrix(matrix)
    unsafe result.paint_matrix = peer_matrix(.identity)
    unsafe result.clip_width = -1
    let rects = clips.compactMap { clip -> CGRect? in
      guard case .rect(let rect) = clip.shape else { return nil }
      return rect.applying(clip.transform.concatenating(outer))
    }
    guard let first = rects.first else { return unsafe result }
    let box = rects.reduce(first) { $0.intersection($1) }
    unsafe result.clip_x = Double(box.minX)
    unsafe result.clip_y = Double(box.minY)
    unsafe result.clip_width = box.isNull ? 0 : Double(box.width)
    unsafe result.clip_height = box.isNull ? 0 : Double(box.height)
    return unsafe result
  }

  /// `placement` maps the paint's space to the item's.
  private func set(_ item: inout peer_item, _ paint: Paint, _ placement: CGAffineTransform) {
    switch paint {
    case .color(let color): unsafe item.paint.color = peer_color(color)
    case .gradient(let gradient):
      guard case .axial(let start, let end) = gradient.kind else {
        isComplete = false
        return
      }
      let stops = gradient.stops.map {
        peer_stop(location: $0.location, color: peer_color($0.color))
      }
      unsafe item.paint.stops = keep(stops)
      unsafe item.paint.stop_count = stops.count
      unsafe (item.paint.x0, item.paint.y0) = (Double(start.x), Double(start.y))
      unsafe (item.paint.x1, item.paint.y1) = (Double(end.x), Double(end.y))
      unsafe item.paint_matrix = peer_matrix(gradient.transform.concatenating(placement))
    case .pattern: isComplete = false
    }
  }

  private func set(_ item: inout peer_item, _ shape: Shape) {
    guard case .stroke(let path, let style) = shape else {
      let (path, rule) = shape.path(tolerance: 0.1)
      unsafe item.path = unsafe kept(path)
      unsafe item.path.is_even_odd = rule == .evenOdd ? 1 : 0
      return
    }
    unsafe item.kind = PEER_STROKE
    let isWhole = style.trimStart <= 0 && style.trimEnd >= 1
    let line =
      isWhole
      ? path
      : FlattenedPath(path, halfWidth: style.width / 2, tolerance: 0.01)
        .trimmed(from: style.trimStart, to: style.trimEnd).lines
    unsafe item.path = unsafe kept(line)
    unsafe item.stroke = peer_stroke(
      width: Double(style.width), cap: style.cap.rawValue, join: style.join.rawValue,
      miter_limit: Double(style.miterLimit))
    if !style.dashLengths.isEmpty { isComplete = false }
  }

  private func kept(_ path: PathData) -> peer_path {
    unsafe peer_path(
      verbs: keep(path.verbs.map(\.rawValue)), verb_count: path.verbs.count,
      points: keep(path.points.flatMap { [Double($0.x), Double($0.y)] }), is_even_odd: 0)
  }

  private func keep<Element: BitwiseCopyable>(_ elements: [Element]) -> UnsafePointer<Element> {
    let copy = UnsafeMutablePointer<Element>.allocate(capacity: max(1, elements.count))
    unsafe copy.initialize(from: elements, count: elements.count)
    unsafe memory.append(UnsafeMutableRawPointer(copy))
    return unsafe UnsafePointer(copy)
  }
}

extension Shape {
  fileprivate var isRect: Bool {
    if case .rect = self { true } else { false }
  }
}

extension peer_matrix {
  fileprivate init(_ t: CGAffineTransform) {
    self.init(
      a: Double(t.a), b: Double(t.b), c: Double(t.c), d: Double(t.d), tx: Double(t.tx),
      ty: Double(t.ty))
  }
}

/// Which file a face comes from, as Fontconfig knows it by its PostScript name.
enum FontFiles {
  static func file(of font: CGFont) -> (path: String, index: Int)? {
    guard let pattern = unsafe FcNameParse(":postscriptname=\(font.postScriptName ?? "")") else {
      return nil
    }
    defer { unsafe FcPatternDestroy(pattern) }
    unsafe FcConfigSubstitute(nil, pattern, FcMatchPattern)
    unsafe FcDefaultSubstitute(pattern)
    var result = FcResultMatch
    guard let match = unsafe FcFontMatch(nil, pattern, &result) else { return nil }
    defer { unsafe FcPatternDestroy(match) }
    var path: UnsafeMutablePointer<FcChar8>?
    var index: Int32 = 0
    guard unsafe FcPatternGetString(match, FC_FILE, 0, &path) == FcResultMatch,
      let path = unsafe path
    else { return nil }
    unsafe FcPatternGetInteger(match, FC_INDEX, 0, &index)
    return unsafe (String(cString: path), Int(index))
  }
}
