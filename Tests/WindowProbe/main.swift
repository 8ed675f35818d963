// A program of its own for what tests cannot do in their process: the main run loop, being killed.

import CoreGraphics
import MainLoop

/// Prints a line that arrives at once, also in a pipe.
func say(_ line: String) {
  print(line)
  fflush(nil)
}

let commands: [String: @MainActor () -> Int32] = [
  "hold": WindowProbe.hold,
  "close": WindowProbe.close,
  "put": PutProbe.put,
  "storm": StormProbe.storm,
  "move": MotionProbe.move,
  "serve": LoopProbe.serve,
  "idle": LoopProbe.idle,
  "rounds": LoopProbe.rounds,
  "greedy": LoopProbe.greedy,
  "signals": LoopProbe.signals,
  "window": LoopProbe.window,
]
guard CommandLine.arguments.count > 1, let command = commands[CommandLine.arguments[1]] else {
  say("usage: window-probe \(commands.keys.sorted().joined(separator: "|"))")
  exit(64)
}
exit(command())
