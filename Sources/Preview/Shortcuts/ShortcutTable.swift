// The one table of keys and pointer actions: the window, the list of keys and the README read it.

internal import Messages
internal import PropertyForms
internal import Studio
internal import Windowing

/// A row of the table: what a person does, and what that does.
struct Shortcut: Sendable {
  /// The keys to press or the thing to do, in short words; alternatives are separate.
  let inputs: [String]
  /// The effect, as a clause without a period.
  let effect: String
  /// The keys and their commands; empty for what the pointer does.
  var chords: [KeyChord: Command] = [:]
  /// The command without which it does nothing on a page; nil: it always does something. Default: nil.
  var needs: PageCommand.Name?
}

/// Keys and pointer, in the order they are shown.
package enum ShortcutTable {
  static let rows: [Shortcut] = [
    Shortcut(
      inputs: ["S", "Return", "click 开始"],
      effect: "start the chart; while it runs: from the beginning",
      chords: [KeyChord(.character("s")): .start, KeyChord(.return): .start], needs: .start),
    Shortcut(
      inputs: ["Tab", "Shift-Tab"], effect: "move the focus through the buttons",
      chords: [KeyChord(.tab): .focusForward, KeyChord(.tab, .shift): .focusBackward]),
    Shortcut(
      inputs: ["Space", "Space-drag"],
      effect: "press the button that has the focus; move a page larger than the window",
      chords: [KeyChord(.space): .press]),
    Shortcut(
      inputs: ["←", "→", "wheel"],
      effect: "turn the gradient by 5°; with Shift 1°, the arrows with Control 45°", chords: turns,
      needs: .turn),
    Shortcut(inputs: ["drag"], effect: "turn the gradient to the pointer", needs: .turn),
    Shortcut(
      inputs: ["P"], effect: "pause or resume time", chords: [KeyChord(.character("p")): .pause]),
    Shortcut(
      inputs: [".", ","], effect: "next frame, previous frame, of 1/60 s",
      chords: [KeyChord(.character(".")): .step, KeyChord(.character(",")): .stepBack]),
    Shortcut(
      inputs: ["[", "]"], effect: "slower, faster: ×0.01 to ×4",
      chords: [KeyChord(.character("[")): .slower, KeyChord(.character("]")): .faster]),
    Shortcut(
      inputs: ["Control-L", "Control-O"],
      effect: "play the last animations again and again; five times of them over the page",
      chords: [
        KeyChord(.character("l"), .control): .loop,
        KeyChord(.character("o"), .control): .studio(.onionSkin),
      ]),
    Shortcut(
      inputs: ["N", "B"], effect: "next preview or scene, the one before",
      chords: [
        KeyChord(.character("n")): .nextPreview, KeyChord(.character("b")): .previousPreview,
      ]),
    Shortcut(
      inputs: ["+", "−", "0", "1", "Control-wheel"],
      effect: "zoom in, zoom out, fit the window, 100 %, zoom about the pointer",
      chords: [
        KeyChord(.character("+")): .zoomIn, KeyChord(.character("=")): .zoomIn,
        KeyChord(.character("-")): .zoomOut, KeyChord(.character("0")): .zoomToFit,
        KeyChord(.character("1")): .actualSize,
      ]),
    Shortcut(
      inputs: ["R"], effect: "back to the beginning, with the changes",
      chords: [KeyChord(.character("r")): .rewind]),
    Shortcut(
      inputs: ["H", "F11"],
      effect: "show or hide toolbar and panels; full screen and back",
      chords: [
        KeyChord(.character("h")): .studio(.alone), KeyChord(.function(11)): .fullScreen,
      ]),
    Shortcut(
      inputs: ["L", "I", "T", "C"], effect: "open or close outline, inspector, time bar, console",
      chords: [
        KeyChord(.character("l")): .studio(.toggle(.outline)),
        KeyChord(.character("i")): .studio(.toggle(.inspector)),
        KeyChord(.character("t")): .studio(.toggle(.time)),
        KeyChord(.character("c")): .studio(.toggle(.console)),
      ]),
    Shortcut(
      inputs: ["G", "E"],
      effect: "show variants side by side; show views by depth",
      chords: [
        KeyChord(.character("g")): .studio(.variants), KeyChord(.character("e")): .studio(.depth),
      ]),
    Shortcut(
      inputs: ["V"],
      effect: "pick views, with Shift several; drag them and their handles; see their constraints",
      chords: [KeyChord(.character("v")): .studio(.select)]),
    Shortcut(
      inputs: ["right click", "Menu", "Shift-F10"],
      effect: "open the menu of the view, or of the page",
      chords: [
        KeyChord(.menu): .studio(.menu), KeyChord(.function(10), .shift): .studio(.menu),
      ]),
    Shortcut(
      inputs: ["Alt", "M", "Z"],
      effect:
        "show distances from the selected view to that under the pointer; a loupe for its pixels",
      chords: [
        KeyChord(.character("m")): .studio(.measure), KeyChord(.character("z")): .studio(.loupe),
      ]),
    Shortcut(
      inputs: ["Control-K"], effect: "find a command, a view or a property by its name",
      chords: [KeyChord(.character("k"), .control): .studio(.palette)]),
    Shortcut(
      inputs: ["Control-F"], effect: "search the selected view's properties, or the console",
      chords: [KeyChord(.character("f"), .control): .studio(.find)]),
    Shortcut(
      inputs: ["Control-Z", "Shift-Control-Z"], effect: "undo, redo",
      chords: [
        // Without a cap of its own: the list would not fit the smallest window. Tooltip and menu name it.
        KeyChord(.character("r"), .control): .studio(.resetProperty),
        KeyChord(.character("z"), .control): .studio(.undo),
        KeyChord(.character("z"), [.control, .shift]): .studio(.redo),
      ]),
    Shortcut(
      inputs: ["Shift-Control-C", "Control-V"],
      effect: "copy the view's changes as Swift, with X as XML, with J as JSON; paste them",
      chords: [
        KeyChord(.character("c"), [.control, .shift]): .studio(.copy(.swift)),
        KeyChord(.character("x"), [.control, .shift]): .studio(.copy(.runtimeAttributes)),
        KeyChord(.character("j"), [.control, .shift]): .studio(.copy(.json)),
        KeyChord(.character("v"), .control): .studio(.paste),
      ]),
    Shortcut(
      inputs: ["Shift-Control-S"],
      effect: "write the changes of all views into their sources; shows them first",
      chords: [KeyChord(.character("s"), [.control, .shift]): .studio(.write)]),
    Shortcut(
      inputs: ["Control-C"],
      effect: "stop running code; in the console: copy the messages",
      chords: [KeyChord(.character("c"), .control): .interrupt]),
    Shortcut(
      inputs: ["O"], effect: "frame time, damage and buffers; damage flashes",
      chords: [KeyChord(.character("o")): .overlay]),
    Shortcut(
      inputs: ["Control-S"],
      effect: "save a picture of the page, or of its variants, in Pictures or the current folder",
      chords: [KeyChord(.character("s"), .control): .save]),
    Shortcut(
      inputs: ["?", "F1"], effect: "this list",
      chords: [KeyChord(.character("?")): .keys, KeyChord(.function(1)): .keys]),
    Shortcut(
      inputs: ["Escape"], effect: "close the list; up a level; quit, where the page is alone",
      chords: [KeyChord(.escape): .escape]),
    Shortcut(
      inputs: ["Q", "Control-Q"], effect: "quit",
      chords: [
        KeyChord(.character("q")): .quit, KeyChord(.character("q"), .control): .quit,
      ]),
  ]

  private static let turns: [KeyChord: Command] = [
    KeyChord(.left): .turn(-5), KeyChord(.right): .turn(5),
    KeyChord(.left, .shift): .turn(-1), KeyChord(.right, .shift): .turn(1),
    KeyChord(.left, .control): .turn(-45), KeyChord(.right, .control): .turn(45),
  ]

  /// The rows that say something of a page of sources. The button that starts the chart is the gallery's own.
  static func rows(forSourcesWith commands: Set<PageCommand.Name>) -> [Shortcut] {
    rows.filter { $0.needs.map(commands.contains) ?? true }.map { row in
      guard row.needs == .start else { return row }
      let keys = row.inputs.filter(Set(row.chords.keys.map(\.name)).contains)
      return Shortcut(inputs: keys, effect: row.effect, chords: row.chords, needs: row.needs)
    }
  }

  /// The command of a key event; nil for keys without one.
  static func command(for event: KeyEvent) -> Command? {
    guard let command = commands[KeyChord(event)] else { return nil }
    return event.isRepeat && !command.repeats ? nil : command
  }

  private static let commands: [KeyChord: Command] = rows.reduce(into: [:]) { all, row in
    all.merge(row.chords) { _, _ in preconditionFailure("a key has two meanings") }
  }

  /// The name of the first key that performs a command; nil: none does.
  static func key(of command: Command) -> String? {
    for row in rows {
      let chords = row.chords.filter { $0.value == command }.map(\.key.name)
      if let name = row.inputs.first(where: chords.contains) ?? chords.min() { return name }
    }
    return nil
  }

  /// The table as the README shows it.
  package static var markdown: String {
    let lines = rows.map { row in
      "| \(row.inputs.joined(separator: ", ")) | \(row.effect) |"
    }
    return (["| input | does |", "|---|---|"] + lines).joined(separator: "\n")
  }
}
