// A program of its own that says what frames cost: `frame-probe SCENE FRAMES`.

import CoreGraphics

guard CommandLine.arguments.count == 3, let frames = Int(CommandLine.arguments[2]), frames > 0,
  let scene = ProbeScene(CommandLine.arguments[1])
else {
  print("usage: frame-probe chart|rows:LAYERS|flat:LAYERS|animated:LAYERS FRAMES")
  exit(64)
}
FrameProbe(try scene.makeStage()).run(frames: frames)
