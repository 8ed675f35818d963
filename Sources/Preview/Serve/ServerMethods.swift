// The methods of a server, carried out on its page.

internal import CoreGraphics
internal import ImageCoding
internal import Inspection
internal import Messages
internal import SourcePages

/// Carries out the methods of a server.
@MainActor
struct ServerMethods {
  /// The page that they are about.
  let page: ServedPage

  /// The largest coordinate, in points.
  private static let farthest = SizeText.maximumSide

  /// Carries out a method; its result.
  func result(
    of method: ServedMethod, _ values: [String: JSONValue]
  ) async throws(RPCError) -> JSONValue {
    let parameters = try ServedParameters(values, known: method.parameters)
    switch method {
    case .open: return try await open(parameters)
    case .list: return try await list()
    case .close:
      page.close()
      return .object([:])
    case .set: return try await set(parameters)
    case .properties: return try await properties(parameters)
    case .describe:
      return .object([
        "time": .number(page.time), "views": .array(try await page.nodes().map(\.json)),
      ])
    case .tap:
      let point = try await point(parameters)
      try await page.drag(from: point, to: point, seconds: 0.05)
    case .drag: try await drag(parameters)
    case .type: try await typeText(parameters)
    case .scroll: try await scroll(parameters)
    case .seek:
      try await page.seek(to: try parameters.neededNumber("time", in: 0...86400))
    case .play:
      let seconds = try parameters.neededNumber("seconds", in: 0...3600)
      try await page.seek(to: page.time + seconds)
    case .picture: return try await picture(parameters)
    case .difference: return try await difference(parameters)
    case .write: return try await write(parameters)
    }
    return .object(["time": .number(page.time)])
  }

  // MARK: Sources

  private func open(_ parameters: ServedParameters) async throws(RPCError) -> JSONValue {
    var raw = RawRequest()
    raw.sources = try parameters.texts("sources")
    if raw.sources.isEmpty { _ = try parameters.neededText("sources") }
    raw.view = try parameters.text("view")
    raw.preview = try parameters.text("preview")
    raw.scene = try parameters.text("scene")
    raw.runs = try parameters.bool("run")
    raw.device = try parameters.text("device")
    raw.isLandscape = try parameters.bool("landscape")
    raw.isBare = try parameters.bool("bare")
    raw.starts = try parameters.bool("start")
    raw.settings = try parameters.settings("set")
    raw.sample = try parameters.text("sample")
    raw.size = try parameters.text("size")
    raw.scale = try parameters.number("scale", in: 0.01...64).map { DecimalText.text($0) }
    let time = try parameters.number("at", in: 0...86400)
    let isDark = try isDark(parameters)
    try await page.open(raw, isDark: isDark)
    if let time, time > 0 { try await page.seek(to: time) }
    return try await list()
  }

  private func isDark(_ parameters: ServedParameters) throws(RPCError) -> Bool? {
    switch try parameters.text("appearance") {
    case nil: return nil
    case "light": return false
    case "dark": return true
    case let other?:
      throw RPCError(.invalidParams, "appearance: “\(other)” is neither \"light\" nor \"dark\"")
    }
  }

  private func list() async throws(RPCError) -> JSONValue {
    let offer = try await page.offer()
    return .object([
      "designables": .array(offer.designables.map { .string($0) }),
      "previews": .array(
        offer.previews.map { preview in
          .object([
            "name": .string(preview.name), "file": .string(preview.file),
            "line": .number(Double(preview.line)),
          ])
        }), "scenes": .array(offer.scenes.map { .string($0) }),
      "shown": offer.shown.map { .string($0) } ?? .null,
    ])
  }

  // MARK: Properties

