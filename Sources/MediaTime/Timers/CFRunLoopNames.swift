// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Core Foundation's names for timers and run loops.

public import CoreGraphics

/// Core Foundation's name for `RunLoop`.
public typealias CFRunLoop = RunLoop
/// Core Foundation's name for a timer, which follows the stage's clock.
public typealias CFRunLoopTimer = StageTimer
/// The default mode of run loops.
public let kCFRunLoopDefaultMode = CFRunLoopMode.defaultMode
/// The common modes of run loops.
public let kCFRunLoopCommonModes = CFRunLoopMode.commonModes

/// The largest number of single precision, as `repeatCount = HUGE` has it.
public let HUGE = Float.greatestFiniteMagnitude

/// Returns the run loop of this thread.
public func CFRunLoopGetCurrent() -> CFRunLoop? { RunLoop.current }
/// Returns the run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop? { RunLoop.main }

/// A timer that first fires at `fireDate`, then every `interval` seconds; 0: never again.
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator?, _ fireDate: CFTimeInterval, _ interval: CFTimeInterval,
  _ flags: CFOptionFlags, _ order: CFIndex, _ block: ((CFRunLoopTimer?) -> Void)?
) -> CFRunLoopTimer? {
  // SAFETY: a timer fires on the run loop that its maker adds it to.
  nonisolated(unsafe) let block = block
  return StageTimer(
    fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0
  ) { timer in unsafe block?(timer) }
}

/// Starts the timer; the run loop and the mode are ignored.
public func CFRunLoopAddTimer(_ rl: CFRunLoop?, _ timer: CFRunLoopTimer?, _ mode: CFRunLoopMode?) {
  guard let rl, let timer, let mode else { return }
  rl.add(timer, forMode: mode.mode)
}

/// Ends the timer for good.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer?) { timer?.invalidate() }
