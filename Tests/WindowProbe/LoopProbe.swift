// The event loop on a real main thread.

import CoreGraphics
import Dispatch
import MainLoop
import Windowing
import X11Windowing

/// The events that the loop has to serve before it may stop.
@MainActor
private final class Errands {
  private(set) var left: Set<String> = [
    "timer", "perform", "queue", "task", "after", "descriptor", "round", "nested",
  ]
  private let loop: EventLoop

  init(_ loop: EventLoop) {
    self.loop = loop
  }

  func served(_ name: String) {
    say(name)
    left.remove(name)
    if left.isEmpty { loop.stop(status: 7) }
  }
}

@MainActor
enum LoopProbe {
  /// Serves one of each kind and says its name when it came, then `done`.
  static func serve() -> Int32 {
    let loop = EventLoop()
    let errands = Errands(loop)
    let pipe = Pipe()
    loop.watch(pipe.fileHandleForReading.fileDescriptor) {
      _ = pipe.fileHandleForReading.availableData
      errands.served("descriptor")
    }
    _ = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in
      MainActor.assumeIsolated {
        errands.served("timer")
        RunLoop.main.perform { MainActor.assumeIsolated { errands.served("nested") } }
      }
    }
    RunLoop.main.perform { MainActor.assumeIsolated { errands.served("perform") } }
    DispatchQueue.main.async { errands.served("queue") }
    Task { @MainActor in
      await Task.yield()
      errands.served("task")
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.03) {
      errands.served("after")
      pipe.fileHandleForWriting.write(Data([1]))
    }
    let due = MonotonicTime.now + 0.05
    loop.onRound = { now in
      guard errands.left.contains("round") else { return nil }
      if now >= due { errands.served("round") }
      return now >= due ? nil : due
    }
    let status = loop.run()
    say("done")
    return status
  }

  /// Sleeps while nothing happens and says how often it woke in half a second.
  static func idle() -> Int32 {
    let loop = EventLoop()
    // The first round sets up; what is counted starts after it.
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
      let before = loop.wakeUps
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        say("\(loop.wakeUps - before)")
        loop.stop()
      }
    }
    return loop.run()
  }

  /// Two hundred rounds that follow each other as frames do, one of which schedules something: says
  /// `performed` when that ran, at the end how often Foundation's timers were looked at, and in how many
  /// milliseconds.
  static func rounds() -> Int32 {
    let loop = EventLoop()
    var rounds = 0
    let start = MonotonicTime.now
    loop.onRound = { now in
      rounds += 1
      if rounds == 5 { RunLoop.main.perform { say("performed") } }
      guard rounds == 200 else { return now + 0.004 }
      say("\(loop.timerLooks) \(Int((MonotonicTime.now - start) * 1000))")
      loop.stop()
      return nil
    }
    return loop.run()
  }

  /// Reads a descriptor and stops, though every round asks for the next one.
  static func greedy() -> Int32 {
    let loop = EventLoop()
    let pipe = Pipe()
    loop.watch(pipe.fileHandleForReading.fileDescriptor) { loop.stop(status: 5) }
    loop.onRound = { _ in
      loop.requestRound()
      return nil
    }
    pipe.fileHandleForWriting.write(Data([1]))
    return loop.run()
  }

  /// Says `ready` and ends in order when it is told to.
  static func signals() -> Int32 {
    // Whoever runs the tests in the background, or with nohup, has them ignored.
    for ignored in [SIGHUP, SIGINT] { _ = signal(ignored, SIG_DFL) }
    let loop = EventLoop()
    loop.watchSignals { signal in
      say("signal \(signal)")
      loop.stop(status: 3)
    }
    DispatchQueue.main.async { say("ready") }
    let status = loop.run()
    say("stopped")
    return status
  }

  /// A window that shows 30 paced frames, then says how long it took in milliseconds; ends with 69
  /// when the server goes.
  static func window() -> Int32 {
    guard let (connection, window) = WindowProbe.open() else { return 69 }
    let loop = EventLoop()
    var pacer = FramePacer()
    var frames = 0
    let start = MonotonicTime.now
    loop.watch(
      connection.descriptor, hasMore: { connection.hasQueuedEvents },
      drain: { connection.drain() })
    connection.onLost = {
      say("lost")
      loop.stop(status: 69)
    }
    window.onEvent = { event in if event == .closeRequested { loop.stop() } }
    loop.onRound = { now in
      guard frames < 30 else { return nil }
      guard pacer.isDue(at: now), let buffer = window.acquire() else { return pacer.nextDue }
      frames += 1
      pacer.frameMade(at: now)
      window.present(
        buffer, damage: [buffer.pixels.bounds], stamp: FrameStamp(serial: 4 + frames))
      if frames == 30 { say("\(Int((MonotonicTime.now - start) * 1000))") }
      return frames < 30 ? pacer.nextDue : nil
    }
    let status = loop.run()
    connection.close()
    return status
  }
}
