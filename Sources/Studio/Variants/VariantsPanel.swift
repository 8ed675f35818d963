// The page in other ways beside itself, in place of the page.

internal import CoreGraphics
internal import Messages
internal import Pages
internal import UIKit

/// A grid of variants under a bar with their axes; or two of them laid over each other.
@MainActor
final class VariantsPanel: UIView {
  private let page: any Page
  private let languages: [String]
  private let bar: VariantBar
  private var tiles: [any PageTile] = []
  private var views: [VariantTileView] = []
  /// The tiles' room, and the bar beside it where they do not all find room.
  private let scroll = UIScrollView()
  private let scrollBar = ScrollBar()
  /// The picked tiles, in the order in which they were picked: at most two.
  private var picked: [Int] = []
  /// The tile that the keyboard is at; nil: it was not used here.
  private var marked: Int?
  /// The two tiles that are laid over each other; nil: all are shown.
  private(set) var comparison: VariantComparison?
  /// Hears of the comparison as one view, and the scale that it waits for; nil: nobody wants it.
  private var wantedSheet: (@MainActor (ComparisonSheet?) -> Void)?
  private var wantedScale: Double?
  /// The choices. The variants are made anew when it changes.
  private(set) var grid: VariantGrid {
    didSet {
      guard grid != oldValue else { return }
      onChoose?(grid)
      showVariants()
    }
  }

  /// Opens a list at a button.
  var onOpen: (@MainActor (TickMenu, UIView) -> Void)?
  /// Hears of other choices.
  var onChoose: (@MainActor (VariantGrid) -> Void)?

  init(_ page: any Page, _ grid: VariantGrid, onClose: @escaping @MainActor () -> Void) {
    self.page = page
    languages = page.languages
    var grid = grid
    grid.keep(languages: languages)
    self.grid = grid
    let compare = Relay()
    bar = VariantBar(onCompare: { compare.body?() }, onClose: onClose)
    super.init(frame: .zero)
    compare.body = { [weak self] in self?.compare() }
    backgroundColor = Palette.canvas
    clipsToBounds = true
    scroll.panGestureRecognizer.isEnabled = false
    scroll.showsVerticalScrollIndicator = false
    scroll.delegate = self
    scrollBar.onScroll = { [weak self] in self?.scroll.contentOffset.y = $0 }
    for view in [scroll, scrollBar, bar] { addSubview(view) }
    bar.onOpen = { [weak self] in self?.open($0, at: $1) }
  }

  required init?(coder: NSCoder) { nil }

  /// A closure that is known later than what calls it.
  @MainActor
  private final class Relay {
    var body: (@MainActor () -> Void)?
  }

  // MARK: Tiles

  /// Makes the variants. Call it once the panel stands in the window.
  func showVariants() {
    endComparison()
    (picked, marked) = ([], nil)
    tiles = page.showVariants(
      grid.variants, scale: PageScale(screen: Double(outputScale)))
    for view in views { view.removeFromSuperview() }
    views = tiles.enumerated().map { index, tile in
      let view = VariantTileView(tile.variant)
      view.addAction(UIAction { [weak self] _ in self?.pick(index) }, for: .touchUpInside)
      scroll.addSubview(view)
      tile.onChange = { [weak self, weak tile, weak view] in
        guard let tile, let view else { return }
        self?.tileDidChange(tile, view)
      }
      view.show(tile.picture, size: tile.size, problem: tile.problem)
      return view
    }
    showBar()
    setNeedsLayout()
  }

  /// All variants that have a picture, as one view; nil: two are compared, or none has one yet.
  var sheet: VariantSheet? {
    let shown = tiles.compactMap { tile in
      tile.picture.map { VariantSheet.Tile(tile.variant, picture: $0, size: tile.size) }
    }
    return comparison == nil && !shown.isEmpty ? VariantSheet(shown, columns: grid.columns) : nil
  }

  /// The two that are compared as one view at their devices' scale, once both have drawn so. Calls `body` once, at once or
  /// later.
  func drawComparison(_ body: @escaping @MainActor (ComparisonSheet?) -> Void) {
    guard comparison != nil, picked.count == 2 else { return body(nil) }
    wantedSheet = body
    let scale = picked.map { tiles[$0].variant.ownScale ?? Double(outputScale) }.max() ?? 1
    for index in picked { tiles[index].rescale(to: PageScale(screen: scale)) }
    giveSheet(at: scale)
  }

