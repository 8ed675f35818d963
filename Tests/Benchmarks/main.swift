// Measures the renderer beside cairo, then the program: `make bench`, or `vitrine-bench [WORD]`.

internal import CoreGraphics

// A word limits the run to workloads whose name has it.
let word = CommandLine.arguments.dropFirst().first
let harness = Harness()
let workloads = try RendererWorkloads.all + SceneWorkloads.pages()
let measurements =
  workloads
  .filter { workload in word.map { workload.name.contains($0) } ?? true }
  .map { harness.measure($0) }
Report.print(measurements)
Report.writeJSON(measurements)
if word == nil {
  Report.print(try SceneWorkloads.animation())
  if let program = ProgramMeasurements() {
    Report.print(firstFrame: try program.firstFrame(), idleWakeUps: try program.idleWakeUps())
  } else {
    print("Without a display and the built program the first frame is not measured.")
  }
}
