// The time bar: the page's time, its speed, and the animations on a common scale.

internal import CoreGraphics
internal import Inspection
internal import Messages
internal import UIKit

/// Buttons, the time in seconds and frames, a scrubber over the run, and a list of its animations below. Seconds count from
/// the begin of the run, as on the ruler; before anything has moved from that of the page.
@MainActor
final class TimePanel: StudioPanel, RefusalShowing {
  /// The width of the left part, with buttons and names.
  private static let leftWidth: CGFloat = 424
  private static let inset: CGFloat = 12
  /// The height of the words for a refused time, over the list where that is seen.
  private static let reasonHeight: CGFloat = 24

  private let perform: @MainActor (HostCommand) -> Void
  /// Opens a list beside a view.
  private let open: @MainActor (StudioMenu, UIView) -> Void
  /// Called with the number of the view that an animation moves.
  var onSelect: (@MainActor (Int) -> Void)?

  /// Called with an animation whose curve is to be opened, its layer's name, and the button that was pressed.
  var onCurve: (@MainActor (PageAnimation, String, CurveButton) -> Void)?

  private let toBegin: ToolbarButton
  private let stepBack: ToolbarButton
  private let play: ToolbarButton
  private let step: ToolbarButton
  private let loop: ToolbarButton
  /// Shows five times of the run over the page; the studio sets its effect.
  let onionSkin: ToolbarButton
  /// Lists the files that the run and the page as it is shown can be saved as.
  private let save: ToolbarButton
  private let speed: TextButton
  private let seconds = StudioField()
  /// Why a typed time was refused; hidden: none was.
  private let reason = TextStyle.label("", TextStyle.caption, color: Palette.error)
  private let frames = TextStyle.label("frame 0", color: Palette.secondaryLabel)
  private let empty = TextStyle.label(
    "Nothing has moved yet", TextStyle.body, color: Palette.secondaryLabel)
  private let ruler = TimeRuler()
  private let scroll = UIScrollView()
  /// Stays beside the list while some of its rows are out of sight.
  private let scrollBar = ScrollBar()
  private let playhead = Playhead()
  private let line = UIView()
  private var rows: [AnimationRow] = []
  private var run = AnimationRun()
  private var curves: [AnimationName: PageCurve] = [:]
  private var state = StudioState()
  private let pauseSymbol = Symbol.named("pause.fill", size: 12)
  private let playSymbol = Symbol.named("play.fill", size: 12)

