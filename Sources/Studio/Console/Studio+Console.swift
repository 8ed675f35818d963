// The console's panel: made when it is first seen, and followed while it is open.

internal import CoreGraphics
internal import Messages
internal import Pages
internal import UIKit

extension Studio {
  /// A panel that follows the page's console.
  func makeConsolePanel() -> ConsolePanel {
    let panel = ConsolePanel(page.console) { [weak self] in self?.popovers.open($0, at: $1) }
    panel.list.onOpen = { [weak self] in self?.host?.studioOpens($0) }
    panel.list.onCopy = { [weak self] text, count in
      UIPasteboard.general.string = text
      self?.say("Copied \(count) message\(count == 1 ? "" : "s")")
    }
    return panel
  }

  /// The page's code said something.
  func consoleDidChange() {
    if layout.shows(.console) { console?.showMessages() }
    showConsoleBadge()
  }

  /// Empties the console.
  func clearConsole() {
    page.console.clear()
    say("The console is empty")
  }

  /// The toolbar's button tells of errors that nobody has seen.
  func showConsoleBadge() {
    let last = page.console.messages.last { $0.level >= .error }?.id ?? 0
    if layout.shows(.console) { seenError = max(seenError, last) }
    toolbar?.showsErrors = last > seenError
  }
}
