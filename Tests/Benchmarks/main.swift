// Measures the renderer beside cairo: `swift run -c release vitrine-bench [WORD]`.

internal import CoreGraphics

// A word limits the run to workloads whose name has it.
let word = CommandLine.arguments.dropFirst().first
let harness = Harness()
let measurements = RendererWorkloads.all
  .filter { workload in word.map { workload.name.contains($0) } ?? true }
  .map { harness.measure($0) }
Report.print(measurements)
Report.writeJSON(measurements)
