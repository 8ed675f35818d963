// The objects that the program offers on the bus, and the calls that they answer.

package import CoreGraphics

/// Answers calls about the application and the widgets of its window. It knows no connection.
///
/// The application is the object of ``applicationPath``, a widget the one of its number. Everything in a call is from
/// outside: a method gets its arguments after their types were compared with the interface's.
@MainActor
package final class AccessibleObjects {
  /// The path of the application's object.
  package static let applicationPath = "/org/a11y/atspi/accessible/root"
  static let elementPrefix = "/org/a11y/atspi/accessible/"
  static let nullPath = "/org/a11y/atspi/null"

  /// The name of the application.
  let title: String
  let window: any AccessibleWindow
  private let now: () -> TimeInterval
  /// Our name on the bus. Default: empty.
  package var busName = ""
  /// The desktop's object: its bus name and its path. Default: none.
  package var desktop = ("", AccessibleObjects.nullPath)
  /// The number that the registry gave the application.
  var identifier: Int32 = 0

  private var known: (tree: AccessibleTree, time: TimeInterval)?
  /// A tree is made again after so many seconds, also where no frame was made in between.
  private static let freshness: TimeInterval = 0.1

  /// `now`: seconds of real time.
  package init(
    title: String, window: any AccessibleWindow, now: @escaping () -> TimeInterval
  ) {
    (self.title, self.window, self.now) = (title, window, now)
  }

  /// The window's widgets as they are, or were a moment ago where no frame was made since.
  package var tree: AccessibleTree {
    if let known, now() - known.time < Self.freshness { return known.tree }
    let tree = AccessibleTree(window.accessibleElements())
    known = (tree, now())
    return tree
  }

  /// The next question is answered anew.
  package func forget() { known = nil }

  // MARK: Calls

  /// Answers a call: the values of its reply.
  package func answer(_ call: BusMessage) throws(CallError) -> [BusValue] {
    let path = call.path
    if let nodes = nodes(below: path) { return try describe(nodes, for: call) }
    let place = try place(at: path)
    let interfaces = place.map { BusInterface.of($0.element) } ?? BusInterface.ofApplication
    let (interface, method) = try Self.method(of: call, in: interfaces)
    guard method.takes.joined() == call.body.map(\.signature).joined() else {
      throw .invalidArguments(method.name)
    }
    switch interface.name {
    case BusInterface.introspectable.name: return [.string(Self.introspection(interfaces))]
    case BusInterface.peer.name: return []
    case BusInterface.properties.name:
      return try answerProperties(method.name, call.body, of: place, among: interfaces)
    case BusInterface.application.name: return [.string(locale)]
    case BusInterface.accessible.name:
      return try answerAccessible(method.name, call.body, of: place)
    default:
      guard let place else { throw .unknownMethod(method.name) }
      return try answer(method.name, of: interface, with: call.body, at: place.element)
    }
  }

  private func answer(
    _ method: String, of interface: BusInterface, with body: [BusValue],
    at element: AccessibleElement
  ) throws(CallError) -> [BusValue] {
    switch interface.name {
    case BusInterface.component.name: return try answerComponent(method, body, of: element)
    case BusInterface.action.name: return try answerAction(method, body, of: element)
    case BusInterface.text.name, BusInterface.editableText.name:
      return try answerText(method, body, of: element)
    default: throw .unknownMethod(method)
    }
  }

  /// The widget at a path; nil: the application.
  func place(at path: String) throws(CallError) -> AccessibleTree.Place? {
    if path == Self.applicationPath { return nil }
    guard path.hasPrefix(Self.elementPrefix),
      let id = Int(path.dropFirst(Self.elementPrefix.count)), Self.path(of: id) == path,
      let place = tree.places[id]
    else { throw .unknownObject(path) }
    return place
  }

  static func path(of id: Int) -> String { elementPrefix + String(id) }

  /// A call without an interface is of the first one that has the method.
  private static func method(
    of call: BusMessage, in interfaces: [BusInterface]
  ) throws(CallError) -> (BusInterface, BusInterface.Method) {
    let member = call.member
    let named = interfaces.filter { call.interface == nil || $0.name == call.interface }
    if named.isEmpty { throw .unknownInterface(call.interface ?? "") }
    for interface in named {
      if let method = interface.methods.first(where: { $0.name == member }) {
        return (interface, method)
      }
    }
    throw .unknownMethod(member)
  }

  // MARK: Introspection

  private static func introspection(
    _ interfaces: [BusInterface], nodes: [String] = []
  ) -> String {
    let nodes = nodes.map { "  <node name=\"\($0)\"/>\n" }
    return "<node>\n" + interfaces.map(\.xml).joined() + nodes.joined() + "</node>\n"
  }

  /// The next parts of the objects' paths; nil: a path is none of those around them.
  private func nodes(below path: String) -> [String]? {
    let start = path == "/" ? path : path + "/"
    guard Self.elementPrefix.hasPrefix(start) else { return nil }
    let rest = Self.elementPrefix.dropFirst(start.count)
    if let next = rest.split(separator: "/").first { return [String(next)] }
    return ["root"] + tree.places.keys.sorted().map(String.init)
  }

  /// Paths around the objects can be asked for what lies below them, so that tools find the objects.
  private func describe(_ nodes: [String], for call: BusMessage) throws(CallError) -> [BusValue] {
    let interface = BusInterface.introspectable
    _ = try Self.method(of: call, in: [interface])
    return [.string(Self.introspection([interface], nodes: nodes))]
  }

  // MARK: References

  func reference(_ id: Int?) -> BusValue {
    .structure([.string(busName), .path(id.map { Self.path(of: $0) } ?? Self.applicationPath)])
  }

  /// Stands for nothing.
  static let null = BusValue.structure([.string(""), .path(nullPath)])

  /// The language of the words that people read, such as `en_US.UTF-8`.
  var locale: String {
    environmentVariable("LC_MESSAGES") ?? environmentVariable("LANG") ?? "C"
  }
}
