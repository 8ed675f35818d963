// A connection to a bus, which never waits.

internal import CSDBus
internal import CoreGraphics
private import Glibc
package import MainLoop

/// Sends messages to a bus and hears of those that come, in the event loop. Nothing here waits for the other end: sd-bus
/// keeps what cannot be sent at once, and replies come by closures.
@safe
@MainActor
package final class BusConnection {
  /// Seconds after which it is tried again to send what the other end did not take.
  private static let patience: TimeInterval = 0.05

  /// Answers the calls of others. Default: each is of an unknown object.
  package var onCall: (@MainActor (BusMessage) throws(CallError) -> [BusValue])?
  /// Hears of signals. Default: nil.
  package var onSignal: (@MainActor (BusMessage) -> Void)?
  /// Called once, when the bus is gone. Default: nil.
  package var onClosed: (@MainActor () -> Void)?
  /// The name that the bus gave us; empty before that.
  package private(set) var name = ""

  private let loop: EventLoop
  private let library: BusLibrary
  // SAFETY: closed once; nil after that.
  private var handle: OpaquePointer?
  private let descriptor: Int32
  private var onReady: (@MainActor () -> Void)?
  private var isRetrying = false
  private var replies: [UInt64: @MainActor (BusMessage) -> Void] = [:]

  /// Connects to a local bus, such as `unix:path=/run/user/1000/bus`, and says who we are; nil where nobody listens, or
  /// where sd-bus is missing. `onReady` is called when the bus has given us a name.
  package init?(to address: String, on loop: EventLoop, onReady: @escaping @MainActor () -> Void) {
    // SAFETY: the connection is ours alone, and open.
    guard address.hasPrefix("unix:"), let library = BusLibrary.found,
      let handle = unsafe Self.open(address, library)
    else { return nil }
    self.loop = loop
    self.library = library
    self.onReady = onReady
    unsafe self.handle = handle
    descriptor = unsafe library.functions.descriptor(handle)
    loop.watch(descriptor) { [weak self] in self?.process() }
    loop.schedule(0) { [weak self] in self?.process() }
  }

  private static func open(_ address: String, _ library: BusLibrary) -> OpaquePointer? {
    let functions = library.functions
    var handle: OpaquePointer?
    // SAFETY: the library makes the connection, and copies the address; what cannot be used is closed.
    guard unsafe functions.create(&handle) >= 0, let handle = unsafe handle else { return nil }
    if unsafe functions.set_address(handle, address) >= 0,
      unsafe functions.set_bus_client(handle, 1) >= 0, unsafe functions.start(handle) >= 0
    {
      return unsafe handle
    }
    _ = unsafe functions.close(handle)
    return nil
  }

  /// The bus itself, by its name and its interface's.
  package static let bus = "org.freedesktop.DBus"

  /// Ends the connection, and tells nobody.
  package func close() {
    // SAFETY: it is closed once, and nobody can reach the connection then.
    guard let open = unsafe handle else { return }
    loop.unwatch(descriptor)
    unsafe handle = nil
    _ = unsafe library.functions.close(open)
    replies = [:]
  }

  isolated deinit { close() }

  // MARK: Sending

  /// Sends a call; `body` hears of its reply, or its error.
  package func call(_ message: BusMessage, _ body: (@MainActor (BusMessage) -> Void)? = nil) {
    // SAFETY: the library makes the message and copies the texts; ``finish`` releases it.
    guard let handle = unsafe handle else { return }
    var made: OpaquePointer?
    _ = unsafe library.functions.new_call(
      handle, &made, message.destination, message.path, message.interface ?? "", message.member)
    guard let call = unsafe made else { return }
    if message.startsNothing { _ = unsafe library.functions.set_auto_start(call, 0) }
    let cookie = unsafe finish(call, message.body, wantsReply: body != nil)
    if let cookie, let body { replies[cookie] = body }
  }

  /// Sends a signal.
  package func send(_ signal: BusMessage) {
    // SAFETY: as for calls.
    guard let handle = unsafe handle else { return }
    var made: OpaquePointer?
    _ = unsafe library.functions.new_signal(
      handle, &made, signal.path, signal.interface ?? "", signal.member)
    if let made = unsafe made { _ = unsafe finish(made, signal.body) }
  }

  /// Asks the bus for the signals that a rule allows.
  package func listen(_ rule: String) {
    call(
      .call("AddMatch", of: Self.bus, at: "/org/freedesktop/DBus", on: Self.bus, [.string(rule)]))
  }

  /// Appends the body, sends the message and releases it; the cookie that its reply names.
  private func finish(
    _ message: OpaquePointer, _ body: [BusValue], wantsReply: Bool = false
  ) -> UInt64? {
    // SAFETY: the message is ours alone, and released once.
    defer { _ = unsafe library.functions.release(message) }
    let coder = unsafe MessageCoder(message, library)
    guard let handle = unsafe handle, body.allSatisfy(coder.append) else { return nil }
    var cookie: UInt64 = 0
    let status =
      unsafe wantsReply
      ? library.functions.send(handle, message, &cookie)
      : library.functions.send(handle, message, nil)
    flushLater()
    return status >= 0 ? cookie : nil
  }

  /// The other end may take nothing now.
  private func flushLater() {
    // SAFETY: the connection is open.
    guard let handle = unsafe handle, !isRetrying else { return }
    let events = unsafe library.functions.events(handle)
    guard events > 0, events & Int32(POLLOUT) != 0 else { return }
    isRetrying = true
    loop.schedule(Self.patience) { [weak self] in
      self?.isRetrying = false
      self?.process()
    }
  }

  // MARK: Receiving

  private func process() {
    // SAFETY: the connection is open; the library gives us each message, which is released here.
    while let handle = unsafe handle {
      var made: OpaquePointer?
      let status = unsafe library.functions.process(handle, &made)
      if let message = unsafe made {
        unsafe take(message)
        _ = unsafe library.functions.release(message)
      }
      if status < 0 { return lose() }
      if status == 0 { break }
    }
    noteReadiness()
    flushLater()
  }

  private func noteReadiness() {
    // SAFETY: the connection is open; the library's text is copied at once.
    guard let onReady, let handle = unsafe handle, unsafe library.functions.is_ready(handle) > 0
    else { return }
    var text: UnsafePointer<CChar>?
    _ = unsafe library.functions.unique_name(handle, &text)
    name = unsafe text.map { unsafe String(cString: $0) } ?? ""
    self.onReady = nil
    onReady()
  }

  private func take(_ message: OpaquePointer) {
    var kind: UInt8 = 0
    var cookie: UInt64 = 0
    // SAFETY: the caller's message lives until this call ends; the library writes the numbers.
    _ = unsafe library.functions.kind(message, &kind)
    switch BusMessage.Kind(rawValue: kind) {
    case .signal: if let signal = unsafe read(message, .signal) { onSignal?(signal) }
    case .call: unsafe answer(message)
    case .reply, .error:
      _ = unsafe library.functions.reply_cookie(message, &cookie)
      guard let body = replies.removeValue(forKey: cookie) else { return }
      body(unsafe (kind == 2 ? read(message, .reply) : nil) ?? BusMessage(.error))
    case nil: break
    }
  }

  private func answer(_ message: OpaquePointer) {
    var made: OpaquePointer?
    // SAFETY: the caller's message lives until this call ends; ``finish`` releases the answer.
    do throws(CallError) {
      guard let call = unsafe read(message, .call) else { throw .invalidArguments("The method") }
      guard let onCall else { throw .unknownObject(call.path) }
      let body = try onCall(call)
      _ = unsafe library.functions.new_reply(message, &made)
      if let made = unsafe made { _ = unsafe finish(made, body) }
    } catch {
      // SAFETY: the library copies both texts.
      unsafe error.name.withCString { name in
        unsafe error.text.withCString { text in
          var reason = unsafe csdbus_error(name: name, message: text, needs_freeing: 0)
          _ = unsafe library.functions.new_error(message, &made, &reason)
        }
      }
      if let made = unsafe made { _ = unsafe finish(made, []) }
    }
  }

  /// Nil where the body has a value of a type that is not ours.
  private func read(_ message: OpaquePointer, _ kind: BusMessage.Kind) -> BusMessage? {
    func text(_ text: UnsafePointer<CChar>?) -> String? {
      // SAFETY: the library's text lives as long as the message.
      unsafe text.map { unsafe String(cString: $0) }
    }
    var result = BusMessage(kind)
    let functions = library.functions
    // SAFETY: the caller's message lives until this call ends.
    result.path = unsafe text(functions.path(message)) ?? ""
    result.interface = unsafe text(functions.interface(message))
    result.member = unsafe text(functions.member(message)) ?? ""
    result.sender = unsafe text(functions.sender(message)) ?? ""
    guard let body = unsafe MessageCoder(message, library).readAll() else { return nil }
    result.body = body
    return result
  }

  private func lose() {
    guard unsafe handle != nil else { return }
    close()
    onClosed?()
  }
}