  /// Hands the wanted sheet over where both tiles have drawn at a scale, or draw no more.
  private func giveSheet(at scale: Double) {
    guard let body = wantedSheet, picked.count == 2 else { return }
    let isDrawn = picked.map { tiles[$0] }.allSatisfy { tile in
      tile.problem != nil || tile.variant.scale != nil || tile.has(scale: scale)
    }
    guard isDrawn else {
      wantedScale = scale
      return
    }
    (wantedSheet, wantedScale) = (nil, nil)
    let sheet = comparison?.sheet
    for index in picked { tiles[index].rescale(to: PageScale(screen: Double(outputScale))) }
    body(sheet)
  }

  /// Ends the variants.
  func close() {
    for tile in tiles { tile.onChange = nil }
    _ = page.showVariants([], scale: PageScale(screen: Double(outputScale)))
  }

  private func tileDidChange(_ tile: any PageTile, _ view: VariantTileView) {
    view.show(tile.picture, size: tile.size, problem: tile.problem)
    comparison?.pictureDidChange()
    if let wantedScale { giveSheet(at: wantedScale) }
    setNeedsLayout()
  }

  private func showBar() {
    var offered = Set(VariantAxis.allCases)
    if languages.isEmpty { offered.remove(.language) }
    bar.show(grid, offered: offered, picked: picked.count)
    setNeedsLayout()
  }

  private func open(_ axis: VariantAxis, at button: UIView) {
    let known = axis.choices(languages: languages)
    // Sizes that somebody wrote stand behind the devices.
    let all = known + grid[axis].filter { !known.contains($0) }
    if grid[axis].isEmpty { beginAxis(axis, among: all) }
    func chosen() -> Set<Int> { Set(all.indices.filter { grid[axis].contains(all[$0]) }) }
    let menu = TickMenu(all.map(\.title), chosen: chosen(), notes: notes(of: all)) { [weak self] in
      guard let self else { return ([], []) }
      grid.toggle(all[$0], among: all)
      return (Set(all.indices.filter { self.grid[axis].contains(all[$0]) }), notes(of: all))
    }
    onOpen?(menu, button)
  }

  /// Takes the axis's usual choices into the grid, unless those were more variants than are shown.
  private func beginAxis(_ axis: VariantAxis, among all: [VariantChoice]) {
    var wanted = grid
    // A page keeps its size until somebody chooses a device.
    let first =
      axis == .device
      ? all.filter(\.isOwnSize)
      : axis.standardChoices(languages: languages)
    for choice in first {
      wanted.toggle(choice, among: all)
    }
    guard wanted.count <= VariantGrid.limit else { return }
    grid = wanted
    layoutIfNeeded()
  }

  /// The numbers of variants that there would be with each choice taken in or out.
  private func notes(of all: [VariantChoice]) -> [String] {
    all.map { choice in
      var wanted = grid
      wanted.toggle(choice, among: all)
      let count = wanted.count
      if count > VariantGrid.limit { return "\(VariantGrid.limit) of \(count) shown" }
      return count == 1 ? "1 variant" : "\(count) variants"
    }
  }

  // MARK: Picking

  private func pick(_ index: Int) {
    if picked.contains(index) {
      picked.removeAll { $0 == index }
    } else {
      picked = picked.suffix(1) + [index]
    }
    for (index, view) in views.enumerated() {
      view.letter = picked.firstIndex(of: index).map { ["A", "B"][$0] }
    }
    showBar()
  }

  private func mark(_ index: Int) {
    guard !views.isEmpty else { return }
    if let marked, views.indices.contains(marked) { views[marked].isMarked = false }
    let wrapped = (index + views.count) % views.count
    marked = wrapped
    views[wrapped].isMarked = true
    reveal(views[wrapped].frame)
  }

  /// Scrolls until a tile can be seen.
  private func reveal(_ frame: CGRect) {
    let (top, bottom) = (frame.minY - Metrics.margin, frame.maxY + Metrics.margin)
    let y = min(max(scroll.contentOffset.y, bottom - scroll.bounds.height), top)
    let most = max(0, scroll.contentSize.height - scroll.bounds.height)
    scroll.contentOffset.y = min(max(0, y), most)
  }

  /// Whether the wheel scrolls: not all tiles find room.
  var scrolls: Bool { comparison == nil && !scrollBar.isHidden }

  /// Lays the two picked variants over each other.
  private func compare() {
    guard picked.count == 2, comparison == nil else { return }
    let pair = picked.map { tiles[$0] }
    let view = VariantComparison(pair) { [weak self] in self?.endComparison() }
    comparison = view
    addSubview(view)
    for tile in pair { tile.rescale(to: PageScale(screen: Double(outputScale))) }
    setNeedsLayout()
  }

  /// Shows all variants again; false: they are.
  @discardableResult
  func endComparison() -> Bool {
    guard let comparison else { return false }
    comparison.removeFromSuperview()
    self.comparison = nil
    let body = wantedSheet
    (wantedSheet, wantedScale) = (nil, nil)
    body?(nil)
    setNeedsLayout()
    return true
  }