  private func set(_ parameters: ServedParameters) async throws(RPCError) -> JSONValue {
    let name = try parameters.neededText("property")
    let text = try parameters.propertyText("value")
    if let view = try number("view", parameters) {
      let change = PropertyChange(view: view, property: name, text: text)
      _ = try await page.reply(to: .change(change), while: "being set")
    } else {
      let assignment: Assignment
      do throws(InspectionError) { assignment = try Assignment("\(name)=\(text)") } catch {
        throw RPCError(.invalidParams, "property: “\(name)” is no property's name")
      }
      _ = try await page.reply(to: .set(assignment), while: "being set")
    }
    return .object(["time": .number(page.time)])
  }

  /// The properties of a view, by class.
  func groups(of view: Int) async throws(RPCError) -> [PropertyGroup] {
    guard
      case .properties(let groups) = try await page.reply(
        to: .properties(of: view), while: "being inspected")
    else { throw RPCError(.fault, "the agent answered another request") }
    return groups
  }

  private func properties(_ parameters: ServedParameters) async throws(RPCError) -> JSONValue {
    guard let view = try number("view", parameters) else {
      throw RPCError(.invalidParams, "the parameter “view” is missing")
    }
    let groups = try await groups(of: view)
    return .object([
      "groups": .array(
        groups.map { group in
          .object([
            "class": .string(group.name), "properties": .array(group.properties.map(\.json)),
          ])
        })
    ])
  }

  // MARK: Input

  func number(
    _ name: String, _ parameters: ServedParameters
  ) throws(RPCError) -> Int? {
    guard let number = try parameters.number(name, in: 0...1e9) else { return nil }
    guard let whole = Int(exactly: number) else {
      throw RPCError(.invalidParams, "\(name): “\(number)” is no view's number")
    }
    return whole
  }

  /// The view that parameters name; nil: they name none.
  private func node(_ parameters: ServedParameters) async throws(RPCError) -> PageNode? {
    let number = try number("view", parameters)
    let text = try parameters.text("text")
    let identifier = try parameters.text("identifier")
    guard number != nil || text != nil || identifier != nil else { return nil }
    let found = try await page.nodes().flatMap(\.all).last { node in
      (number == nil || node.id == number) && (text.map(node.shows) ?? true)
        && (identifier == nil || node.identifier == identifier) && !node.isHidden
    }
    guard let found else {
      let words =
        [number.map { "number \($0)" }, text.map { "text “\($0)”" }]
        .compactMap(\.self) + (identifier.map { ["identifier “\($0)”"] } ?? [])
      throw RPCError(
        .invalidParams, "no view that is shown has the \(words.joined(separator: " and the "))")
    }
    return found
  }

  /// The point that parameters name, or the middle of their view.
  private func point(_ parameters: ServedParameters) async throws(RPCError) -> CGPoint {
    let range = -Self.farthest...Self.farthest
    let (x, y) = (try parameters.number("x", in: range), try parameters.number("y", in: range))
    if let node = try await node(parameters) {
      return CGPoint(x: node.frame.midX, y: node.frame.midY)
    }
    guard let x, let y else {
      throw RPCError(
        .invalidParams, "name a point, “x” and “y”, or a “view”, “text” or “identifier”")
    }
    return CGPoint(x: x, y: y)
  }

  private func drag(_ parameters: ServedParameters) async throws(RPCError) {
    let range = -Self.farthest...Self.farthest
    let start = CGPoint(
      x: try parameters.neededNumber("x", in: range), y: try parameters.neededNumber("y", in: range)
    )
    let end = CGPoint(
      x: try parameters.neededNumber("toX", in: range),
      y: try parameters.neededNumber("toY", in: range))
    let seconds = try parameters.number("seconds", in: 0.01...60) ?? 0.3
    try await page.drag(from: start, to: end, seconds: seconds)
  }

  private static let keys = [
    "left", "right", "up", "down", "home", "end", "deleteBackward", "deleteForward", "enter",
    "selectAll",
  ]

