// A user's sources without a window: built, loaded into an agent, and shown there.

internal import Building
internal import CoreGraphics
internal import Inspection
internal import Messages
internal import Windowing

/// The page of a request's sources in an agent.
@MainActor
final class SourceShow: HeadlessShow {
  private let agent: AgentProcess
  private let library: BuiltLibrary
  private(set) var isRunning = false

  /// Builds the request's sources and shows them. Fails with the compiler's errors.
  init(_ request: Request) throws(Failure) {
    library = try SourceBuild.library(request.sources)
    agent = try AgentProcess(AgentLimits(request))
    let load = AgentRequest.load(
      library: library.path, imageFolders: ResourceFolders.of(request.sources))
    guard case .loaded = try agent.ask(load, doing: "being loaded") else {
      throw Failure(.fault, "the agent did not load the sources")
    }
    let scene = AgentScene(request, scale: request.scale ?? 1)
    _ = try agent.ask(.show(scene, state: nil), doing: "making the views")
  }

  func image(at time: TimeInterval) throws(Failure) -> CGImage {
    _ = try agent.ask(.seek(to: time), doing: "running")
    guard case .frame(let frame) = try agent.ask(.frame(at: time), doing: "drawing"),
      let image = SharedPixels(frame)?.copy(of: frame.index)
    else {
      throw Failure(.fault, "the agent's frame cannot be read")
    }
    isRunning = frame.nextChange != nil
    return image
  }

  /// The shown views and their properties, with what the sources declare of them.
  func descriptions() throws(Failure) -> [AgentView] {
    guard case .described(var views) = try agent.ask(.describe, doing: "being read") else {
      throw Failure(.fault, "the agent did not describe the views")
    }
    for index in views.indices { views[index].add(library.report) }
    return views
  }
}

extension AgentView {
  /// What the sources declare of the properties, and those that no inspector shows.
  fileprivate mutating func add(_ report: SourceReport) {
    let owners = report.superclasses(of: className)
    let declared = report.inspectables.filter { owners.contains($0.owner) }
    for index in properties.indices where properties[index].isInspectable {
      properties[index].declaration = declared.first { $0.name == properties[index].name }
    }
    var known = Set(properties.map(\.name))
    properties += declared.filter { known.insert($0.name).inserted }.map { declaration in
      var property = AgentProperty(
        name: declaration.name, readableName: ReadableName.of(declaration.name),
        kind: AgentProperty.noKind, value: nil, isInspectable: true)
      property.declaration = declaration
      return property
    }
  }
}

extension SourceReport {
  /// The class and all above it that have a name here, and the framework's.
  fileprivate func superclasses(of name: String) -> [String] {
    var names = [name]
    while let last = names.last, let view = views.first(where: { $0.name == last }),
      let above = view.superclass, !names.contains(above)
    {
      names.append(above)
    }
    return names + ["UIView"]
  }
}

extension AgentScene {
  init(_ request: Request, scale: CGFloat) {
    self.init(
      view: request.view,
      assignments: request.assignments.map {
        AgentAssignment(className: $0.className, property: $0.property, text: $0.text)
      }, width: request.size.map { Double($0.width) },
      height: request.size.map { Double($0.height) },
      scale: Double(scale))
  }
}
