// The frames of a window in step with the screen, and with the window manager.

internal import CXlib
internal import Windowing

/// Says when a window's next frame may be begun, and tells the window manager how far frames are.
final class X11FramePacing {
  /// So many ticks in a row that do not come mean that none will.
  private static let missedTickLimit = 8

  private let window: X11WindowHandle
  /// The source of ticks, which windows share.
  private let pace: X11Pace
  private var framePacer = FramePacer()
  private var frameSync: FrameSync
  private var isAnimating = false
  /// Whether the frame that is being put followed the one before without a rest.
  private var isHurried = false
  /// Whether Present's events were asked for.
  private var selectsPictures = false
  /// How many pictures Present was asked for; each has its number.
  private var askedPictures: UInt32 = 0
  private var lastPicture: ScreenPicture?

  init(_ window: X11WindowHandle, pace: X11Pace) {
    self.window = window
    self.pace = pace
    frameSync = FrameSync(window.display)
  }

  /// Gives the counters back, while the server is there.
  func close() { frameSync.close() }

  /// When frames may be begun and when they will be seen.
  var pacer: FramePacer { framePacer }

  // MARK: Animation

  /// Whether frames keep the screen's pace.
  var keepsPace: Bool { isAnimating }

  /// Frames keep the screen's pace while the content animates.
  func setAnimating(_ isAnimating: Bool) {
    self.isAnimating = isAnimating
    if isAnimating { adoptTimer() }
  }

  /// Another source tells the pace now; ticks of the old one will not come.
  func paceChanged() {
    framePacer.reset(framesPerSecond: 60)
    if isAnimating { adoptTimer() }
  }

  private func adoptTimer() {
    if let rate = pace.timerRate { framePacer.reset(framesPerSecond: rate) }
  }

  // MARK: Frames

  /// The number that the screen's next picture will be asked for with, behind the frame that is put now; nil:
  /// it will not be asked for.
  var nextPicture: UInt32? { isAnimating && pace.present != nil ? askedPictures &+ 1 : nil }

  /// A frame is put from here on. `isSized`: it has the window's newest size.
  func frameBegins(isSized: Bool) {
    isHurried = framePacer.isHurried(at: MonotonicTime.now)
    frameSync.frameBegins(isSized: isSized, isCounted: isCounted)
  }

  /// The frame was put. Asks to be told when the screen begins its next picture, while the content animates.
  func frameEnds(isSized: Bool) {
    frameSync.frameEnds(isSized: isSized, isHurried: isHurried)
    framePacer.frameMade(at: MonotonicTime.now, awaitsTick: isAnimating && asksForTick())
  }

  /// Whether the tick behind the frame before did not come.
  var missesTicks: Bool { framePacer.missedTicks > 0 }

  /// Takes another source where ticks have not come for long.
  func giveUpLateSource() {
    guard framePacer.missedTicks >= Self.missedTickLimit else { return }
    pace.giveUp()
    adoptTimer()
  }

  /// A frame that was due changed no pixel and was not put: the next one is due with the screen's next
  /// picture.
  func frameSkipped() { framePacer.frameMade(at: MonotonicTime.now) }

  /// Whether something will tell of the screen's next picture.
  private func asksForTick() -> Bool {
    guard let present = pace.present else { return isCounted }
    if !selectsPictures { present.selectInput(of: window.identifier) }
    selectsPictures = true
    askedPictures &+= 1
    present.askForNextPicture(window.identifier, number: askedPictures)
    return true
  }

  /// Whether the window manager tells when it has drawn a frame that is counted.
  private var isCounted: Bool { isAnimating && pace.source == .manager }

  // MARK: Ticks

  /// The screen began a picture.
  func pictureBegan(_ picture: ScreenPicture) {
    let time = picture.time(heardAt: MonotonicTime.now)
    framePacer.ticked(at: time, interval: lastPicture.flatMap(picture.interval))
    lastPicture = picture
  }

  /// A message of a window manager that composes the screen
  /// ([frame drawn, frame timings](https://fishsoup.net/misc/wm-spec-synchronization.html)).
  func handle(_ message: X11ClientMessage) {
    let values = message.values
    switch message.kind {
    case window.atom(.frameDrawn):
      frameDrawn(
        counter: FrameSync.number(low: values[0], high: values[1]),
        microseconds: FrameSync.number(low: values[2], high: values[3]))
    case window.atom(.frameTimings):
      // The refresh interval in microseconds; 0: not known.
      framePacer.learn(interval: TimeInterval(values[3] & 0x7FFF_FFFF) * 1e-6)
    default: break
    }
  }

  /// The window manager has drawn the frame that the extended counter stood for, at a time in microseconds.
  private func frameDrawn(counter: Int64, microseconds: Int64) {
    guard frameSync.isAt(counter) else { return }
    let picture = ScreenPicture(microseconds: UInt64(max(0, microseconds)))
    framePacer.ticked(at: picture.time(heardAt: MonotonicTime.now))
  }

  // MARK: Sizes

  /// The value of the property `_NET_WM_SYNC_REQUEST_COUNTER`; empty without counters.
  var syncCounters: [UInt] { frameSync.counterIdentifiers }

  /// The window manager waits for the frame of the next size (`_NET_WM_SYNC_REQUEST`).
  func syncRequested(_ message: X11ClientMessage) {
    let values = message.values
    frameSync.request(low: values[2], high: values[3], isExtended: values[4] != 0)
  }

  /// A size came (ConfigureNotify).
  func sizeArrived() { frameSync.sizeArrived() }

  /// Answers the window manager: no frame of the new size will come.
  func answerSyncRequest() { frameSync.answer() }
}
