// Measures the renderer beside its peers, then the program: `make bench`, or `vitrine-bench [WORD]`.

internal import CoreGraphics

// A word limits the run to workloads whose name has it.
let word = CommandLine.arguments.dropFirst().first
let peers: [any Peer] = [Cairo(), MemoryFill()] + LoadedPeer.all()
let harness = Harness(peers: peers)
var report = Report(peers: peers.map(\.name))
var isWhole = true

/// Rows that nobody can measure here are said, and are no reason to lose the others.
@MainActor func add(_ rows: () throws -> [Row]) {
  do {
    for row in try rows() { report.add(row) }
  } catch {
    print(error)
    isWhole = false
  }
}

let workloads =
  try GradientWorkloads.all + ShapeWorkloads.all + TextWorkloads.all() + SceneWorkloads.pages()
for workload in workloads where word.map({ workload.name.contains($0) }) ?? true {
  report.add(harness.measure(workload))
}
if word == nil || word == "frame" {
  let scenes = try SceneWorkloads.animation() + ScaleMeasurements.all() + PageMeasurements.all()
  for row in scenes { report.add(row) }
}
if word == nil || word == "program" || word == "put" {
  if let row = PutMeasurement.row() { report.add(row) }
}
if word == nil || word == "program" {
  if let program = ProgramMeasurements() {
    add(program.rows)
  } else {
    print("Without a display and the built program the program is not measured.")
  }
}
if word == nil || word == "live" {
  if let live = LiveMeasurements() {
    add(live.rows)
  } else {
    print("Without a display and the built programs the saves are not measured.")
  }
}
if word == nil || word == "live", let frames = LiveFrames() {
  add(frames.rows)
}
if word == nil || word == "studio" {
  if let studio = StudioMeasurements() {
    add(studio.rows)
  } else {
    print("Without a display and the built programs the studio is not measured.")
  }
}
if word == nil || word == "documents" {
  if let documents = DocumentMeasurements() {
    add(documents.rows)
  } else {
    print("Without a display and the built programs documents are not measured.")
  }
}
if word == nil || word == "projects" {
  if let projects = ProjectMeasurements() {
    add(projects.rows)
  } else {
    print("Without a display and the built programs the projects' saves are not measured.")
  }
}
report.printSum()
report.writeJSON()
if !isWhole { exit(1) }