  // MARK: Keys

  /// Takes a key; false: it is none of the panel's.
  func take(_ key: FieldKey) -> Bool {
    if let comparison { return comparison.take(key) }
    switch key.name {
    case .up, .down: move(by: key.name == .up ? -columns : columns)
    case .space: if let marked { pick(marked) } else { return false }
    case .enter: if picked.count == 2 { compare() } else { return false }
    case .escape, .pageUp, .pageDown, .home, .end: return false
    }
    return true
  }

  /// ← and → go through the tiles, or slide.
  func moveSideways(by step: Int) {
    if let comparison { return comparison.slide(by: 0.05 * Double(step)) }
    move(by: step)
  }

  private func move(by step: Int) { mark((marked ?? (step > 0 ? -step : 0)) + step) }

  /// Opens the list of the axis at a place, from 0; false: there is none.
  func openAxis(_ index: Int) -> Bool {
    guard comparison == nil, let (axis, button) = bar.button(at: index) else { return false }
    open(axis, at: button)
    return true
  }

  // MARK: Layout

  /// The size that a tile has as long as there is no picture: the screen's, else the page's.
  private func expectedSize(of variant: PageVariant) -> CGSize {
    variant.screenSize.map { CGSize(width: $0.width, height: $0.height) } ?? page.view.bounds.size
  }

  /// The tiles of a row.
  private var columns = 1

  override func layoutSubviews() {
    super.layoutSubviews()
    if let comparison {
      comparison.frame = bounds
      return
    }
    let height = bar.height(at: bounds.width)
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    let room = CGSize(width: bounds.width, height: bounds.height - height)
    guard room.width > 0, room.height > 0, !tiles.isEmpty else { return }
    scroll.frame = CGRect(x: 0, y: height, width: room.width, height: room.height)
    let sizes = tiles.map { $0.isBlank ? expectedSize(of: $0.variant) : $0.size }
    place(
      VariantPlan(sizes, titles: views.map(\.titleWidth), columns: grid.columns, in: room),
      in: room)
  }

  private func place(_ plan: VariantPlan, in room: CGSize) {
    columns = plan.frames.firstIndex { $0.minY > plan.frames[0].minY } ?? plan.frames.count
    let spare = max(0, ((room.height - plan.size.height) / 2).rounded(.down))
    let height = max(room.height, plan.size.height)
    scroll.contentSize = CGSize(width: room.width, height: height)
    scroll.contentOffset.y = min(scroll.contentOffset.y, height - room.height)
    scrollBar.frame = CGRect(
      x: room.width - ScrollBar.width, y: scroll.frame.minY, width: ScrollBar.width,
      height: room.height)
    showScrollBar()
    for (index, (tile, view)) in zip(tiles, views).enumerated() {
      tile.rescale(
        to: PageScale(screen: Double(outputScale), zoom: Double(plan.factor)))
      var place = plan.frames[index].offsetBy(dx: 0, dy: spare)
      place.origin = CGPoint(x: place.minX.rounded(.down), y: place.minY.rounded(.down))
      view.stand(
        at: place.fitted(to: tile, scale: outputScale), width: plan.titleWidth(of: index),
        isRound: tile.variant.screenSize != nil)
    }
  }

  private func showScrollBar() {
    scrollBar.show(
      offset: scroll.contentOffset.y, content: scroll.contentSize.height,
      room: scroll.bounds.height)
  }
}

extension VariantsPanel: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { showScrollBar() }
}

extension CGRect {
  /// The place with as many pixels as the picture of a tile, where that is drawn for it.
  @MainActor
  fileprivate func fitted(to tile: any PageTile, scale: CGFloat) -> CGRect {
    guard tile.variant.scale == nil, let picture = tile.picture else { return self }
    let size = CGSize(
      width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
    let isMeant = abs(size.width - width) < 1.5 && abs(size.height - height) < 1.5
    return isMeant ? CGRect(origin: origin, size: size) : self
  }
}

extension PageTile {
  /// Whether the last picture has a number of pixels per point.
  fileprivate func has(scale: Double) -> Bool {
    guard let picture, !isBlank else { return false }
    return abs(Double(picture.width) - Double(size.width) * scale) < 1
  }
}

extension PageVariant {
  /// Pixels per point of the variant's own, or of its device; nil: it names neither.
  fileprivate var ownScale: Double? {
    scale
      ?? choices.lazy.compactMap { choice in
        if case .device(let device?, _) = choice.value { device.scale } else { nil }
      }.first
  }
}