  private func typeText(_ parameters: ServedParameters) async throws(RPCError) {
    let (input, key) = (try parameters.text("input"), try parameters.text("key"))
    guard input != nil || key != nil else {
      throw RPCError(.invalidParams, "the parameter “input” or “key” is missing")
    }
    if let key, !Self.keys.contains(key) {
      throw RPCError(
        .invalidParams, "key: “\(key)” is none of \(Self.keys.joined(separator: ", "))")
    }
    if ["x", "y", "view", "text", "identifier"].contains(where: parameters.has) {
      let point = try await point(parameters)
      try await page.drag(from: point, to: point, seconds: 0.05)
    }
    if let input { try await page.send(.text(input)) }
    if let key { try await page.send(.textKey(key, extending: false)) }
  }

  private func scroll(_ parameters: ServedParameters) async throws(RPCError) {
    let range = -1e6...1e6
    let x = try parameters.number("byX", in: range) ?? 0
    let y = try parameters.number("byY", in: range) ?? 0
    let point = try await point(parameters)
    try await page.send(
      .wheel(x: Double(point.x), y: Double(point.y), deltaX: x, deltaY: y))
  }

  // MARK: Pictures

  private func picture(_ parameters: ServedParameters) async throws(RPCError) -> JSONValue {
    let file = try parameters.outputPath("file")
    if let scale = try parameters.number("scale", in: 0.01...64) {
      try await page.rescale(to: scale)
    }
    let image = try await image(parameters)
    var members = try Self.json(of: image, file: file)
    members["time"] = .number(page.time)
    members["scale"] = .number(page.scale)
    return .object(members)
  }

  /// The picture of the page, or the part of it in which a view is.
  private func image(_ parameters: ServedParameters) async throws(RPCError) -> CGImage {
    guard let number = try number("view", parameters) else { return try await page.picture() }
    guard let node = try await page.nodes().flatMap(\.all).first(where: { $0.id == number }) else {
      throw RPCError(.invalidParams, "view: no view has the number \(number)")
    }
    let whole = try await page.picture()
    let transform = CGAffineTransform(scaleX: CGFloat(page.scale), y: CGFloat(page.scale))
    guard let part = whole.cropping(to: node.frame.applying(transform).integral) else {
      throw RPCError(.badSources, "view: nothing of the view is on the page")
    }
    return part
  }

  /// Tells of a picture, which is written to a file or part of the answer.
  private static func json(
    of image: CGImage, file: String?
  ) throws(RPCError) -> [String: JSONValue] {
    do throws(Failure) {
      let data = try PictureFile.png(image)
      var members: [String: JSONValue] = [
        "width": .number(Double(image.width)), "height": .number(Double(image.height)),
      ]
      if let file {
        try PictureFile.attempt { () throws(FileError) in try AtomicFile.write(data, to: file) }
        members["file"] = .string(file)
      } else {
        members["png"] = .string(data.base64EncodedString())
      }
      return members
    } catch {
      throw RPCError(error)
    }
  }

  private func difference(_ parameters: ServedParameters) async throws(RPCError) -> JSONValue {
    let path = try parameters.neededText("stored")
    let tolerance = Int(try parameters.number("tolerance", in: 0...255) ?? 0)
    let file = try parameters.outputPath("file")
    let stored: CGImage
    do {
      stored = CGImage(try PNG.decode(try AtomicFile.read(path)))
    } catch let error as FileError {
      throw RPCError(.missingInput, "stored: \(error)")
    } catch {
      throw RPCError(.badSources, "stored: \(path): \(error)")
    }
    let image = try await image(parameters)
    let difference = PictureDifference(expected: stored, actual: image)
    guard let sentence = difference.sentence(tolerance: tolerance) else {
      return .object(["same": .bool(true)])
    }
    var members = try Self.json(of: difference.marked(tolerance: tolerance), file: file)
    members["same"] = .bool(false)
    members["sentence"] = .string(sentence)
    return .object(members)
  }
}

extension PageProperty {
  fileprivate var json: JSONValue {
    var members: [String: JSONValue] = ["name": .string(name), "kind": .string(kind)]
    if let value { members["value"] = .string(value) }
    if !choices.isEmpty { members["choices"] = .array(choices.map { .string($0) }) }
    if !isWritable { members["writable"] = .bool(false) }
    return .object(members)
  }
}
