// The toolbar above canvas and panels.

internal import CoreGraphics
internal import Messages
internal import Pages
internal import UIKit

/// Buttons in groups: the outline and how the page is shown at the left, what is done with it in the middle, the commands
/// and the panels at the right. Where the window is narrow the buttons of least use are hidden.
@MainActor
final class Toolbar: StudioPanel {
  private let outline: ToolbarButton
  /// Names the preview, the designable or the scene that is shown, and opens the list of all; seen where there are some.
  private let list: TextButton
  /// Names the device that the page is shown on, and opens the list of devices.
  private let device: TextButton
  private let rotate: ToolbarButton
  /// Lit while the page is dark.
  private let appearance: ToolbarButton
  /// Opens the list of text sizes.
  private let textSize: ToolbarButton
  /// Opens the list of languages; seen where there are some.
  private let language: ToolbarButton
  /// Opens the list of pixels per point.
  private let scale: TextButton
  private let select: ToolbarButton
  private let measure: ToolbarButton
  private let loupe: ToolbarButton
  /// Opens the list of samples; seen where there are some.
  private let sample: TextButton
  private let rewind: ToolbarButton
  private let play: ToolbarButton
  private let step: ToolbarButton
  private let start: ToolbarButton
  /// Opens the list of speeds.
  private let speed: TextButton
  private let zoomOut: ToolbarButton
  private let zoom: TextButton
  private let zoomIn: ToolbarButton
  /// Opens the list of the buttons that there is no room for; seen where there are some.
  private let more: ToolbarButton
  private let search: ToolbarButton
  private let keys: ToolbarButton
  private let variants: ToolbarButton
  private let depth: ToolbarButton
  private let console: ToolbarButton
  private let time: ToolbarButton
  private let inspector: ToolbarButton
  private let pauseSymbol = Symbol.named("pause.fill")
  private let playSymbol = Symbol.named("play.fill")
  private let lightSymbol = Symbol.named("sun.max")
  private lazy var darkSymbol = Symbol.named("moon.fill")

