// The requests that a page makes of an agent, with their answers' types.

package import Building
package import CoreGraphics
package import Messages
internal import Windowing

extension AgentConnection {
  /// Loads a library, once in an agent's life, and returns what it declares. `limit`: seconds that each answer may
  /// take; nil: any.
  @discardableResult
  package func load(
    _ library: BuiltLibrary, imageFolders: [String], within limit: TimeInterval? = nil
  ) async throws(AgentError) -> (designables: [AgentDesignable], previews: [AgentPreview]) {
    let entryPoints = library.report.modules.map(\.entryPoint)
    let reply = try await reply(
      to: .load(
        library: library.path, entryPoints: entryPoints, imageFolders: imageFolders,
        shownFiles: library.shownFiles, literals: library.literals),
      while: "being loaded", within: limit)
    guard case .loaded(let designables, let previews) = reply else { throw .unexpected }
    return (designables, previews)
  }

  /// The commands and scenes that a page offers.
  package struct Offer {
    /// The page's size in points.
    package var size: CGSize
    /// The commands of its views.
    package var commands: Set<PageCommand.Name>
    /// The scenes of its document; empty: it shows none.
    package var scenes: [AgentScene]
  }

  /// The sides that a page can have, in points: up to a picture's at the least scale.
  private static let sides = 0...(Double(PixelSize.maximumSide) * 100)

  /// Makes the views of a scene, with the clock at 0; the reply names the commands and scenes.
  @discardableResult
  package func show(
    _ scene: PageScene, state: AgentState? = nil, while doing: String = "making the views",
    within limit: TimeInterval? = nil
  ) async throws(AgentError) -> Offer {
    try Self.offer(
      in: try await reply(to: .show(scene, state: state), while: doing, within: limit))
  }

  /// Shows another scene at the page's time.
  func change(to scene: PageScene) async throws(AgentError) -> Offer {
    try Self.offer(in: try await reply(to: .changeScene(scene), while: "making the views"))
  }

  private static func offer(in reply: AgentReply) throws(AgentError) -> Offer {
    guard case .shown(_, _, let points, let commands, let scenes) = reply, points.count == 2,
      points.allSatisfy(sides.contains)
    else { throw .unexpected }
    return Offer(
      size: CGSize(width: points[0], height: points[1]), commands: commands, scenes: scenes)
  }

  /// Draws the page as it is at a time of its clock, in seconds.
  func frame(
    at time: TimeInterval, within limit: TimeInterval? = nil
  ) async throws(AgentError) -> AgentFrame {
    guard
      case .frame(let frame) = try await reply(
        to: .frame(at: time), while: "drawing", within: limit)
    else { throw .unexpected }
    guard memory(of: frame) != nil else { throw .unreadable }
    return frame
  }

  /// Moves the page's clock to a time by steps of 1/60 s.
  package func seek(
    to time: TimeInterval, within limit: TimeInterval? = nil
  ) async throws(AgentError) {
    _ = try await reply(to: .seek(to: time), while: "running", within: limit)
  }

  /// The picture at a time, after moving the clock there by steps of 1/60 s.
  package func picture(
    at time: TimeInterval, within limit: TimeInterval? = nil
  ) async throws(AgentError) -> AgentPicture {
    try await seek(to: time, within: limit)
    let frame = try await frame(at: time, within: limit)
    guard let pixels = memory(of: frame), let image = pixels.copy(of: frame.index) else {
      throw .unreadable
    }
    return AgentPicture(
      image: image, isBlank: pixels.isClear(frame.index), isRunning: frame.nextChange != nil)
  }

  /// The shown views with their properties; those named in `skipped` have no value, and their getters are not called.
  func descriptions(without skipped: [String] = []) async throws(AgentError) -> [AgentView] {
    let reply = try await reply(to: .describe(without: skipped), while: "being read")
    guard case .described(let views) = reply else { throw .unexpected }
    return views
  }
}

/// A picture that an agent drew.
package struct AgentPicture {
  /// The page at one time, in the scene's scale.
  package var image: CGImage
  /// Whether nothing is painted in it: every pixel is transparent.
  package var isBlank: Bool
  /// Whether time alone changes it.
  package var isRunning: Bool
}

extension AgentError {
  /// A frame that lies in no memory that came from the agent.
  static var unreadable: AgentError {
    .refused(Failure(.fault, "the agent's frame cannot be read"))
  }

  /// An answer to another request than the one that was made.
  static var unexpected: AgentError {
    .refused(Failure(.fault, "the agent answered another request"))
  }
}
