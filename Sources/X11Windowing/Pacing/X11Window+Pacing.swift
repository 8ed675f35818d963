// Frames in step with the screen.

internal import CXlib
internal import Windowing

extension X11Window {
  /// So many ticks in a row that do not come mean that none will.
  private static let missedTickLimit = 8

  /// A frame was put: asks to be told when the screen begins its next picture, where the window's
  /// content moves by itself.
  func paceFrame() {
    pacer.frameMade(at: MonotonicTime.now, awaitsTick: isAnimating && asksForTick())
    guard pacer.missedTicks > 0 else { return }
    // The tick would have told what was read, too.
    askForReadings()
    guard pacer.missedTicks >= Self.missedTickLimit else { return }
    connection.giveUpPace("\(connection.pace.source.rawValue) does not keep its promise")
    adoptPace()
  }

  /// A frame that was due changed no pixel and was not put: the next one is due with the screen's next
  /// picture all the same.
  package func leaveOutFrame() { pacer.frameMade(at: MonotonicTime.now) }

  /// Whether something will tell of the screen's next picture.
  private func asksForTick() -> Bool {
    guard let present = connection.pace.present else { return countsFrames }
    if !watchesPictures { present.watch(identifier) }
    watchesPictures = true
    askedPictures &+= 1
    present.askForNextPicture(identifier, number: askedPictures)
    return true
  }

  /// Whether the screen will be asked for its next picture behind a frame.
  var asksForPictures: Bool { isAnimating && connection.pace.present != nil }

  /// Whether the window manager tells when it has drawn a frame that is counted.
  var countsFrames: Bool { isAnimating && connection.pace.source == .manager }

  /// Takes the timer's rate, where the pace is a timer's.
  func adoptPace() {
    let pace = connection.pace
    guard pace.source == .refresh || pace.source == .fixed else { return }
    pacer.reset(framesPerSecond: pace.framesPerSecond)
  }

  /// Another source tells the pace now; ticks of the old one will not come.
  func paceChanged() {
    pacer.reset(framesPerSecond: 60)
    if isAnimating { adoptPace() }
    onBufferAvailable?()
  }

  /// The screen began a picture.
  func pictureBegan(_ picture: ScreenPicture) {
    finishReadings(picture: picture.asked)
    let time = picture.time(heardAt: MonotonicTime.now)
    pacer.ticked(at: time, interval: lastPicture.flatMap(picture.interval))
    lastPicture = picture
  }

  /// What a window manager that composes the screen says of a frame.
  func handleFrameMessage(_ message: XClientMessageEvent) {
    let counter = unsafe FrameSync.number(low: message.data.l.0, high: message.data.l.1)
    if unsafe message.message_type == atom(.frameDrawn) {
      let time = unsafe FrameSync.number(low: message.data.l.2, high: message.data.l.3)
      frameDrawn(counter: counter, microseconds: time)
    } else {
      unsafe frameTimed(interval: message.data.l.3 & 0x7FFF_FFFF)
    }
  }

  /// `_NET_WM_FRAME_DRAWN`: the window manager has drawn the frame that the counter stood for, at
  /// a time in microseconds.
  private func frameDrawn(counter: Int64, microseconds: Int64) {
    guard counter == frameSync.frames else { return }
    let picture = ScreenPicture(microseconds: UInt64(max(0, microseconds)))
    pacer.ticked(at: picture.time(heardAt: MonotonicTime.now))
  }

  /// `_NET_WM_FRAME_TIMINGS`: the screen's pictures are so many microseconds apart; 0 where that is
  /// not known.
  private func frameTimed(interval: Int) {
    pacer.learn(interval: TimeInterval(interval) * 1e-6)
  }
}
