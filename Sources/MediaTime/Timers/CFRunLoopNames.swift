// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Core Foundation's names for timers and run loops.

public import CoreGraphics

public typealias CFRunLoop = RunLoop
public typealias CFRunLoopTimer = StageTimer
public typealias CFIndex = Int
public typealias CFOptionFlags = UInt

/// No allocator: memory is Swift's.
public let kCFAllocatorDefault: CFAllocator? = nil
public let kCFRunLoopDefaultMode = CFRunLoopMode.defaultMode
public let kCFRunLoopCommonModes = CFRunLoopMode.commonModes

/// The largest number of single precision, as `repeatCount = HUGE` has it.
public let HUGE = Float.greatestFiniteMagnitude

public func CFRunLoopGetCurrent() -> CFRunLoop? { RunLoop.current }
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

public func CFRunLoopAddTimer(_ rl: CFRunLoop?, _ timer: CFRunLoopTimer?, _ mode: CFRunLoopMode?) {
  guard let rl, let timer, let mode else { return }
  rl.add(timer, forMode: mode.mode)
}

public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer?) { timer?.invalidate() }
