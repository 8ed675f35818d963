// Formatting of byte counts in the stage's locale.

/// Foundation's `ByteCountFormatter`, which writes English only, for the stage's locale
/// ([Apple](https://developer.apple.com/documentation/foundation/bytecountformatter)). The lowering replaces
/// `ByteCountFormatter` of users' sources by this class.
open class StageByteCountFormatter: ByteCountFormatter {
  open override class func string(
    fromByteCount byteCount: Int64, countStyle: ByteCountFormatter.CountStyle
  ) -> String {
    let formatter = StageByteCountFormatter()
    formatter.countStyle = countStyle
    return formatter.string(fromByteCount: byteCount)
  }

  open override func string(fromByteCount byteCount: Int64) -> String {
    let locale = StageLocale.current
    guard locale.language.languageCode?.identifier != "en", includesUnit, includesCount else {
      return super.string(fromByteCount: byteCount)
    }
    let units = ByteCountFormatStyle.Units(rawValue: allowedUnits.rawValue)
    return ByteCountFormatStyle(
      style: style, allowedUnits: units.isEmpty ? .default : units,
      spellsOutZero: allowsNonnumericFormatting, includesActualByteCount: includesActualByteCount,
      locale: locale
    ).format(byteCount)
  }

  private var style: ByteCountFormatStyle.Style {
    switch countStyle {
    case .file: .file
    case .memory: .memory
    case .decimal: .decimal
    case .binary: .binary
    }
  }
}
