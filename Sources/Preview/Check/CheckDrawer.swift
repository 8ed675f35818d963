// Draws pictures in an agent, one after the other, and in a fresh one where something is wrong.

internal import Building
internal import CoreGraphics
internal import MainLoop
internal import Messages
internal import SourcePages

/// A picture to draw, with the library that has its view.
struct CheckJob {
  /// Its place among the results.
  let index: Int
  let picture: CheckPicture
  let library: BuiltLibrary
  let imageFolders: [String]
}

/// Draws pictures in an agent that it keeps for the next one.
///
/// Code may leave something behind in its process that changes the next picture. So only one verdict counts that a
/// shared agent gives: that a picture is as it was stored. Every other one is a fresh agent's.
@MainActor
final class CheckDrawer {
  private let limits: AgentLimits
  private let limit: TimeInterval
  private let records: Bool
  private let loop: EventLoop
  private var agent: AgentConnection?
  /// A started agent for the next picture that needs one; nil: none did yet.
  private var spare: AgentConnection?
  /// The library that the agent has loaded.
  private var loadedPath = ""
  private var previews: [AgentPreview] = []
  /// Whether the agent has drawn nothing yet.
  private var isFresh = true

  /// A drawer whose agents get `limit` seconds for each answer. `records`: pictures that are not as stored are written.
  init(_ limits: AgentLimits, limit: TimeInterval, records: Bool, on loop: EventLoop) {
    (self.limits, self.limit, self.records, self.loop) = (limits, limit, records, loop)
  }

  /// Ends its agents.
  func close() {
    agent?.close()
    spare?.close()
    (agent, spare) = (nil, nil)
  }

  /// Draws a picture, and compares or records it. Fails where a file cannot be written.
  func result(of job: CheckJob) async throws(Failure) -> CheckResult {
    let start = ContinuousClock.now
    while true {
      let verdict = await verdict(of: job)
      let isFinal = isFresh
      isFresh = false
      if !isFinal, !verdict.isSame, !Task.isCancelled {
        dropAgent()
        continue
      }
      if verdict.endsAgent { dropAgent() }
      let seconds = start.duration(to: .now) / .seconds(1)
      return try await verdict.result(for: job.picture, records: records, seconds: seconds)
    }
  }

  private func verdict(of job: CheckJob) async -> CheckVerdict {
    do throws(AgentError) {
      let image = try await image(of: job)
      let (path, tolerance) = (job.picture.path, job.picture.settings.tolerance)
      return await SourceBuilds.onWorkThreads {
        CheckVerdict(of: image, storedAt: path, tolerance: tolerance)
      }
    } catch {
      return CheckVerdict(error, library: job.library)
    }
  }

  private func image(of job: CheckJob) async throws(AgentError) -> CGImage {
    let agent = try await agent(for: job)
    let (picture, settings) = (job.picture, job.picture.settings)
    let shown = picture.subject.scene(of: previews, in: job.library, isBare: settings.isBare)
    guard var scene = shown.map(picture.variant.applied) else {
      throw .refused(
        Failure(.badData, "the sources have no preview at \(picture.subject.place)"))
    }
    scene.assignments = picture.assignments
    scene.starts = settings.starts
    try await agent.show(scene, while: "making the view", within: limit)
    return try await agent.picture(at: picture.variant.time, within: limit).image
  }

  /// The agent with a job's library.
  private func agent(for job: CheckJob) async throws(AgentError) -> AgentConnection {
    if let agent, agent.isAlive, loadedPath == job.library.path { return agent }
    let isNeededAgain = agent != nil || spare != nil
    dropAgent()
    let next: AgentConnection
    do throws(Failure) {
      if let spare { next = spare } else { next = try connect() }
      // Who needed a second one may need a third: it starts while this one works.
      spare = isNeededAgain ? try connect() : nil
    } catch {
      throw .refused(error)
    }
    agent = next
    isFresh = true
    loadedPath = job.library.path
    previews = try await next.load(
      job.library, imageFolders: job.imageFolders, within: limit
    ).previews
    return next
  }

  private func connect() throws(Failure) -> AgentConnection {
    try AgentConnection(limits, log: .dropped, on: loop)
  }

  private func dropAgent() {
    agent?.close()
    agent = nil
    loadedPath = ""
  }
}
