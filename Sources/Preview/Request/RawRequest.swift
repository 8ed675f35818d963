// The options of a command line as text, and how they become a checked request.

internal import Building
internal import CoreGraphics
internal import Inspection
package import Messages

/// The options that all commands share, as text.
package struct RawRequest: Sendable {
  /// Files and folders, as they were named. Default: none, the gallery.
  package var sources: [String] = []
  /// `--view`: a class's name; nil: all.
  package var view: String?
  /// `--preview`: a preview's name, or a line in it as `Card.swift:20`; nil: the first.
  package var preview: String?
  /// `--scene`: a scene's name in a document; nil: all.
  package var scene: String?
  /// `--run`. Default: false.
  package var runs = false
  /// `--device`: a name of ``Device/all``; nil: iPhone 16.
  package var device: String?
  /// `--landscape`. Default: false.
  package var isLandscape = false
  /// `--bare`. Default: false.
  package var isBare = false
  /// `--set`: `name=value`, `Class.name=value` or an object of JSON, in order.
  package var settings: [String] = []
  /// `--sample`: the name of values beside the source; nil: none.
  package var sample: String?
  /// `--size`: WxH in points; nil: the natural size.
  package var size: String?
  /// `--scale`: pixels per point, 0.01 … 64; nil: the screen's, 1 without one.
  package var scale: String?
  /// `--zoom`: 0.1 … 8; nil: 1.
  package var zoom: String?
  /// `--alone`. Default: false.
  package var isAlone = false
  /// `--at`: seconds; nil: 0.
  package var time: String?
  /// `--start`. Default: false.
  package var starts = false
  /// `--seed-date`: YYYY-MM-DD; nil: today.
  package var seedDate: String?
  /// Whether the sources' code may write files anywhere. Default: false.
  package var allowsWriting = false
  /// Whether the sources' code may reach the network. Default: false.
  package var allowsNetwork = false
  /// Further files and folders that the sources' code may read. Default: none.
  package var readablePaths: [String] = []
  /// `--verbose`. Default: false.
  package var isVerbose = false

  package init() {}

  /// The checked request.
  package func checked() throws(Failure) -> Request {
    let named = NamedSources(sources)
    var request = Request()
    request.named = sources
    request.document = try checkedDocument(named.opened)
    request.sources = PackageTargets.completed(named.sources)
    request.view = view
    request.preview = try checkedPreview()
    request.device = try device.map { name throws(Failure) in try Self.device(name) }
    request.isLandscape = isLandscape
    request.isBare = isBare
    request.ownAssignments = try settings.mapFailing { text throws(Failure) in
      try AssignmentText.assignments(text)
    }.flatMap(\.self)
    request.assignments = try checkedSample(of: request) + request.ownAssignments
    request.sample = sample
    if let size { request.size = try Self.size(size) }
    if let scale { request.scale = try OptionText.factor(scale, option: "--scale", in: 0.01...64) }
    if let zoom { request.zoom = try OptionText.factor(zoom, option: "--zoom", in: 0.1...8) }
    request.isAlone = isAlone
    if let time { request.time = try OptionText.seconds(time, option: "--at") }
    request.starts = starts
    request.allowsWriting = allowsWriting
    request.allowsNetwork = allowsNetwork
    request.readablePaths = try checkedReadablePaths()
    request.isVerbose = isVerbose
    if let seedDate { request.seedDate = try OptionText.date(seedDate, option: "--seed-date") }
    return request
  }

  private func checkedReadablePaths() throws(Failure) -> [String] {
    for path in readablePaths where !FileManager.default.fileExists(atPath: path) {
      throw Failure(.missingInput, "--allow-reading: \(path): there is no such file or folder")
    }
    return readablePaths
  }

  /// The values of the named sample; none where no one is named.
  private func checkedSample(of request: Request) throws(Failure) -> [Assignment] {
    guard let sample else { return [] }
    let samples = try SourceSamples(besides: request.sources, document: request.document?.path)
    return try samples.assignments(sample)
  }

  private func checkedPreview() throws(Failure) -> String? {
    guard let preview else { return nil }
    if sources.isEmpty {
      throw Failure(.usage, "--preview: the gallery has no previews: name Swift files or folders")
    }
    if view != nil { throw Failure(.usage, "--preview and --view show two things: name one") }
    return preview
  }

  private func checkedDocument(_ documents: [String]) throws(Failure) -> PageDocument? {
    guard let first = documents.first else {
      if scene != nil { throw Failure(.usage, "--scene: name a storyboard or a xib") }
      if runs { throw Failure(.usage, "--run: name a storyboard") }
      return nil
    }
    if documents.count > 1 {
      throw Failure(.usage, "a page shows one document: name \(first) or \(documents[1])")
    }
    if preview != nil || view != nil {
      throw Failure(
        .usage,
        "\(preview != nil ? "--preview" : "--view") and a document show two things: name one")
    }
    let path = URL(fileURLWithPath: first).standardizedFileURL.path
    return PageDocument(path: path, scene: scene, runs: runs)
  }

  private static func device(_ name: String) throws(Failure) -> Device {
    if let device = Device.named(name) { return device }
    let names = Device.all.map(\.name)
    let near = NearNames.of(name, in: names)
    throw Failure(
      .usage,
      "--device: there is no “\(name)”; there are "
        + (near.isEmpty ? names : near).joined(separator: ", "))
  }

  private static func size(_ text: String) throws(Failure) -> CGSize {
    if let size = SizeText.size(text) { return size }
    throw Failure(
      .usage,
      "--size: “\(text)” is not a size: write WxH in points, each above 0 and at most "
        + DecimalText.text(SizeText.maximumSide))
  }
}

extension Sequence {
  /// `map` whose closure fails with a typed error.
  func mapFailing<Result, Problem: Error>(
    _ transform: (Element) throws(Problem) -> Result
  ) throws(Problem) -> [Result] {
    var results: [Result] = []
    for element in self { results.append(try transform(element)) }
    return results
  }
}