  /// `send`: the effect of a press on a panel's or a tool's button; `perform`: of the page's. `open`: opens a list below
  /// a button. `neighbours`: reads the files of the opened folders.
  init(
    send: @escaping @MainActor (StudioCommand) -> Void,
    perform: @escaping @MainActor (HostCommand) -> Void,
    open: @escaping @MainActor (StudioMenu, UIView) -> Void,
    neighbours: @escaping @MainActor () -> PageList
  ) {
    outline = ToolbarButton(Symbol.named("sidebar.left"), "Outline") { send(.toggle(.outline)) }
    list = TextButton("Choose a preview, view or scene", opensList: true) {}
    device = TextButton("Choose a device", opensList: true) {}
    rotate = ToolbarButton(Symbol.rotation(), "Turn the device") { perform(.rotate) }
    appearance = ToolbarButton(lightSymbol, "Dark appearance")
    textSize = ToolbarButton(Symbol.named("textformat"), "Text size")
    language = ToolbarButton(Symbol.named("globe"), "Language")
    scale = TextButton("Choose pixels per point", opensList: true) {}
    select = ToolbarButton(Symbol.arrow(), "Select views") { send(.select) }
    measure = ToolbarButton(Symbol.distance(), "Measure distances from the selected view") {
      send(.measure)
    }
    loupe = ToolbarButton(Symbol.dropper(), "Show pixels in a loupe, and copy their colors") {
      send(.loupe)
    }
    rewind = ToolbarButton(Symbol.named("backward.end.fill"), "Back to the beginning") {
      perform(.rewind)
    }
    play = ToolbarButton(playSymbol, "Pause or resume") { perform(.pause) }
    step = ToolbarButton(Symbol.named("forward.end.fill"), "Next frame") { perform(.step) }
    start = ToolbarButton(Symbol.named("sparkles"), "Start animation") { perform(.start) }
    speed = TextButton("Choose the speed", opensList: true) {}
    zoomOut = ToolbarButton(Symbol.named("minus", size: 12), "Zoom out") { perform(.zoomOut) }
    zoom = TextButton("Fit the page into the window") { perform(.zoomToFit) }
    zoomIn = ToolbarButton(Symbol.named("plus", size: 12), "Zoom in") { perform(.zoomIn) }
    more = ToolbarButton(Symbol.named("ellipsis"), "More")
    search = ToolbarButton(Symbol.named("magnifyingglass"), "Commands, views and properties") {
      send(.palette)
    }
    keys = ToolbarButton(Symbol.named("keyboard"), "Keyboard shortcuts") { perform(.keys) }
    variants = ToolbarButton(Symbol.named("square.grid.2x2"), "Show variants side by side") {
      send(.variants)
    }
    depth = ToolbarButton(Symbol.named("square.stack.3d.up"), "Show views by depth") {
      send(.depth)
    }
    console = ToolbarButton(Symbol.console(), "Console") { send(.toggle(.console)) }
    time = ToolbarButton(Symbol.bottomPanel(), "Time bar") { send(.toggle(.time)) }
    inspector = ToolbarButton(Symbol.named("sidebar.right"), "Inspector") {
      send(.toggle(.inspector))
    }
    sample = TextButton("Choose a sample", opensList: true) {}
    super.init(canvasAt: .bottom)
    sample.onPress = { [weak self] in
      guard let self else { return }
      open(sampleMenu(perform), place(of: sample))
    }
    list.onPress = { [weak self] in
      guard let self else { return }
      open(listMenu(perform, neighbours()), place(of: list))
    }
    speed.onPress = { [weak self] in
      guard let self else { return }
      open(.speeds(rate, perform), place(of: speed))
    }
    more.onPress = { [weak self] in
      guard let self else { return }
      open(foldedMenu, more)
    }
    appearance.onPress = { [weak self] in
      guard let self else { return }
      perform(.show(.appearance, VariantAxis.appearance.choices()[appearance.isOn ? 0 : 1]))
    }
    let pickers: [(PressButton, VariantAxis)] = [
      (device, .device), (textSize, .textSize), (language, .language), (scale, .scale),
    ]
    for (button, axis) in pickers {
      button.onPress = { [weak self, weak button] in
        guard let self, let button else { return }
        open(choiceMenu(axis, send, perform), place(of: button))
      }
    }
    start.obstacle = "Nothing here can be started"
    rotate.obstacle = "The page stands on no device"
    let toggles = [
      outline, appearance, select, measure, loupe, variants, depth, console, time, inspector,
    ]
    for button in toggles { button.toggles = true }
    for view in groups.joined() { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override var accessibilityFacts: AccessibilityFacts { .container(.toolBar, "Toolbar") }

  /// From left to right; the first stands at the left edge, the last at the right one. Words that change stand behind
  /// what must not move under the pointer.
  private var groups: [[PressButton]] {
    [
      [outline, list, rotate, appearance, textSize, language, device, scale],
      [select, measure, loupe, sample], [rewind, play, step, speed, start],
      [zoomOut, zoom, zoomIn],
      [more, search, keys, variants, depth, console, time, inspector],
    ]
  }

  /// The buttons that are hidden together where the window is narrow, the first ones first.
  private var folds: [[PressButton]] {
    [
      [keys], [scale], [measure, loupe], [speed], [textSize, language],
      [zoomOut, zoom, zoomIn], [device, rotate], [rewind, play, step, start], [appearance],
      [select, sample], [list],
    ]
  }

  /// Names the keys in the tooltips.
  func nameKeys(_ host: any StudioHost) {
    outline.key = host.studioKey(of: .toggle(.outline))
    select.key = host.studioKey(of: .select)
    measure.key = host.studioKey(of: .measure)
    loupe.key = host.studioKey(of: .loupe)
    rewind.key = host.studioKey(of: .rewind)
    play.key = host.studioKey(of: .pause)
    step.key = host.studioKey(of: .step)
    start.key = host.studioKey(of: .start)
    zoomOut.key = host.studioKey(of: .zoomOut)
    zoom.key = host.studioKey(of: .zoomToFit)
    zoomIn.key = host.studioKey(of: .zoomIn)
    search.key = host.studioKey(of: .palette)
    keys.key = host.studioKey(of: .keys)
    variants.key = host.studioKey(of: .variants)
    depth.key = host.studioKey(of: .depth)
    console.key = host.studioKey(of: .toggle(.console))
    time.key = host.studioKey(of: .toggle(.time))
    inspector.key = host.studioKey(of: .toggle(.inspector))
  }

  /// The tools that are in use, and what is shown in the page's place.
  struct Tools {
    var selects: Bool
    var measures: Bool
    var showsLoupe: Bool
    var showsVariants: Bool
    var showsDepth: Bool
  }

  func show(_ layout: StudioLayout, _ tools: Tools) {
    let (showsVariants, showsDepth) = (tools.showsVariants, tools.showsDepth)
    variants.isOn = showsVariants
    for button in [zoomOut, zoom, zoomIn] { button.isEnabled = !showsVariants }
    for button in [measure, loupe] { button.isEnabled = !showsVariants && !showsDepth }
    measure.isOn = tools.measures
    loupe.isOn = tools.showsLoupe
    depth.isOn = showsDepth
    outline.isOn = layout.shows(.outline)
    inspector.isOn = layout.shows(.inspector)
    console.isOn = layout.shows(.console)
    time.isOn = layout.shows(.time)
    select.isOn = tools.selects
  }

  /// Whether the console has errors that nobody has seen. Default: false.
  var showsErrors: Bool {
    get { console.hasBadge }
    set { console.hasBadge = newValue }
  }

  /// `isDark`: whether the page is.
  func show(_ state: StudioState, isDark: Bool) {
    play.show(state.isPaused ? playSymbol : pauseSymbol)
    zoom.text = "\(Int((state.zoom * 100).rounded())) %"
    appearance.show(isDark ? darkSymbol : lightSymbol)
    appearance.isOn = isDark
    textSize.isOn = state.choices[.textSize] != nil
    language.isOn = state.choices[.language] != nil
    device.isOn = state.choices[.device] != nil
    if start.isEnabled != state.canStart { start.isEnabled = state.canStart }
    if rotate.isEnabled != state.canRotate { rotate.isEnabled = state.canRotate }
    let before = content
    (samples, chosen, pages, rate) = (state.samples, state.sample, state.list, state.rate)
    (languages, choices) = (state.languages, state.choices)
    sample.text = chosen ?? "Sample"
    list.text = pages.shownTitle ?? ""
    speed.text = StudioMenu.speed(rate)
    speed.isOn = rate != 1
    showScale(state)
    device.text = state.choices[.device]?.title ?? state.device
    if before != content { setNeedsLayout() }
  }

  /// The pixels per point on the screen, and those of a saved picture where they are others: a picture has as many as its
  /// device has.
  private func showScale(_ state: StudioState) {
    let (shown, saved) = (NumberText.shown(state.scale), NumberText.shown(state.savedScale))
    let isSame = shown == saved
    scale.text = isSame ? "@\(shown)x" : "@\(shown)x, saved @\(saved)x"
    scale.remark =
      isSame ? nil : "The page is shown with \(shown), and saved in pictures with \(saved)"
    scale.isOn = state.choices[.scale] != nil
  }

  // MARK: Choices

  private var languages: [String] = []
  private var choices: [VariantAxis: VariantChoice] = [:]

  /// A device may be a size that somebody typed, which the last row asks for.
  private func choiceMenu(
    _ axis: VariantAxis, _ send: @escaping @MainActor (StudioCommand) -> Void,
    _ perform: @escaping @MainActor (HostCommand) -> Void
  ) -> StudioMenu {
    // A page of its own size is as it was opened.
    let all = axis.choices(languages: languages).filter { !$0.isOwnSize }
    let names = ["As opened"] + all.map(\.title)
    let index = choices[axis].map { all.firstIndex(of: $0).map { $0 + 1 } } ?? 0
    let (hasSize, end) = (axis == .device, names.count)
    return StudioMenu(
      hasSize ? names + ["Custom size…"] : names,
      chosen: index ?? (hasSize ? end : nil), sections: hasSize ? [end] : []
    ) { row in
      if row == end { send(.pageSize) } else { perform(.show(axis, row == 0 ? nil : all[row - 1])) }
    }
  }

  /// The button below which the list of devices opens.
  var placeOfDevices: UIView { place(of: device) }

  // MARK: Previews, designables and scenes

  private var pages = PageList()
  private var rate = 1.0

  /// The page's own, then the other files of the opened folders.
  private func listMenu(
    _ perform: @escaping @MainActor (HostCommand) -> Void, _ neighbours: PageList
  ) -> StudioMenu {
    let count = pages.titles.count
    let others = neighbours.titles.indices.filter { $0 != neighbours.shown }
    let sections = others.isEmpty ? pages.sections : pages.sections.union([count])
    return StudioMenu(
      pages.titles + others.map { neighbours.titles[$0] }, chosen: pages.shown, sections: sections
    ) { perform($0 < count ? .listed($0) : .neighbour(others[$0 - count])) }
  }

  // MARK: Samples

  private var samples: [String] = []
  private var chosen: String?

  private func sampleMenu(_ perform: @escaping @MainActor (HostCommand) -> Void) -> StudioMenu {
    let names = samples
    return StudioMenu(
      ["Values from the code"] + names,
      chosen: chosen.flatMap { names.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    ) { perform(.sample($0 == 0 ? nil : names[$0 - 1])) }
  }

  // MARK: Layout

  private static let groupGap: CGFloat = 20
  private static let zoomWidth: CGFloat = 56
  /// Of “×0.25” with the arrow.
  private static let speedWidth: CGFloat = 64

  /// The words and lists by which the buttons are placed.
  private var content: [[String]] {
    [[list, device, scale, sample, speed].map(\.text), samples, languages]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.isEmpty { return }
    let area = contentBounds.insetBy(dx: Metrics.gap, dy: 0)
    let shown = shownGroups(in: area.width)
    for view in groups.joined() { view.isHidden = !shown.joined().contains(view) }
    let middle = shown.dropFirst().dropLast().filter { !$0.isEmpty }
    let right = area.maxX - width(of: shown[shown.count - 1])
    place(shown[0], from: area.minX)
    place(shown[shown.count - 1], from: right)
    let total = middle.map(width).reduce(0, +) + Self.groupGap * CGFloat(max(0, middle.count - 1))
    let centred = min(((bounds.width - total) / 2).rounded(), right - Self.groupGap - total)
    var x = max(area.minX + width(of: shown[0]) + Self.groupGap, centred)
    for group in middle {
      place(group, from: x)
      x += width(of: group) + Self.groupGap
    }
  }

  /// The buttons of each group that there is room for; notes the others.
  private func shownGroups(in room: CGFloat) -> [[PressButton]] {
    let absent = self.absent
    folded = []
    func shown() -> [[PressButton]] {
      groups.map { group in
        group.filter { button in
          button === more ? !folded.isEmpty : !absent.contains(button) && !folded.contains(button)
        }
      }
    }
    for fold in folds {
      let all = shown().filter { !$0.isEmpty }
      let used = all.map(width).reduce(0, +) + Self.groupGap * CGFloat(all.count - 1)
      if used <= room { break }
      folded += fold.filter { !absent.contains($0) }
    }
    return shown()
  }

  /// The buttons of lists that have nothing to choose from.
  private var absent: [PressButton] {
    var absent: [PressButton] = samples.isEmpty ? [sample] : []
    if pages.titles.isEmpty { absent.append(list) }
    if languages.isEmpty { absent.append(language) }
    return absent
  }

  // MARK: Buttons without room

  private var folded: [PressButton] = []

  /// The effects of the buttons that there is no room for, in the order of the toolbar.
  private var foldedMenu: StudioMenu {
    let buttons = groups.joined().filter { folded.contains($0) && $0.isEnabled }
    let keys = buttons.enumerated().compactMap { index, button in button.key.map { (index, $0) } }
    return StudioMenu(
      buttons.map(\.words), chosen: nil, keys: Dictionary(uniqueKeysWithValues: keys)
    ) { buttons[$0].onPress() }
  }

  /// The button below which a button's list opens.
  private func place(of button: PressButton) -> PressButton { button.isHidden ? more : button }

  // MARK: Places

  private func width(of group: [PressButton]) -> CGFloat {
    group.map(width).reduce(0, +) + 2 * CGFloat(group.count - 1)
  }

  private func width(of control: PressButton) -> CGFloat {
    if control === zoom { return Self.zoomWidth }
    if control === speed { return Self.speedWidth }
    return (control as? TextButton)?.naturalWidth ?? Metrics.toolbarButton.width
  }

  private func place(_ group: [PressButton], from left: CGFloat) {
    var x = left
    let height = Metrics.toolbarButton.height
    for control in group {
      control.frame = CGRect(
        x: x, y: ((contentBounds.height - height) / 2).rounded(.down), width: width(of: control),
        height: height)
      x = control.frame.maxX + 2
    }
  }
}
