// A variant of a page in this process, on a stage of its own.

internal import CoreGraphics
internal import Inspection
internal import Messages
internal import Stage
internal import UIKit
internal import Windowing

/// Views of their own, with traits of their own, whose time is that of the page.
@MainActor
final class InProcessTile: PageTile {
  let variant: PageVariant
  private(set) var picture: CGImage?
  private(set) var size = CGSize.zero
  private(set) var problem: String?
  var onChange: (@MainActor () -> Void)?

  private let module: any PageModule
  private let root = PageView(frame: .zero)
  private let stage: Stage
  private var content: PageContent?
  private var scale: PageScale

  /// A tile without views; ``play(_:_:state:to:)`` makes them.
  init(_ variant: PageVariant, of module: any PageModule, scale: PageScale, options: StageOptions) {
    self.variant = variant
    self.module = module
    self.scale = variant.scale.map { PageScale(screen: $0) } ?? scale
    stage = Stage(
      root: root, size: PixelSize(width: 1, height: 1), scale: CGFloat(self.scale.screen),
      zoom: CGFloat(self.scale.zoom), clock: ManualClock(), options: options)
  }

  // MARK: Following the page

  /// Makes the views of a scene, and shows them as they are at `time` after what was done on the page. `state`: the
  /// values that a person set; nil: those of the code.
  func play(
    _ timeline: PageTimeline, _ scene: PageScene, state: AgentState?, to time: TimeInterval
  ) {
    do throws(Failure) {
      try timeline.replay(to: [time], player(scene, state)) {}
    } catch {
      problem = error.message
    }
    draw()
  }

  /// Pictures of a scene's views as they are at `times` after what was done on the page; `state`: as ``play`` takes it;
  /// `paths`: the layers that are drawn; none: all.
  func pictures(
    _ timeline: PageTimeline, _ scene: PageScene, state: AgentState?, at times: [TimeInterval],
    of paths: [[Int]]
  ) throws(Failure) -> [CGImage] {
    var pictures: [CGImage] = []
    try timeline.replay(to: times, player(scene, state)) { () throws(Failure) in
      if let problem { throw Failure(.badData, problem) }
      pictures.append(stage.image(of: paths))
    }
    return pictures
  }

  private func player(_ scene: PageScene, _ state: AgentState?) -> InProcessPlayer {
    let input = ReplayedInput(root: root) { [root, weak self] in self?.content?.contentRoot ?? root
    }
    return InProcessPlayer(stage: stage) { [weak self] in
      self?.perform($0, input)
    } makeViews: { [weak self] in
      guard let self else { return }
      makeViews(scene.shown(as: variant), state: state)
    }
  }

  private func makeViews(_ scene: PageScene, state: AgentState?) {
    stage.background = scene.isDark == true ? .black : .white
    for view in root.subviews { view.removeFromSuperview() }
    do throws(Failure) {
      let fresh = try PageTraits.make(scene, in: root) { () throws(Failure) in
        try PageContent(scene, of: module, state: state, namesOptions: true)
      }
      content = fresh
      size = fresh.size
      try stage.resize(to: size, scale)
      fresh.place(in: root)
      fresh.rescale(to: CGFloat(scale.pixels))
      root.layoutIfNeeded()
      fresh.pace(scene.curves, in: root)
      if let state { fresh.restoreViews(state) }
      problem = nil
    } catch {
      problem = error.message
    }
  }

  private func perform(_ event: PageTimeline.Event, _ input: ReplayedInput) {
    switch event {
    case .command(let command): content?.perform(command)
    case .turn(let x, let y, let degrees):
      _ = content?.turn(at: CGPoint(x: x, y: y), by: degrees)
    case .touch, .input, .press: input.perform(event)
    case .frame: break
    }
  }

  /// Performs a command now.
  func perform(_ command: PageCommand) {
    stage.underClock { content?.perform(command) }
  }

  /// Changes a property of the view that indices lead down to.
  func change(_ property: String, at path: [Int], to text: String?) {
    stage.underClock { content?.change(property, at: path, to: text) }
  }

  /// Paces animations by curves in place of their own.
  func pace(_ curves: [CurveChange]) {
    stage.underClock { content?.pace(curves, in: root) }
    draw()
  }

  /// Moves on to a time of the page, and draws what is new.
  func tick(at time: TimeInterval) {
    stage.clock.step(to: time)
    draw()
  }

  private func draw() {
    guard content != nil, stage.needsFrame || picture == nil else { return }
    picture = stage.image()
    onChange?()
  }

  /// Whether time alone changes the picture.
  var isRunning: Bool { stage.isRunning }

  func rescale(to scale: PageScale) {
    guard variant.scale == nil, scale != self.scale, !isBlank,
      (try? stage.resize(to: size, scale)) != nil
    else { return }
    self.scale = scale
    content?.rescale(to: CGFloat(scale.pixels))
    draw()
  }
}
