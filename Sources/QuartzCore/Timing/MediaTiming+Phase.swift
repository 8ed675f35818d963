// The phase of an animation at a time: its pass and the time within it.

/// The phase of an animation.
struct AnimationPhase: Equatable {
  /// Seconds into the pass, 0 … duration; runs back in the second half of an autoreversed one.
  var time: CFTimeInterval
  /// Complete passes before this one.
  var iteration: Int
}

extension MediaTiming {
  /// Seconds of the animation's own time from its begin to its end; infinite for an endless one.
  var activeDuration: CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    let cycle = autoreverses ? 2 * duration : duration
    return repeatCount > 0 ? cycle * Double(repeatCount) : cycle
  }

  /// The time at which the animation ends, in the time of `begin`; infinite where it never does.
  func end(begin: CFTimeInterval) -> CFTimeInterval {
    speed == 0 ? .infinity : begin + activeDuration / abs(Double(speed))
  }

  /// The phase at `time`; nil outside of the active time and of the times that the fill mode fills.
  ///
  /// Active for begin ≤ time < end. A negative speed plays from the end back to the beginning. A
  /// time offset starts inside the cycle and wraps around.
  func phase(at time: CFTimeInterval, begin: CFTimeInterval) -> AnimationPhase? {
    if time < begin { return fillMode.fillsBackwards ? phase(elapsed: 0) : nil }
    if time >= end(begin: begin) {
      return fillMode.fillsForwards ? phase(elapsed: activeDuration) : nil
    }
    return phase(elapsed: min((time - begin) * abs(Double(speed)), activeDuration))
  }

  /// `elapsed` seconds of own time after the begin; at the very end the last pass is complete.
  private func phase(elapsed: CFTimeInterval) -> AnimationPhase {
    let cycle = autoreverses ? 2 * duration : duration
    guard cycle > 0 else { return AnimationPhase(time: duration, iteration: 0) }
    let forward = speed < 0 && activeDuration.isFinite ? activeDuration - elapsed : elapsed
    let local = forward + timeOffset
    var iteration = (local / cycle).rounded(.down)
    var rest = local - iteration * cycle
    let isAtEnd = forward == activeDuration || timeOffset > 0 && speed == 0
    if rest <= 0, isAtEnd, iteration > 0 { (rest, iteration) = (cycle, iteration - 1) }
    let time = rest > duration ? cycle - rest : rest
    return AnimationPhase(
      time: min(max(time, 0), duration), iteration: Int(exactly: iteration) ?? 0)
  }
}
