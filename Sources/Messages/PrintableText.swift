// Text from others, made fit for a line on a terminal.

extension StringProtocol {
  /// The text without what moves a terminal's cursor or colours it: control characters are shown as
  /// U+FFFD. Servers, files and environments may hold anything.
  package var printable: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }))
  }
}
