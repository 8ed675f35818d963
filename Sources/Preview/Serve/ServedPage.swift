// The page that a server shows: sources in a warm agent, and the time that requests move.

internal import CoreGraphics
internal import MainLoop
internal import Messages
internal import Pages
internal import SourcePages
internal import UIKit

/// The page of a server's client.
@MainActor
final class ServedPage {
  /// Hears of builds and errors as they come.
  var onStatus: (PageStatus) -> Void = { _ in }
  /// Seconds that an answer of the sources' code may take.
  let limit = 20.0

  private let loop: EventLoop
  private var page: SourcePage?
  /// Seconds of the clock that the page follows: it stands between requests.
  private var now = 0.0

  /// A page that shows nothing yet.
  init(on loop: EventLoop) { self.loop = loop }

  /// Shows sources. The compiler and the index of the same sources are kept.
  func open(_ raw: RawRequest, isDark: Bool?) async throws(RPCError) {
    let next: SourcePage
    do throws(Failure) {
      next = try raw.checked().servedPage(after: page, isDark: isDark, on: loop)
    } catch {
      throw RPCError(error)
    }
    close()
    now = 0
    next.host = self
    page = next
    next.open()
    _ = try await served()
  }

  /// Ends the agents.
  func close() {
    page?.close()
    page = nil
  }

  /// The views, previews and scenes that the open sources offer.
  func offer() async throws(RPCError) -> SourceOffer {
    _ = try await served()
    guard let page else { throw Self.nothingOpen }
    return page.offer
  }

  private static let nothingOpen = RPCError(.nothingOpen, "nothing is open: call open first")

  /// The page with the build of the last save.
  private func served() async throws(RPCError) -> SourcePage.Served {
    guard let page else { throw Self.nothingOpen }
    do throws(Failure) { return try await page.served() } catch { throw RPCError(error) }
  }

  /// Asks the agent that shows the last save. Code that does not answer is ended; the next request starts it anew.
  func ask<Value>(
    _ body: (AgentConnection) async throws(AgentError) -> Value
  ) async throws(RPCError) -> Value {
    let served = try await served()
    do throws(AgentError) {
      return try await body(served.agent)
    } catch {
      if case .silent(let work) = error {
        page?.endAgent()
        throw RPCError(.silent, "no answer in \(Int(work.seconds)) s while \(work.doing)")
      }
      throw RPCError(Failure(error, of: served.files))
    }
  }

  // MARK: Time

  /// Seconds since the page was shown.
  var time: Double { page?.time ?? 0 }

  /// Moves the page's clock by steps of 1/60 s; backwards by showing everything from the beginning.
  func seek(to time: Double) async throws(RPCError) {
    _ = try await served()
    if time < self.time { try await restart() }
    let limit = limit
    try await ask { agent throws(AgentError) in try await agent.seek(to: time, within: limit) }
    now += time - self.time
  }

  private func restart() async throws(RPCError) {
    do throws(Failure) { try await page?.restart() } catch { throw RPCError(error) }
  }

  /// The picture as it is now.
  func picture() async throws(RPCError) -> CGImage {
    _ = try await served()
    let (time, limit) = (time, limit)
    return try await ask { agent throws(AgentError) in
      try await agent.picture(at: time, within: limit).image
    }
  }

  /// Draws with another number of pixels per point from now on.
  func rescale(to scale: Double) async throws(RPCError) {
    _ = try await served()
    page?.rescale(to: PageScale(screen: scale))
  }

  /// Pixels per point.
  var scale: Double { page?.scale ?? 1 }

  // MARK: Writing

  /// The changes of files that make values of a view those of its source. Writes nothing.
  func changes(
    writing values: [AgentState.Value], of view: PageNode
  ) async throws(RPCError) -> [FileChange] {
    _ = try await served()
    guard let page else { throw Self.nothingOpen }
    do throws(Failure) { return try await page.changes(writing: values, of: view) } catch {
      throw RPCError(error)
    }
  }

  // MARK: Input

  /// Puts a finger down, moves it along a straight line and lifts it, in so many seconds.
  func drag(
    from start: CGPoint, to end: CGPoint, seconds: Double
  ) async throws(RPCError) {
    let begin = time
    let steps = max(1, Int((seconds * 60).rounded(.up)))
    try await touch(.began, at: start)
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      try await seek(to: begin + seconds * part)
      if start == end { continue }
      let place = CGPoint(
        x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      try await touch(.moved, at: place)
    }
    try await touch(.ended, at: end)
  }

  private func touch(_ phase: AgentTouch.Phase, at point: CGPoint) async throws(RPCError) {
    let place = AgentTouch.Place(x: Double(point.x), y: Double(point.y), time: time)
    try await send(.touch(AgentTouch(finger: nil, phase: phase, place: place)))
  }

  /// Sends input, and draws the frame that takes it.
  func send(_ input: AgentInput) async throws(RPCError) {
    _ = try await served()
    page?.noteTouch()
    let (time, limit) = (time, limit)
    try await ask { agent throws(AgentError) in
      _ = try await agent.reply(to: .input(input), while: "handling input", within: limit)
      _ = try await agent.reply(to: .frame(at: time), while: "drawing", within: limit)
    }
  }

  /// Sends a request that changes the page or reads it.
  func reply(
    to request: AgentRequest, while doing: String
  ) async throws(RPCError) -> AgentReply {
    let limit = limit
    return try await ask { agent throws(AgentError) in
      try await agent.reply(to: request, while: doing, within: limit)
    }
  }

  /// All views, with their colours and what assistive technologies are told.
  func nodes() async throws(RPCError) -> [PageNode] {
    guard case .outlined(let nodes) = try await reply(to: .details, while: "being inspected") else {
      throw RPCError(.fault, "the agent answered another request")
    }
    return nodes
  }
}

extension ServedPage: PageHost {
  var pageTime: TimeInterval { now }
  var pageTimeRate: Double { 1 }
  var pageFrameTime: TimeInterval { now }
  var isPageTimePaused: Bool { true }
  func pageDidResize() {}
  func pageDidReplaceViews() {}
  func pageDidChange(_ status: PageStatus) { onStatus(status) }
}
