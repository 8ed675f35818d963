// The changes to a file and its copy, as they were made last.

internal import Messages
internal import SwiftParser
internal import SwiftSyntax

/// Changes and a copy, each with a fingerprint of all that it was made of besides the file.
struct KeptLowering {
  private var edits: (facts: String, edits: FileEdits)?
  private var copy: (key: String, copy: LoweredFile)?
  fileprivate var interface: (text: String, types: String, interface: String)?
  /// The text that the copy has.
  private(set) var text: CopyText?
  /// Those of the text; nil: nobody has asked for them.
  fileprivate var bodies: ReplaceableBodies?

  /// The changes among declarations with this fingerprint; nil: none are known.
  func edits(among facts: String) -> FileEdits? {
    edits.flatMap { $0.facts == facts ? $0.edits : nil }
  }

  /// The copy for a key; nil: none is known.
  func copy(_ key: String) -> LoweredFile? { copy.flatMap { $0.key == key ? $0.copy : nil } }

  /// The interface of a copy: it is read anew where what others see of the copy, or the module's types, are others than
  /// last.
  mutating func interface(of text: String, _ types: DeclaredTypes) -> String {
    let facts = types.facts
    if let interface, interface.text == text, interface.types == facts {
      return interface.interface
    }
    let found = FileInterface.fingerprint(of: Parser.parse(source: text), types)
    interface = (text, facts, found)
    return found
  }

  /// Keeps the text of a copy.
  mutating func keep(_ text: CopyText) {
    if text.text != self.text?.text { bodies = nil }
    self.text = text
  }

  /// Keeps changes, or none.
  mutating func keep(_ edits: FileEdits?, among facts: String) {
    self.edits = edits.map { (facts, $0) }
  }

  /// Keeps a copy, or none.
  mutating func keep(_ copy: LoweredFile?, for key: String) {
    self.copy = copy.map { (key, $0) }
  }
}

/// The text of a copy, and how it was made.
struct CopyText {
  let text: String
  /// The bytes before the registration.
  let beginning: Int
  /// The edits that make the beginning of the file's text, in its order. The first one and the last one insert what stands
  /// before the file's text and behind it.
  let edits: [(range: Range<Int>, text: String)]
}

extension ParsedFile {
  /// The copy that was made last.
  var kept: KeptLowering {
    get { fact { KeptLowering() } }
    set { keep(newValue) }
  }

  /// Takes over the interface of the file as it was: where bodies alone differ, it is the same.
  func takeInterface(of earlier: ParsedFile) { kept.interface = earlier.kept.interface }

  /// The replaceable bodies of the copy that was made last; nil: none was.
  var replaceableBodies: ReplaceableBodies? {
    if let known = kept.bodies { return known }
    guard let copy = kept.text, let beginning = String(copy.text.utf8.prefix(copy.beginning)) else {
      return nil
    }
    let tree = tree(of: beginning, after: copy.edits)
    let bodies = ReplaceableBodies(of: tree, copy.text, keepsTree: isEdited)
    kept.bodies = bodies
    return bodies
  }
}
