// The result for one picture that is wanted.

internal import CoreGraphics
internal import Messages

/// The result for one picture, or for a view that none could be drawn of.
struct CheckResult: Sendable {
  /// One word for what became of a picture.
  enum Outcome: String, CaseIterable, Sendable {
    case same
    /// It was not stored and is now.
    case recorded
    /// It was stored, and is now as it is drawn.
    case updated
    case different
    /// Nothing is stored.
    case missing
    case crashed
    case hung
    case refused
    case notCompiled = "not compiled"

    /// Whether the check passes with it.
    var isClean: Bool { [.same, .recorded, .updated].contains(self) }
    /// Whether there is no picture: the fault is not in how something looks.
    var isError: Bool { [.crashed, .hung, .refused, .notCompiled].contains(self) }
  }

  /// The PNG files of a picture that is not as it was stored.
  struct Evidence: Sendable {
    /// Nil: nothing is stored, or no picture.
    var expected: Data?
    var actual: Data
    /// Nil: there is nothing to compare with.
    var difference: Data?
  }

  /// The source or document.
  let file: String
  let line: Int
  /// The picture's name, or the view's where nothing was drawn.
  let name: String
  /// The file that stores it; nil: there is no picture.
  let path: String?
  let outcome: Outcome
  /// Sentences about it, a line each.
  let messages: [String]
  let seconds: Double
  /// Pixels per point.
  let scale: Double
  /// Default: nil, where it is as stored.
  var evidence: Evidence?

  /// The result for a picture.
  init(
    _ picture: CheckPicture, _ outcome: Outcome, messages: [String] = [], seconds: Double,
    evidence: Evidence? = nil
  ) {
    file = picture.subject.place.file
    line = picture.subject.place.line
    name = picture.name
    path = picture.path
    scale = picture.variant.scale
    (self.outcome, self.messages, self.seconds) = (outcome, messages, seconds)
    self.evidence = evidence
  }

  /// The result for a place of which there is no picture.
  init(_ name: String, at place: SourcePlace, _ outcome: Outcome, messages: [String]) {
    (file, line, self.name) = (place.file, place.line, name)
    (path, scale, seconds) = (nil, 1, 0)
    (self.outcome, self.messages) = (outcome, messages)
  }
}
