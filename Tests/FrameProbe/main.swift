// A program of its own that counts what frames cost: `frame-probe SCENE FRAMES`.

import CAllocations
import CoreGraphics
import Stage
import Windowing

guard CommandLine.arguments.count == 3, let frames = Int(CommandLine.arguments[2]),
  let scene = try ProbeScene(CommandLine.arguments[1])
else {
  print("usage: frame-probe chart|layers:N|flat:N|animated:N FRAMES")
  exit(64)
}
try MainActor.assumeIsolated {
  let probe = FrameProbe(try scene.makeStage())
  probe.run(frames: frames)
}
