// The comparison of an agent's picture with the stored one.

internal import Building
internal import CoreGraphics
internal import ImageCoding
internal import Messages
internal import SourcePages

/// The comparison of what was drawn with what is stored, or why nothing was drawn.
enum CheckVerdict: Sendable {
  case same
  /// Nothing is stored, or something else.
  case differs(CheckResult.Outcome, messages: [String], CheckResult.Evidence)
  /// There is no picture. `endsAgent`: the process is of no further use.
  case failed(CheckResult.Outcome, messages: [String], endsAgent: Bool)

  /// Compares an image with a stored file.
  init(of image: CGImage, storedAt path: String, tolerance: Int) {
    do throws(PNGError) {
      guard let stored = try? AtomicFile.read(path) else {
        self = .differs(
          .missing, messages: ["no picture is stored yet"] + Self.remarks(on: image),
          CheckResult.Evidence(actual: try PNG.encode(image)))
        return
      }
      self = try Self.comparison(of: image, with: stored, path: path, tolerance: tolerance)
    } catch {
      self = .failed(.refused, messages: ["\(error)"], endsAgent: false)
    }
  }

  private static func comparison(
    of image: CGImage, with stored: Data, path: String, tolerance: Int
  ) throws(PNGError) -> CheckVerdict {
    let expected: CGImage
    do throws(PNGError) {
      expected = CGImage(try PNG.decode(stored))
    } catch {
      return .differs(
        .different, messages: ["the stored file is no picture: \(error)"] + remarks(on: image),
        CheckResult.Evidence(actual: try PNG.encode(image)))
    }
    let difference = PictureDifference(expected: expected, actual: image)
    guard let sentence = difference.sentence(tolerance: tolerance) else { return .same }
    return .differs(
      .different, messages: [sentence] + remarks(on: image),
      CheckResult.Evidence(
        expected: stored, actual: try PNG.encode(image),
        difference: try PNG.encode(difference.marked(tolerance: tolerance))))
  }

  /// Sentences about a new picture for a person who may store it.
  private static func remarks(on image: CGImage) -> [String] {
    PictureDifference.isTransparent(image)
      ? ["the new picture is transparent throughout: the view has drawn nothing"] : []
  }

  /// An agent drew nothing.
  init(_ error: AgentError, library: BuiltLibrary) {
    let files = library.report.files
    let failure = Failure(error, of: files)
    let messages = [failure.message] + failure.furtherLines
    switch error {
    case .died: self = .failed(.crashed, messages: messages, endsAgent: true)
    case .silent: self = .failed(.hung, messages: messages, endsAgent: true)
    case .refused: self = .failed(.refused, messages: messages, endsAgent: false)
    case .closed: self = .failed(.refused, messages: messages, endsAgent: true)
    }
  }

  /// Whether the picture is as it was stored.
  var isSame: Bool { if case .same = self { true } else { false } }

  /// Whether the agent is of no further use.
  var endsAgent: Bool { if case .failed(_, _, let ends) = self { ends } else { false } }

  /// The result; with `records` the picture is written first. Fails where it cannot be.
  @MainActor
  func result(
    for picture: CheckPicture, records: Bool, seconds: Double
  ) async throws(Failure) -> CheckResult {
    switch self {
    case .same: return CheckResult(picture, .same, seconds: seconds)
    case .failed(let outcome, let messages, _):
      return CheckResult(picture, outcome, messages: messages, seconds: seconds)
    case .differs(let outcome, let messages, let evidence):
      guard records else {
        return CheckResult(
          picture, outcome, messages: messages, seconds: seconds, evidence: evidence)
      }
      try Self.store(evidence.actual, at: picture.path)
      return CheckResult(
        picture, outcome == .missing ? .recorded : .updated,
        messages: outcome == .missing ? Array(messages.dropFirst()) : messages, seconds: seconds,
        evidence: evidence)
    }
  }

  /// Writes a file, whole or not at all, and the folders around it.
  private static func store(_ data: Data, at path: String) throws(Failure) {
    try PictureFile.makeFolder((path as NSString).deletingLastPathComponent)
    try PictureFile.attempt { () throws(FileError) in try AtomicFile.write(data, to: path) }
  }
}
