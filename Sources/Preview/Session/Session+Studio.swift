// The session as the host of its studio.

package import CoreGraphics
package import Messages
package import Pages
package import Studio
internal import UIKit

extension Session: StudioHost {
  /// Carries out a command as its key does.
  package func studioPerforms(_ command: HostCommand) { perform(Command(command)) }

  /// As the list of keys names it.
  package func studioKey(of command: StudioCommand) -> String? {
    ShortcutTable.key(of: .studio(command))
  }

  /// As the list of keys names it.
  package func studioKey(of command: HostCommand) -> String? {
    ShortcutTable.key(of: Command(command))
  }

  /// All commands that have words and an effect on the page.
  package var studioCommands: [PaletteCommand] {
    let all = Command.titled + listCommands + sampleCommands + choiceCommands
    return all.filter { has(effect: $0.command) }.map { command, title in
      PaletteCommand(
        title: title, synonyms: command.synonyms, key: ShortcutTable.key(of: command)
      ) { [weak self] in self?.perform(command) }
    }
  }

  private func has(effect command: Command) -> Bool {
    switch command {
    case .start: page.commands.contains(.start)
    case .rotate: canRotate
    default: true
    }
  }

  /// The previews, designables and scenes that are not shown.
  private var listCommands: [(command: Command, title: String)] {
    let list = page.list
    return list.titles.indices.filter { $0 != list.shown }.map {
      (.listed($0), "Show “\(list.titles[$0])”")
    }
  }

  private var sampleCommands: [(command: Command, title: String)] {
    if samples.names.isEmpty { return [] }
    return samples.names.map { (.sample($0), "Sample “\($0)”") }
      + [(.sample(nil), "No sample: values from the code")]
  }

  /// The files of the named folders.
  package var studioNeighbours: PageList { host?.neighbours ?? PageList() }

  /// Schedules with the host of the session.
  package func studioSchedules(_ seconds: TimeInterval, _ body: @escaping @MainActor () -> Void) {
    host?.schedule(seconds, body)
  }

  /// The window grows and shrinks with the panels.
  package func studioWantsRoom(_ change: CGSize) { host?.resize(by: change) }

  /// The window brings what another program copied; without one only what was copied here counts.
  package func studioAsksForText() {
    if host?.paste() != true { studio.paste(UIPasteboard.general.string) }
  }

  /// The focus of the page's controls is of no use behind what covers them.
  package func studioDidCoverPage() { hideFocusRing() }

  /// Starts the editor, and does not wait for it.
  package func studioOpens(_ place: SourcePlace) { panelsOpen(place) }

  /// Shows a line at the window's foot for a while.
  package func studioSays(_ text: String) { say(text) }
}

extension Command {
  /// A command of the toolbar.
  init(_ command: HostCommand) {
    self =
      switch command {
      case .start: .start
      case .pause: .pause
      case .step: .step
      case .stepBack: .stepBack
      case .seek(let time): .seek(time)
      case .slower: .slower
      case .faster: .faster
      case .rate(let rate): .rate(rate)
      case .loop: .loop
      case .rewind: .rewind
      case .zoomIn: .zoomIn
      case .zoomOut: .zoomOut
      case .zoomToFit: .zoomToFit
      case .sample(let name): .sample(name)
      case .show(let axis, let choice): .show(axis, choice)
      case .rotate: .rotate
      case .listed(let index): .listed(index)
      case .neighbour(let index): .neighbour(index)
      case .save: .save
      case .saveAs: .saveAs
      case .saveRun(let format): .saveRun(format)
      case .keys: .keys
      }
  }
}
