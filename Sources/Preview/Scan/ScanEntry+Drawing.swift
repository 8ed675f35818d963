// The rows of a scan: what is known before something is drawn, and after.

internal import Building
internal import CoreGraphics
internal import Messages
internal import SourcePages

extension ScanEntry {
  /// The facts about a class or a preview before it is drawn.
  init(_ target: ScanTarget, of group: String?, in module: ScanModules.Module) {
    self.init(
      name: target.name, place: target.place, kind: target.kind, target: group,
      files: module.files)
    note(module)
  }

  /// A class or a preview of which the reader says why it cannot be shown.
  init(_ target: ScanTarget, of group: String?, remark: SourceMessage) {
    self.init(
      name: target.name, place: target.place, kind: target.kind, target: group,
      files: [target.place.file])
    compiled = true
    messages = [remark.text]
  }

  /// The facts about a scene before it is drawn.
  init(_ scene: ScannedScene, ofDocument path: String, in module: ScanModules.Module) {
    self.init(
      name: scene.caption, place: SourcePlace(file: path, line: scene.line, column: 1),
      kind: .scene, target: URL(fileURLWithPath: path).lastPathComponent, files: module.files)
    self.scene = scene.name
    note(module)
  }

  /// A document that cannot be read.
  init(_ document: String, _ failure: Failure) {
    self.init(
      name: URL(fileURLWithPath: document).lastPathComponent,
      place: SourcePlace(file: document, line: 1, column: 1), kind: .scene, target: nil, files: [])
    compiled = true
    messages = [failure.message]
  }

  /// The name without characters that a file's name may not have, or that move a terminal's cursor; behind that of its
  /// file but for classes.
  var pictureName: String {
    let file = URL(fileURLWithPath: place.file).deletingPathExtension().lastPathComponent
    let whole = kind == .preview || kind == .scene ? "\(file) \(name)" : name
    var text = whole.printable.replacing("/", with: "-")
    while text.utf8.count > Self.longestName { text.removeLast() }
    return text
  }

  /// Bytes: a file's name has 255 at most, with a number and an extension.
  private static let longestName = 200

  /// Takes over the compiler's messages.
  private mutating func note(_ module: ScanModules.Module) {
    compileSeconds = module.seconds
    switch module.result {
    case .success(let library):
      let own = module.leftOut(of: place.file)
      leftOut = own.map(\.description)
      missingSymbols = MissingSymbols.names(in: own.map(\.asError))
      messages = module.causes(of: own.map(\.asError)).map(\.description)
      compiled = own.isEmpty
      lowered = library.report.files.contains { $0.path == place.file && $0.isChanged }
      if kind == .scene { messages = library.leftOut.map(\.description) }
    case .failure(.sources(let errors)):
      missingSymbols = MissingSymbols.names(in: errors)
      // Causes in other files say more than that what these declare is missing.
      let told = errors.filter { $0.severity == .remark } + errors.filter { $0.severity == .error }
      messages = told.map(\.description)
    case .failure(let failure): messages = [Failure(failure).message]
    }
  }

  /// Draws in a child; the picture, where there is one.
  @MainActor
  mutating func draw(
    by agent: AgentConnection, library: BuiltLibrary, imageFolders: [String], limit: TimeInterval,
    scene: ([AgentPreview]) throws(AgentError) -> PageScene
  ) async -> CGImage? {
    let start = ContinuousClock.now
    defer { drawSeconds = start.duration(to: .now) / .seconds(1) }
    do throws(AgentError) {
      let loaded = try await agent.load(library, imageFolders: imageFolders, within: limit)
      try await agent.show(try scene(loaded.previews), while: "making the view", within: limit)
      let picture = try await agent.picture(at: 0, within: limit)
      blank = picture.isBlank
      drawn = !blank
      return picture.image
    } catch {
      note(error, library.report.files)
      return nil
    }
  }

  private mutating func note(_ error: AgentError, _ files: [LoweredFile]) {
    messages = [Failure(error).message]
    switch error {
    case .died(let death):
      crashed = true
      messages += CrashLog(death.log, of: files).lines
    case .silent: hung = true
    case .refused(let failure):
      missingSymbols =
        failure.message.firstMatch(of: /^there is no (.+)$/).map { [String($0.1)] } ?? []
    case .closed: break
    }
  }
}

extension ScanTarget {
  fileprivate var kind: ScanEntry.Kind {
    isPreview ? .preview : isDesignable ? .designable : .view
  }
}
