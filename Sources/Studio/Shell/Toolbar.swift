// The toolbar above canvas and panels.

internal import CoreGraphics
internal import Messages
internal import UIKit

/// Buttons in groups: the outline at the left, the page's in the middle, the panels at the right. Where the window is
/// narrow the groups of least use are hidden.
@MainActor
final class Toolbar: StudioPanel {
  private let outline: ToolbarButton
  /// Opens the list of text sizes.
  private let textSize: ToolbarButton
  /// Opens the list of languages; seen where there are some.
  private let language: ToolbarButton
  private let select: ToolbarButton
  /// Opens the list of samples; seen where there are some.
  private let sample: TextButton
  private let reset: ToolbarButton
  private let play: ToolbarButton
  private let step: ToolbarButton
  private let start: ToolbarButton
  private let zoomOut: ToolbarButton
  private let zoom: TextButton
  private let zoomIn: ToolbarButton
  private let variants: ToolbarButton
  private let depth: ToolbarButton
  private let console: ToolbarButton
  private let time: ToolbarButton
  private let inspector: ToolbarButton
  private let pauseSymbol = Symbol.named("pause.fill")
  private let playSymbol = Symbol.named("play.fill")

  /// `send`: the effect of a press on a panel's or a tool's button; `perform`: of the page's. `open`: opens a list below
  /// a button.
  init(
    send: @escaping @MainActor (StudioCommand) -> Void,
    perform: @escaping @MainActor (HostCommand) -> Void,
    open: @escaping @MainActor (StudioMenu, UIView) -> Void
  ) {
    outline = ToolbarButton(Symbol.named("sidebar.left"), "Outline") { send(.toggle(.outline)) }
    textSize = ToolbarButton(Symbol.named("textformat"), "Text size")
    language = ToolbarButton(Symbol.named("globe"), "Language")
    select = ToolbarButton(Symbol.arrow(), "Select views") { send(.select) }
    reset = ToolbarButton(Symbol.named("backward.end.fill"), "Back to the beginning") {
      perform(.reset)
    }
    play = ToolbarButton(playSymbol, "Pause or resume time") { perform(.pause) }
    step = ToolbarButton(Symbol.named("forward.end.fill"), "One frame on") { perform(.step) }
    start = ToolbarButton(Symbol.named("sparkles"), "Start the animation") { perform(.start) }
    zoomOut = ToolbarButton(Symbol.named("minus", size: 12), "Zoom out") { perform(.zoomOut) }
    zoom = TextButton("Fit the page into the window") { perform(.zoomToFit) }
    zoomIn = ToolbarButton(Symbol.named("plus", size: 12), "Zoom in") { perform(.zoomIn) }
    variants = ToolbarButton(Symbol.named("square.grid.2x2"), "Variants beside each other") {
      send(.variants)
    }
    depth = ToolbarButton(Symbol.named("square.stack.3d.up"), "Views apart, by depth") {
      send(.depth)
    }
    console = ToolbarButton(Symbol.console(), "Console") { send(.toggle(.console)) }
    time = ToolbarButton(Symbol.bottomPanel(), "Time bar") { send(.toggle(.time)) }
    inspector = ToolbarButton(Symbol.named("sidebar.right"), "Inspector") {
      send(.toggle(.inspector))
    }
    sample = TextButton("The values that the page shows") {}
    super.init(canvasAt: .bottom)
    sample.isHidden = true
    sample.onPress = { [weak self] in
      guard let self else { return }
      open(sampleMenu(perform), sample)
    }
    for (button, axis) in [(textSize, VariantAxis.textSize), (language, .language)] {
      button.onPress = { [weak self, weak button] in
        guard let self, let button else { return }
        open(choiceMenu(axis, perform), button)
      }
    }
    for button in [outline, select, variants, depth, console, time, inspector] {
      button.toggles = true
    }
    for view in groups.joined() { addSubview(view) }
    addSubview(sample)
    addSubview(language)
    language.isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  override var accessibilityFacts: AccessibilityFacts { .container(.toolBar, "Toolbar") }

  /// From left to right; the first stands at the left edge, the last at the right one.
  private var groups: [[UIControl]] {
    [
      [outline, textSize] + (languages.isEmpty ? [] : [language]),
      samples.isEmpty ? [select] : [select, sample], [reset, play, step, start],
      [zoomOut, zoom, zoomIn], [variants, depth, console, time, inspector],
    ]
  }

  /// Names the keys in the tooltips.
  func nameKeys(_ host: any StudioHost) {
    outline.key = host.studioKey(of: .toggle(.outline))
    select.key = host.studioKey(of: .select)
    reset.key = host.studioKey(of: .reset)
    play.key = host.studioKey(of: .pause)
    step.key = host.studioKey(of: .step)
    start.key = host.studioKey(of: .start)
    zoomOut.key = host.studioKey(of: .zoomOut)
    zoom.key = host.studioKey(of: .zoomToFit)
    zoomIn.key = host.studioKey(of: .zoomIn)
    variants.key = host.studioKey(of: .variants)
    depth.key = host.studioKey(of: .depth)
    console.key = host.studioKey(of: .toggle(.console))
    time.key = host.studioKey(of: .toggle(.time))
    inspector.key = host.studioKey(of: .toggle(.inspector))
  }

  func show(
    _ layout: StudioLayout, isSelecting: Bool, showsVariants: Bool, showsDepth: Bool
  ) {
    variants.isOn = showsVariants
    depth.isOn = showsDepth
    outline.isOn = layout.shows(.outline)
    inspector.isOn = layout.shows(.inspector)
    console.isOn = layout.shows(.console)
    time.isOn = layout.shows(.time)
    select.isOn = isSelecting
  }

  /// Whether the console has errors that nobody has seen. Default: false.
  var showsErrors: Bool {
    get { console.hasBadge }
    set { console.hasBadge = newValue }
  }

  func show(_ state: StudioState) {
    play.show(state.isPaused ? playSymbol : pauseSymbol)
    zoom.text = "\(Int((state.zoom * 100).rounded())) %"
    show(state.languages, state.choices)
    if start.isEnabled != state.canStart { start.isEnabled = state.canStart }
    if state.samples != samples || state.sample != chosen {
      (samples, chosen) = (state.samples, state.sample)
      sample.text = "\(chosen ?? "Sample") ▾"
      sample.isHidden = samples.isEmpty
      setNeedsLayout()
    }
  }

  // MARK: Choices

  private var languages: [String] = []
  private var choices: [VariantAxis: VariantChoice] = [:]

  private func show(_ languages: [String], _ choices: [VariantAxis: VariantChoice]) {
    guard languages != self.languages || choices != self.choices else { return }
    (self.languages, self.choices) = (languages, choices)
    textSize.isOn = choices[.textSize] != nil
    language.isOn = choices[.language] != nil
    language.isHidden = languages.isEmpty
    setNeedsLayout()
  }

  private func choiceMenu(
    _ axis: VariantAxis, _ perform: @escaping @MainActor (HostCommand) -> Void
  ) -> StudioMenu {
    let all = axis.choices(languages: languages)
    let chosen = choices[axis].flatMap { all.firstIndex(of: $0) }
    return StudioMenu(["As opened"] + all.map(\.title), chosen: chosen.map { $0 + 1 } ?? 0) {
      perform(.show(axis, $0 == 0 ? nil : all[$0 - 1]))
    }
  }

  // MARK: Samples

  private var samples: [String] = []
  private var chosen: String?

  private func sampleMenu(_ perform: @escaping @MainActor (HostCommand) -> Void) -> StudioMenu {
    let names = samples
    return StudioMenu(
      ["Values of the code"] + names,
      chosen: chosen.flatMap { names.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    ) { perform(.sample($0 == 0 ? nil : names[$0 - 1])) }
  }

  // MARK: Layout

  private static let groupGap: CGFloat = 20
  private static let zoomWidth: CGFloat = 56

  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.isEmpty { return }
    let area = contentBounds.insetBy(dx: Metrics.gap, dy: 0)
    let middle = shownGroups(in: area.width)
    let hidden = groups.dropFirst().dropLast().joined()
    for view in hidden { view.isHidden = !middle.joined().contains(view) }
    place(groups[0], from: area.minX)
    place(groups[4], from: area.maxX - width(of: groups[4]))
    let total = middle.map(width).reduce(0, +) + Self.groupGap * CGFloat(max(0, middle.count - 1))
    var x = max(
      area.minX + width(of: groups[0]) + Self.groupGap, ((bounds.width - total) / 2).rounded())
    for group in middle {
      place(group, from: x)
      x += width(of: group) + Self.groupGap
    }
  }

  /// The groups in the middle that there is room for.
  private func shownGroups(in room: CGFloat) -> [[UIControl]] {
    let all = groups
    var wanted = [1, 2, 3]
    for dropped in [3, 2, 1] {
      let used = ([0, 4] + wanted).map { width(of: all[$0]) }.reduce(0, +)
      if used + Self.groupGap * CGFloat(wanted.count + 1) <= room { break }
      wanted.removeAll { $0 == dropped }
    }
    return wanted.map { all[$0] }
  }

  private func width(of group: [UIControl]) -> CGFloat {
    group.map(width).reduce(0, +) + 2 * CGFloat(group.count - 1)
  }

  private func width(of control: UIControl) -> CGFloat {
    if control === sample { return sample.naturalWidth }
    return control === zoom ? Self.zoomWidth : Metrics.toolbarButton.width
  }

  private func place(_ group: [UIControl], from left: CGFloat) {
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
