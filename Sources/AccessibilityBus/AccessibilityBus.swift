// Offers a window to assistive technologies, where there are any.

internal import CoreGraphics
package import MainLoop

/// Offers a window to assistive technologies over AT-SPI, where the session has a bus for them.
///
/// ``connect()`` asks the session's bus whether assistive technologies are enabled, and starts none; where they are later
/// the window joins them then. Nobody waits for any of it, and without a session's bus or without sd-bus nothing is
/// done. The tree of widgets is made when somebody asks for it; changes are looked for only while somebody listens. An
/// idle window is not woken.
@MainActor
package final class AccessibilityBus {
  /// Changes are looked for so many seconds after the frame that may have made them: a few frames together.
  private static let eventDelay: TimeInterval = 0.1
  private static let launcher = "org.a11y.Bus"
  private static let launcherPath = "/org/a11y/bus"
  private static let status = "org.a11y.Status"
  private static let properties = "org.freedesktop.DBus.Properties"
  private static let registry = "org.a11y.atspi.Registry"
  private static let registryPath = "/org/a11y/atspi/registry"

  private let objects: AccessibleObjects
  private let loop: EventLoop
  private let variable: (String) -> String?
  private var session: BusConnection?
  private var bus: BusConnection?
  /// Whether somebody listens to events.
  private var isHeard = false
  private var isLooking = false
  /// The widgets as those who listen know them.
  private var told: AccessibleTree?

  /// `variable`: reads the environment.
  package init(
    objects: AccessibleObjects, on loop: EventLoop, variable: @escaping (String) -> String?
  ) {
    (self.objects, self.loop, self.variable) = (objects, loop, variable)
  }

  /// The address of the session's bus, as the environment says it; nil: there is none. `variable`: reads the environment.
  package static func sessionAddress(_ variable: (String) -> String?) -> String? {
    if let address = variable("DBUS_SESSION_BUS_ADDRESS") { return address.isEmpty ? nil : address }
    guard let folder = variable("XDG_RUNTIME_DIR"), !folder.isEmpty else { return nil }
    return "unix:path=\(folder)/bus"
  }

  /// Whether a window is offered here, in words. `variable`: reads the environment.
  package static func description(_ variable: (String) -> String?) -> String {
    guard sessionAddress(variable) != nil else {
      return "none are told of the window: the session has no bus (DBUS_SESSION_BUS_ADDRESS)"
    }
    guard BusLibrary.found != nil else {
      return "none are told of the window: libsystemd.so.0 is missing"
    }
    return "told of the window's widgets over AT-SPI once they are enabled on the session's bus"
  }

  /// Looks for a bus of assistive technologies. `AT_SPI_BUS_ADDRESS` names one; else the session's bus knows it.
  package func connect() {
    if let address = variable("AT_SPI_BUS_ADDRESS"), !address.isEmpty { return join(address) }
    guard let address = Self.sessionAddress(variable) else { return }
    session = BusConnection(to: address, on: loop) { [weak self] in self?.ask() }
    session?.onClosed = { [weak self] in self?.session = nil }
    // The bus knows whom we asked it for: the launcher came or went, or its status is another.
    session?.onSignal = { [weak self] _ in self?.ask() }
    session?.listen(
      "type='signal',sender='\(BusConnection.bus)',member='NameOwnerChanged',arg0='\(Self.launcher)'"
    )
    session?.listen(
      "type='signal',sender='\(Self.launcher)',path='\(Self.launcherPath)',interface='\(Self.properties)'"
    )
  }

  /// Ends the connections.
  package func close() {
    session?.close()
    session = nil
    leave()
  }

  /// A frame was made, or the window has the keyboard or no longer.
  package func windowDidChange() {
    guard bus != nil else { return }
    objects.forget()
    guard isHeard, !isLooking else { return }
    isLooking = true
    loop.schedule(Self.eventDelay) { [weak self] in self?.tellChanges() }
  }

  // MARK: Joining

  private func ask() {
    askLauncher(
      .call(
        "GetAll", of: Self.properties, at: Self.launcherPath, on: Self.launcher,
        [.string(Self.status)])
    ) { [weak self] reply in
      guard let self else { return }
      guard Self.isEnabled(reply) else { return leave() }
      if bus == nil { askAddress() }
    }
  }

  /// Whether there are assistive technologies: any, or a screen reader.
  private static func isEnabled(_ reply: BusMessage) -> Bool {
    guard case .array(_, let pairs)? = reply.body.first else { return false }
    return ["IsEnabled", "ScreenReaderEnabled"].contains { name in
      pairs.contains(.entry(.string(name), .variant(.boolean(true))))
    }
  }

  private func askAddress() {
    askLauncher(
      .call("GetAddress", of: Self.launcher, at: Self.launcherPath, on: Self.launcher)
    ) { [weak self] reply in
      guard reply.kind == .reply, let address = reply.body.first?.text else { return }
      self?.join(address)
    }
  }

  /// Starts no launcher where there is none.
  private func askLauncher(_ call: BusMessage, _ body: @escaping @MainActor (BusMessage) -> Void) {
    var call = call
    call.startsNothing = true
    session?.call(call, body)
  }

  private func join(_ address: String) {
    guard bus == nil else { return }
    bus = BusConnection(to: address, on: loop) { [weak self] in self?.embed() }
    bus?.onClosed = { [weak self] in self?.leave() }
    bus?.onCall = { [weak self] call throws(CallError) in
      guard let self else { throw .unknownObject(call.path) }
      return try objects.answer(call)
    }
    bus?.onSignal = { [weak self] in
      guard $0.path == Self.registryPath else { return }
      self?.readListeners()
    }
  }

  private func leave() {
    bus?.close()
    bus = nil
    isHeard = false
    told = nil
  }

  private func embed() {
    guard let bus else { return }
    objects.busName = bus.name
    let path = AccessibleObjects.applicationPath
    bus.call(
      .call(
        "Embed", of: "org.a11y.atspi.Socket", at: path, on: Self.registry,
        [.structure([.string(bus.name), .path(path)])])
    ) { [weak self] reply in
      guard case .structure(let parts)? = reply.body.first, parts.count == 2,
        let name = parts[0].text, let path = parts[1].text
      else { return }
      self?.objects.desktop = (name, path)
    }
    for member in ["EventListenerRegistered", "EventListenerDeregistered"] {
      bus.listen("type='signal',interface='\(Self.registry)',member='\(member)'")
    }
    readListeners()
  }

  private func readListeners() {
    bus?.call(
      .call("GetRegisteredEvents", of: Self.registry, at: Self.registryPath, on: Self.registry)
    ) { [weak self] reply in
      guard let self, case .array(_, let events)? = reply.body.first else { return }
      isHeard = !events.isEmpty
      told = isHeard ? told ?? objects.tree : nil
    }
  }

  // MARK: Events

  private func tellChanges() {
    isLooking = false
    guard isHeard, let bus else { return }
    objects.forget()
    let tree = objects.tree
    for event in AccessibleEvent.changes(from: told, to: tree) {
      bus.send(event.message(objects))
    }
    told = tree
  }
}