  /// `perform`: the effect of a press; `open`: opens a list beside a view.
  init(
    perform: @escaping @MainActor (HostCommand) -> Void,
    open: @escaping @MainActor (StudioMenu, UIView) -> Void
  ) {
    self.perform = perform
    self.open = open
    func button(_ symbol: UIImage, _ words: String, sends command: HostCommand) -> ToolbarButton {
      ToolbarButton(symbol, words) { perform(command) }
    }
    let begin = Begin()
    toBegin = ToolbarButton(
      Symbol.named("backward.end.fill", size: 12), "To the beginning of the animations"
    ) { begin.go?() }
    stepBack = button(Symbol.frameStep(isForward: false), "One frame back", sends: .stepBack)
    play = button(playSymbol, "Pause or resume time", sends: .pause)
    step = button(Symbol.frameStep(isForward: true), "One frame on", sends: .step)
    loop = button(
      Symbol.named("repeat", size: 12), "Play the animations again and again", sends: .loop)
    onionSkin = ToolbarButton(
      Symbol.onionSkin(), "Onion skin: five times of the animations over the page"
    ) {}
    save = ToolbarButton(
      Symbol.named("square.and.arrow.up", size: 13),
      "Save a picture or the run: PNG, film strip, WebP or APNG"
    ) { begin.save?() }
    speed = TextButton("Speed") { begin.choose?() }
    super.init(canvasAt: .top)
    begin.go = { [weak self] in self?.goToBegin() }
    begin.choose = { [weak self] in self?.chooseSpeed() }
    begin.save = { [weak self] in self?.chooseFile() }
    let figures = UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular)
    (seconds.font, frames.font) = (figures, figures)
    seconds.accessibilityLabel = "Seconds"
    seconds.onCommit = { [weak self] in self?.adopt($0) }
    seconds.onStep = { [weak self] count, _ in self?.step(by: count) }
    seconds.onType = { [weak self] _ in self?.refuse(nil) }
    reason.backgroundColor = Palette.panel
    line.backgroundColor = Palette.hairline
    line.isUserInteractionEnabled = false
    loop.toggles = true
    onionSkin.toggles = true
    scroll.panGestureRecognizer.isEnabled = false
    scroll.showsVerticalScrollIndicator = false
    scroll.delegate = self
    scrollBar.onScroll = { [weak self] in self?.scroll.contentOffset.y = $0 }
    ruler.onScrub = { [weak self] in self?.perform(.seek($0)) }
    let views: [UIView] = [
      toBegin, stepBack, play, step, loop, onionSkin, speed, seconds, frames, empty, line, ruler,
      scroll, scrollBar, playhead, reason, save,
    ]
    for view in views { addSubview(view) }
    show(StudioState())
  }

  required init?(coder: NSCoder) { nil }

  override var accessibilityFacts: AccessibilityFacts { .container(nil, "Time bar") }

  /// The closures of buttons that are made before the panel.
  @MainActor
  private final class Begin {
    var go: (@MainActor () -> Void)?
    var choose: (@MainActor () -> Void)?
    var save: (@MainActor () -> Void)?
  }

  /// The keys of the commands that save a picture, by their rows in the list of files.
  private var pictureKeys: [Int: String] = [:]

  /// Names the keys in the tooltips.
  func nameKeys(_ host: any StudioHost) {
    for (index, picture) in HostCommand.pictures.enumerated() {
      pictureKeys[RunFormat.allCases.count + index] = host.studioKey(of: picture.command)
    }
    stepBack.key = host.studioKey(of: .stepBack)
    play.key = host.studioKey(of: .pause)
    step.key = host.studioKey(of: .step)
    loop.key = host.studioKey(of: .loop)
    onionSkin.key = host.studioKey(of: .onionSkin)
    speed.key = ["[", "]"].joined(separator: " ")
  }

  private func goToBegin() { perform(.seek(begin)) }

  // MARK: Typing

  /// The page's time from which seconds are counted.
  private var begin: TimeInterval { run.range?.lowerBound ?? state.beginTime }

  /// The seconds that can be gone to: those of the ruler, and those that have passed.
  private var length: TimeInterval { max(run.range?.upperBound ?? 0, state.time) - begin }

  private func adopt(_ text: String) {
    guard let time = TimeText.time(text) else {
      return refuse("“\(text)” is no time: seconds such as 0.5, or frames such as 30f")
    }
    // As many digits as are shown.
    guard time > -0.005, time < length + 0.005 else {
      return refuse("\(NumberText.shown(time)) s is not between 0 and \(TimeText.seconds(length))")
    }
    refuse(nil)
    go(to: time)
  }

  private func step(by frames: Double) { go(to: state.time - begin + frames / 60) }

  private func go(to time: TimeInterval) {
    let time = min(max(time, 0), length)
    perform(.seek(begin + time))
    // The frame that shows it comes later.
    seconds.show(TimeText.seconds(time))
  }

  func clearRefusal() { refuse(nil) }

  /// Shows why a typed time is not taken; nil: it is.
  private func refuse(_ sentence: String?) {
    seconds.isWrong = sentence != nil
    guard reason.text != sentence else { return }
    reason.text = sentence
    if sentence == nil { showTime() }
    setNeedsLayout()
  }

  private func chooseSpeed() {
    open(.speeds(state.rate) { [weak self] in self?.perform($0) }, speed)
  }

  private func chooseFile() {
    let runs = RunFormat.allCases.map { (command: HostCommand.saveRun($0), title: $0.title) }
    let entries = runs + HostCommand.pictures
    let menu = StudioMenu(
      entries.map(\.title), chosen: nil, keys: pictureKeys, sections: [runs.count]
    ) { [weak self] in
      self?.perform(entries[$0].command)
    }
    open(menu, save)
  }

  // MARK: Showing

  func show(_ state: StudioState) {
    if state.time != self.state.time, !seconds.isEditing { refuse(nil) }
    self.state = state
    play.show(state.isPaused ? playSymbol : pauseSymbol)
    loop.isOn = state.loops
    ruler.time = state.time
    speed.text = StudioMenu.speed(state.rate)
    showTime()
    placePlayhead()
  }

  /// `curves`: those that a person gave animations.
  func show(_ run: AnimationRun, _ curves: [AnimationName: PageCurve]) {
    (self.run, self.curves) = (run, curves)
    showTime()
    setNeedsLayout()
  }

  private func showTime() {
    let time = state.time - begin
    // A refused text stays, so that it can be mended.
    if !seconds.isWrong { seconds.show(TimeText.seconds(time)) }
    let frame = "frame \(Int(clampedTo: (time * 60 + 1e-6).rounded(.down)))"
    if frames.text != frame { frames.text = frame }
  }

  /// Whether five times of the run are shown over the page, and marked on the ruler. Default: false.
  var showsOnionSkin: Bool {
    get { onionSkin.isOn }
    set {
      onionSkin.isOn = newValue
      ruler.marksTimes = newValue
    }
  }

  // MARK: Layout

  /// The bar with the buttons and the ruler, over the list.
  var barFrame: CGRect {
    CGRect(
      x: contentBounds.minX, y: contentBounds.minY, width: contentBounds.width,
      height: Metrics.timeBar)
  }

  private var isWide: Bool { bounds.width >= 2 * Self.leftWidth }
  private var trackX: CGFloat { isWide ? Self.leftWidth : 332 }

  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.isEmpty { return }
    let area = contentBounds
    let bar = barFrame
    placeButtons(in: bar)
    ruler.frame = CGRect(
      x: trackX, y: bar.minY, width: max(0, save.frame.minX - trackX), height: bar.height)
    ruler.scale = run.range.map {
      TimeScale(range: $0, inset: Self.inset, width: ruler.frame.width)
    }
    empty.isHidden = run.range != nil
    empty.frame = ruler.frame.insetBy(dx: Self.inset, dy: 0)
    line.frame = CGRect(x: 0, y: bar.maxY - 1, width: area.width, height: Metrics.line)
    scroll.frame = CGRect(
      x: 0, y: bar.maxY, width: area.width, height: max(0, area.maxY - bar.maxY))
    placeRows()
    placePlayhead()
  }

  private func placeButtons(in bar: CGRect) {
    let size = Metrics.toolbarButton
    var x = bar.minX + Metrics.gap
    for button in [toBegin, stepBack, play, step, loop, onionSkin] {
      button.frame = CGRect(
        x: x, y: bar.minY + ((bar.height - size.height) / 2).rounded(.down), width: size.width,
        height: size.height)
      x = button.frame.maxX + 2
    }
    speed.frame = CGRect(x: x, y: play.frame.minY, width: 48, height: size.height)
    seconds.frame = CGRect(
      x: speed.frame.maxX + Metrics.gap,
      y: bar.minY + ((bar.height - Metrics.field) / 2).rounded(.down), width: 64,
      height: Metrics.field)
    frames.frame = CGRect(
      x: seconds.frame.maxX + Metrics.gap, y: bar.minY, width: 84, height: bar.height)
    frames.isHidden = !isWide
    reason.isHidden = reason.text == nil
    let hasList = contentBounds.maxY >= bar.maxY + Self.reasonHeight
    ruler.isHidden = !reason.isHidden && !hasList
    save.isHidden = run.range == nil
    save.frame = CGRect(
      x: bar.maxX - size.width - Metrics.gap, y: play.frame.minY, width: size.width,
      height: size.height)
    let left = hasList ? seconds.frame.minX : seconds.frame.maxX + Metrics.gap
    reason.frame = CGRect(
      x: left, y: hasList ? bar.maxY : bar.minY, width: max(0, save.frame.minX - left),
      height: hasList ? Self.reasonHeight : bar.height - Metrics.line)
  }

  private func placeRows() {
    let (animations, names) = (run.animations, run.names)
    scroll.isHidden = scroll.frame.isEmpty
    while rows.count < animations.count { rows.append(makeRow(rows.count)) }
    for (index, row) in rows.enumerated() {
      row.isHidden = index >= animations.count
      guard index < animations.count else { continue }
      row.frame = CGRect(
        x: 0, y: CGFloat(index) * AnimationRow.height, width: scroll.bounds.width,
        height: AnimationRow.height)
      row.show(
        animations[index], ruler.scale, trackX: trackX, name: names[index],
        curve: curves[animations[index].name])
    }
    scroll.contentSize = CGSize(
      width: scroll.bounds.width, height: CGFloat(animations.count) * AnimationRow.height)
    let lowest = max(0, scroll.contentSize.height - scroll.bounds.height)
    if scroll.contentOffset.y > lowest { scroll.contentOffset.y = lowest }
    scrollBar.frame = CGRect(
      x: scroll.frame.maxX - ScrollBar.width, y: scroll.frame.minY, width: ScrollBar.width,
      height: scroll.frame.height)
    showScrollBar()
  }

  private func showScrollBar() {
    let (content, room) = (scroll.contentSize.height, scroll.bounds.height)
    scrollBar.show(offset: scroll.contentOffset.y, content: room > 0 ? content : 0, room: room)
  }

  private func makeRow(_ index: Int) -> AnimationRow {
    let row = AnimationRow()
    row.onPress = { [weak self] in
      guard let self, run.animations.indices.contains(index),
        let view = run.animations[index].view
      else { return }
      onSelect?(view)
    }
    row.curve.onPress = { [weak self, weak row] in
      guard let self, let row, run.animations.indices.contains(index) else { return }
      onCurve?(run.animations[index], run.names[index], row.curve)
    }
    row.curve.onMove = { [weak self] in _ = self?.focusCurve(at: index + $0) }
    scroll.addSubview(row)
    return row
  }

  // MARK: Keyboard

  /// Puts the keyboard on the curve of a row; false: there is no such row.
  func focusCurve(at index: Int) -> Bool {
    guard rows.indices.contains(index), !rows[index].isHidden,
      rows[index].curve.becomeFirstResponder()
    else { return false }
    reveal(rows[index].curve)
    return true
  }

  /// Scrolls the list so that a view in it is seen.
  func reveal(_ view: UIView) {
    guard view.isDescendant(of: scroll) else { return }
    scroll.scrollRectToVisible(view.convert(view.bounds, to: scroll), animated: false)
  }

  private func placePlayhead() {
    playhead.isHidden = ruler.scale == nil
    guard let scale = ruler.scale else { return }
    let x = ruler.frame.minX + scale.x(state.time)
    let frame = CGRect(
      x: (x - Playhead.width / 2).rounded(), y: ruler.frame.minY, width: Playhead.width,
      height: contentBounds.maxY - ruler.frame.minY)
    if playhead.frame != frame { playhead.frame = frame }
  }
}

extension TimePanel: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { showScrollBar() }
}
