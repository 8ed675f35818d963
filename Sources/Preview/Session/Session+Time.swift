// The page's time: back and on, slower and faster, again and again.

internal import CoreGraphics
internal import Inspection
internal import Messages
internal import Pages
internal import Stage
internal import Studio

extension Session {
  /// Whether a frame made now could show anything new, or shows the page at another time or in another way.
  package var needsFrame: Bool { stage.needsFrame || isUnprepared }

  /// Whether ``prepareFrame()`` has anything to do.
  package var isUnprepared: Bool { wantedTime != nil || choicesHaveChanged }

  /// Shows the page as it was chosen, and moves it to the wanted time. Call it before each frame.
  package func prepareFrame() {
    if choicesHaveChanged {
      choicesHaveChanged = false
      page.show(as: variant, on: stage)
      studio.pageMayHaveChanged()
    }
    guard let time = wantedTime else { return }
    wantedTime = nil
    page.move(to: time, on: stage, keepsLater: loops)
    if runsOn { stage.clock.isPaused = false }
    runsOn = false
    studio.pageMayHaveChanged()
  }

  /// Call it after each frame: animations that were added in it have begun now.
  package func didMakeFrame() {
    if stage.frameHasChanges {
      studio.animationsMayHaveChanged(at: stage.clock.now, moves: pageMoves)
    }
  }

  /// Pauses, and shows the page at a time in seconds with the next frame.
  func seek(to time: TimeInterval, runsOn: Bool = false) {
    if !stage.clock.isPaused { stage.pause() }
    wantedTime = max(0, time)
    self.runsOn = runsOn
  }

  // MARK: Speed

  func nextRate(isFaster: Bool) -> Double {
    let now = stage.clock.rate
    let next = isFaster ? HostCommand.rates.first { $0 > now } : HostCommand.rates.last { $0 < now }
    return next ?? now
  }

  func setRate(_ rate: Double) {
    stage.clock.rate = rate
    page.tick()
    if !studio.layout.shows(.time) { say("Speed ×\(DecimalText.text(rate))") }
  }

  // MARK: Loop

  func toggleLoop() {
    loops.toggle()
    studio.followsAnimations = loops
    if !studio.layout.shows(.time) {
      say(loops ? "Animations loop" : "Animations play once")
    }
  }

  /// A person begins something on the page. While animations are looped, that is looped alone.
  func noteBeginning() {
    if loops { studio.beginRound() }
  }

  /// Begins again where the last animations have ended, or looks again when they will have: the last frames may show
  /// nothing new, and are not made then.
  func loopIfEnded() {
    guard loops, !stage.clock.isPaused, wantedTime == nil, let run = studio.loopedRun
    else { return }
    let rest = run.upperBound - stage.presentTime
    if rest <= 0 { return seek(to: run.lowerBound, runsOn: true) }
    guard !awaitsLoopEnd else { return }
    awaitsLoopEnd = true
    host?.schedule(rest / stage.clock.rate) { [weak self] in
      self?.awaitsLoopEnd = false
      self?.loopIfEnded()
    }
  }
}
