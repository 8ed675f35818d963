// The report of `vitrine scan` on a designable.

internal import CoreGraphics
internal import Messages

/// The result for one designable.
struct ScanEntry: Codable {
  /// The kinds of what is scanned.
  enum Kind: String, Codable {
    /// A class marked `@IBDesignable`, or below one.
    case designable
    case preview
    /// Another view class.
    case view
    /// A scene of a storyboard, or a view of a xib.
    case scene
  }

  /// With the names of the types around it.
  var name: String
  var place: SourcePlace
  /// Its kind.
  let kind: Kind
  /// Whether it is a preview, not a class.
  let isPreview: Bool
  /// Whether it is a class marked `@IBDesignable`, or below one.
  let isDesignable: Bool
  /// The target of a package or an Xcode project that it belongs to; of a scene its document. Nil where it is in none.
  var target: String?
  /// The name by which `--scene` shows it; nil: it is no scene.
  var scene: String?
  /// The name of its picture's file; nil: there is none, or no folder for it.
  var picture: String?
  /// The files of its module: its own, and those that declare what it misses.
  var files: [String]
  /// Whether its file needed other words than its own to compile on Linux.
  var lowered = false
  /// Whether the compiler takes all of its file.
  var compiled = false
  /// Whether a frame came, and something is painted in it, be it one colour all over.
  var drawn = false
  /// Whether a frame came in which nothing is painted: the view has no background, and neither it nor
  /// what is in it draws anything at time 0, with the values that the sources give it.
  var blank = false
  var crashed = false
  /// Whether no answer came in the time that was given.
  var hung = false
  /// Names that neither the sources nor the framework have.
  var missingSymbols: [String] = []
  /// The parts of its file that are left out, as the compiler refuses them; a line each. Default: none.
  var leftOut: [String] = []
  /// The errors, a line each. Default: none.
  var messages: [String] = []
  /// From the sources to a library, shared by the designables of one module.
  var compileSeconds = 0.0
  /// From the start of a process to its first frame.
  var drawSeconds = 0.0

  /// A row of which nothing is known but its names and files.
  init(name: String, place: SourcePlace, kind: Kind, target: String?, files: [String]) {
    self.name = name
    self.place = place
    self.kind = kind
    isPreview = kind == .preview
    isDesignable = kind == .designable
    self.target = target
    self.files = files
  }

  /// One word for what became of it.
  var outcome: String {
    if drawn || blank { return leftOut.isEmpty ? drawn ? "drawn" : "blank" : "in part" }
    if crashed { return "crashed" }
    if hung { return "hung" }
    return compiled || !leftOut.isEmpty ? "refused" : "not compiled"
  }
}
