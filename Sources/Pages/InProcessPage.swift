// A page whose views live in this process.

package import CoreGraphics
internal import Inspection
package import Messages
package import Stage
package import UIKit
internal import Windowing

/// A page of a module that is linked into the program.
@MainActor
package final class InProcessPage: Page {
  /// Hears of new views; held weakly. Default: nil.
  package weak var host: (any PageHost)?
  /// The root of the page's views; it stays when they are made anew.
  package let view: UIView
  private let root: PageView
  private(set) var scene: PageScene
  /// The scene that the page was opened with.
  private let opened: PageScene
  let module: any PageModule
  let options: StageOptions
  private(set) var content: PageContent
  let timeline = PageTimeline()
  /// The framework's remarks while the page is open.
  package let console = PageConsole()
  /// The number by which the page hears of remarks; nil: it is not open.
  private var observation: Int?
  /// Input that is done again on the views that are shown.
  private lazy var replayedInput = makeReplayedInput()
  /// The variants that are shown beside the page.
  var tiles: [InProcessTile] = []
  /// The stage that draws the page without a window; nil: nobody asked for a picture yet.
  private var ownStage: Stage?

  /// Makes the views. Fails where the scene names a class, a property or a value that is not there.
  package init(
    _ scene: PageScene, of module: any PageModule, options: StageOptions = StageOptions()
  ) throws(Failure) {
    self.scene = scene
    opened = scene
    self.module = module
    self.options = options
    root = PageView(frame: .zero)
    view = root
    content = try PageTraits.make(scene, in: root) { () throws(Failure) in
      try PageContent(scene, of: module, namesOptions: true)
    }
    show(content, scale: scene.scale)
  }

  private func show(_ content: PageContent, scale: PageScale) {
    self.content = content
    root.frame = CGRect(origin: .zero, size: content.size)
    content.place(in: root)
    rescale(to: scale)
    root.layoutIfNeeded()
  }

  /// The view that the module names; nil: none.
  package var initialFocus: UIView? { content.initialFocus }
  /// The commands that the views' classes offer.
  package var commands: Set<PageCommand.Name> { content.commands }

  /// The page's size in points.
  package var openingSize: CGSize { content.size }

  // MARK: In a window

  /// Follows what the framework says: the views are there from the beginning.
  package func open() {
    guard observation == nil else { return }
    observation = LogObservers.add { [weak self] text in
      DispatchQueue.main.async {
        self?.console.add([ConsoleMessage(text.printable, level: .warning, origin: "vitrine")])
      }
    }
  }

  /// Ends that: nothing runs apart from the views.
  package func close() {
    observation.map(LogObservers.remove)
    observation = nil
  }
  /// Notes the frame: the window's stage moves the views.
  package func tick() {
    guard let host else { return }
    timeline.goOn(to: host.pageFrameTime) { event in
      again(event)
      if case .command(let command) = event { for tile in tiles { tile.perform(command) } }
    }
    timeline.noteFrame(at: host.pageFrameTime)
    for tile in tiles { tile.tick(at: host.pageFrameTime) }
  }
  /// None: a module in this process has no previews.
  package var list: PageList { PageList() }
  /// Does nothing.
  package func show(listed index: Int) {}

  /// Does nothing: code in this process cannot be stopped.
  package func interrupt() {}

  /// Lays out for the screen's scale, and chooses pictures for what is drawn.
  package func rescale(to scale: PageScale) {
    scene.scale = scale
    root.take(scale)
    content.rescale(to: CGFloat(scale.pixels))
  }

  /// Whether a layer has changed since it was drawn.
  package func takeChange() -> Bool { root.layer.hasChanged }

  /// Makes the views anew.
  package func rewind() { showAnew(with: content.editedState) }

  private func showAnew(with state: AgentState?) {
    makeViews(with: state)
    timeline.begin(at: host?.pageFrameTime ?? 0)
    playTiles()
    host?.pageDidReplaceViews()
  }

  /// `state`: the values that a person set; nil: those of the code.
  private func makeViews(with state: AgentState?) {
    // The scene was shown before, so nothing in it is missing.
    let fresh = try? PageTraits.make(scene, in: root) { () throws(Failure) in
      try PageContent(scene, of: module, state: state, namesOptions: true)
    }
    guard let fresh else { return }
    replayedInput = makeReplayedInput()
    for view in root.subviews { view.removeFromSuperview() }
    show(fresh, scale: scene.scale)
    fresh.pace(scene.curves, in: root)
    if let state { fresh.restoreViews(state) }
  }

  /// Performs a command at once.
  package func perform(_ command: PageCommand) {
    note(.command(command))
    content.perform(command)
    for tile in tiles { tile.perform(command) }
  }

  private func note(_ event: PageTimeline.Event) {
    timeline.note(event, at: host?.pageFrameTime ?? 0)
  }

  /// Turns the view with an angle that is at the point or around what is there.
  package func turn(at point: CGPoint, by degrees: Double) -> Bool {
    guard content.turn(at: point, by: degrees) else { return false }
    note(.turn(x: Double(point.x), y: Double(point.y), degrees: degrees))
    return true
  }

  /// Does again what was done.
  private func again(_ event: PageTimeline.Event) {
    switch event {
    case .command(let command): content.perform(command)
    case .turn(let x, let y, let degrees): _ = turn(at: CGPoint(x: x, y: y), by: degrees)
    case .touch, .input, .press: replayedInput.perform(event)
    case .frame: break
    }
  }

  // MARK: Time

  /// The time at which the views were made.
  package var beginTime: TimeInterval { timeline.origin }

  /// Moves on by the frames of the window's stage, back by making the views anew.
  package func move(to time: TimeInterval, on stage: Stage, keepsLater: Bool) {
    let isBack = time < stage.clock.now
    try? timeline.move(
      to: time, now: stage.clock.now, keepsLater: keepsLater, player(on: stage))
    playTiles()
    if isBack { host?.pageDidReplaceViews() }
  }

  private func player(on stage: Stage) -> InProcessPlayer {
    InProcessPlayer(stage: stage) { [self] in
      again($0)
    } makeViews: { [self] in
      makeViews(with: content.editedState)
    }
  }

  /// Draws the page at once.
  package func pictures(
    at times: [TimeInterval], scale: PageScale, of paths: [[Int]],
    _ body: @escaping @MainActor (Result<PagePictures, Failure>) -> Void
  ) {
    var drawn = scene
    drawn.scale = scale
    let tile = InProcessTile(PageVariant([]), of: module, scale: scale, options: options)
    body(
      Result { () throws(Failure) in
        PagePictures(
          pictures: try tile.pictures(
            timeline, drawn, state: content.editedState, at: times, of: paths),
          revision: timeline.revision)
      })
  }

  /// Reads the animations at once.
  package func animations(_ body: @escaping @MainActor ([PageAnimation]) -> Void) {
    body(content.animations(in: root))
  }

  /// Paces the animation at once.
  package func pace(_ change: CurveChange) {
    timeline.noteEdit()
    scene.curves.add(change)
    content.pace(scene.curves, in: root)
    for tile in tiles { tile.pace(scene.curves) }
  }

  /// Notes a touch in points of the page, so that it can be made again.
  package func note(_ touch: AgentTouch) { note(.touch(touch, in: root, of: content)) }

  /// Notes a press, so that it can be made again.
  package func notePress(of control: UIControl) {
    if let path = control.path(from: content.contentRoot ?? root) { note(.press(path)) }
  }

  private func makeReplayedInput() -> ReplayedInput {
    ReplayedInput(root: root) { [root, weak self] in self?.content.contentRoot ?? root }
  }

  // MARK: Inspection

  /// Reads the views at once.
  package func outline(_ body: @escaping @MainActor ([PageNode]) -> Void) {
    body(content.outline(in: root))
  }

  /// Reads the properties at once.
  package func properties(
    of view: Int, _ body: @escaping @MainActor (Result<[PropertyGroup], Failure>) -> Void
  ) {
    body(Result { () throws(Failure) in try content.properties(of: view) })
  }

  /// Reads the constraints at once.
  package func constraints(of view: Int, _ body: @escaping @MainActor (PageConstraints) -> Void) {
    body((try? content.constraints(of: view, in: root)) ?? PageConstraints())
  }

  /// Reads the images at once.
  package func images(_ body: @escaping @MainActor ([PageImage]) -> Void) {
    body(content.images)
  }

  /// Reads the colours at once.
  package func colors(_ body: @escaping @MainActor ([PageColor]) -> Void) {
    body(content.colors)
  }

  /// Draws the views at once.
  package func planes(scale: CGFloat, _ body: @escaping @MainActor ([PagePlane]) -> Void) {
    body(content.planes(in: root, scale: scale))
  }

  /// Changes the property at once.
  package func change(
    _ change: PropertyChange,
    _ body: @escaping @MainActor (Result<[PropertyGroup], Failure>) -> Void
  ) {
    let path = tiles.isEmpty ? nil : content.path(of: change.view)
    timeline.noteEdit()
    let result = Result { () throws(Failure) in try content.change(change) }
    if let path, case .success = result {
      for tile in tiles { tile.change(change.property, at: path, to: change.text) }
    }
    body(result)
  }

  /// False: the views of this process are a part of the program.
  package var takesWriting: Bool { false }

  /// Fails: the views of this process are a part of the program.
  package func plan(
    writing values: [ViewValue], _ body: @escaping @MainActor (Result<WritePlan, Failure>) -> Void
  ) {
    body(
      .failure(
        Failure(
          .badData, "the gallery is a part of the program: open a file of your own to write into")))
  }

  /// Makes the views anew, and does again on them what was done.
  package func show(as variant: PageVariant, on stage: Stage) {
    var wanted = opened.shown(as: variant)
    wanted.assignments = scene.assignments
    wanted.curves = scene.curves
    wanted.scale = scene.scale
    scene = wanted
    let isPaused = stage.clock.isPaused
    try? timeline.playAgain(to: stage.clock.now, player(on: stage))
    stage.clock.isPaused = isPaused
    playTiles()
    host?.pageDidReplaceViews()
  }

  /// Makes the views anew; values that do not fit leave the page as it is.
  package func show(_ assignments: [Assignment]) {
    var wanted = scene
    wanted.assignments = assignments
    guard (try? PageContent(wanted, of: module, namesOptions: true)) != nil else { return }
    scene = wanted
    showAnew(with: nil)
  }

  // MARK: Without a window

  /// Does nothing: the views were made with the page.
  package func prepare() async throws(Failure) {}

  /// Whether time alone changes the picture; false before the first one.
  package var isRunning: Bool { ownStage?.isRunning ?? false }

  /// Draws the page on a stage of its own. Fails where the picture would be too large.
  package func image(at time: TimeInterval) async throws(Failure) -> CGImage {
    let stage = try stage()
    stage.seek(to: time)
    return stage.image()
  }

  /// Reads the views' properties; never fails.
  package func descriptions() async throws(Failure) -> [AgentView] {
    content.views.map { content.inspector.report(of: $0) }
  }

  /// The stage that draws the page without a window, with its time at 0. Fails where the picture would be too large.
  package func stage() throws(Failure) -> Stage {
    if let ownStage { return ownStage }
    let scale = scene.scale
    let stage = Stage(
      root: root, size: try PixelSize(pictureOf: content.size, scale: CGFloat(scale.pixels)),
      rootSize: content.size, scale: CGFloat(scale.screen), zoom: CGFloat(scale.zoom),
      clock: ManualClock(), options: options)
    ownStage = stage
    if scene.starts { stage.underClock { content.perform(.start) } }
    return stage
  }
}

extension PixelSize {
  /// The pixels of a picture of `size` points. Fails where a side is below 1 pixel or above 16,384.
  package init(pictureOf size: CGSize, scale: CGFloat) throws(Failure) {
    do throws(OutOfBounds) {
      try self.init(covering: size, scale: scale)
    } catch {
      let (width, height) = (Double(error.width), Double(error.height))
      throw Failure(
        .badData,
        "a picture of \(DecimalText.text(width)) × \(DecimalText.text(height)) pixels is out of "
          + "bounds (1 … \(Self.maximumSide) a side)")
    }
  }
}
