// Formatting of durations, which Foundation on Linux lacks.

/// A formatter of durations, as “5 minutes” or “1:05”
/// ([Apple](https://developer.apple.com/documentation/foundation/datecomponentsformatter)). It writes English only.
open class DateComponentsFormatter: Formatter {
  /// The style of the units.
  public enum UnitsStyle: Int, Sendable {
    /// 1:05:09
    case positional = 0
    /// 1h 5m 9s
    case abbreviated = 1
    /// 1 hr, 5 min, 9 sec
    case short = 2
    /// 1 hour, 5 minutes, 9 seconds
    case full = 3
    /// one hour, five minutes, nine seconds
    case spellOut = 4
    /// 1hr 5min 9sec
    case brief = 5
  }

  /// The treatment of units that are 0.
  public struct ZeroFormattingBehavior: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Drops leading zeros and pads the others to two digits in the positional style; drops all in other styles.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    /// Drops zeros before the first unit that is not 0.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// Drops zeros between units that are not 0.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// Drops zeros after the last unit that is not 0.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// Drops all zeros.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Pads numbers to two digits in the positional style.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// The style of the units. Default: positional.
  open var unitsStyle = UnitsStyle.positional
  /// The units that may be used. Default: empty, all from years to seconds but weeks.
  open var allowedUnits: NSCalendar.Unit = []
  /// The treatment of units that are 0. Default: `default`.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar that splits intervals into units; nil for the current one. Default: the current one.
  open var calendar: Calendar? = .current
  /// The date at which intervals begin, since months differ in length. Default: nil, the first day of 2001.
  open var referenceDate: Date?
  /// The largest number of units; 0 for no limit. Default: 0.
  open var maximumUnitCount = 0
  /// Whether the text begins with “About”. Default: false.
  open var includesApproximationPhrase = false
  /// Whether the text ends with “remaining”. Default: false.
  open var includesTimeRemainingPhrase = false
  /// No effect. Default: false.
  open var collapsesLargestUnit = false
  /// No effect. Default: false.
  open var allowsFractionalUnits = false

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let interval as TimeInterval: string(from: interval)
    default: nil
    }
  }

  /// Formats an interval in seconds, rounded to whole units. Returns nil for 10¹¹ seconds and more.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e11 else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start + ti)
  }

  /// Formats the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = Self.units.filter { isAllowed($0) }
    return string(
      from: (calendar ?? .current).dateComponents(
        Set(units.map(\.component)), from: startDate, to: endDate))
  }

  /// Formats the allowed units of date components; nil where none is set.
  open func string(from components: DateComponents) -> String? {
    let units = Self.units.filter { isAllowed($0) }
    let amounts = units.compactMap { unit in
      components.value(for: unit.component).map { Amount(unit: unit, count: $0) }
    }
    guard !amounts.isEmpty else { return nil }
    return addPhrases(join(dropZeros(amounts)))
  }

  /// Formats date components in a style, with the other properties at their defaults.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  // MARK: Units and text

  private struct Unit {
    let component: Calendar.Component
    let flag: NSCalendar.Unit
    let letter: String
    let short: String
    let full: String
  }

  private struct Amount {
    var unit: Unit
    var count: Int
  }

  private static let units = [
    Unit(component: .year, flag: .year, letter: "y", short: "yr", full: "year"),
    Unit(component: .month, flag: .month, letter: "mo", short: "mth", full: "month"),
    Unit(component: .weekOfMonth, flag: .weekOfMonth, letter: "w", short: "wk", full: "week"),
    Unit(component: .day, flag: .day, letter: "d", short: "day", full: "day"),
    Unit(component: .hour, flag: .hour, letter: "h", short: "hr", full: "hour"),
    Unit(component: .minute, flag: .minute, letter: "m", short: "min", full: "minute"),
    Unit(component: .second, flag: .second, letter: "s", short: "sec", full: "second"),
  ]

  private func isAllowed(_ unit: Unit) -> Bool {
    allowedUnits.isEmpty ? unit.component != .weekOfMonth : allowedUnits.contains(unit.flag)
  }

  private var drops: ZeroFormattingBehavior {
    guard zeroFormattingBehavior.contains(.default) else { return zeroFormattingBehavior }
    return unitsStyle == .positional ? [.dropLeading, .pad] : .dropAll
  }

  /// Drops units that are 0 by the zero formatting behavior, and units above the maximum count. At least one stays.
  private func dropZeros(_ amounts: [Amount]) -> [Amount] {
    let drops = drops
    let first = amounts.firstIndex { $0.count != 0 } ?? amounts.count - 1
    let last = max(first, amounts.lastIndex { $0.count != 0 } ?? amounts.count - 1)
    let kept = amounts.enumerated().filter { index, amount in
      if amount.count != 0 { return true }
      if index < first { return !drops.contains(.dropLeading) }
      if index > last { return !drops.contains(.dropTrailing) }
      return index == first || index == last || !drops.contains(.dropMiddle)
    }.map(\.element)
    return maximumUnitCount > 0 ? Array(kept.prefix(maximumUnitCount)) : kept
  }

  private func join(_ amounts: [Amount]) -> String {
    let parts = amounts.enumerated().map { index, amount in part(amount, isFirst: index == 0) }
    switch unitsStyle {
    case .positional: return parts.joined(separator: ":")
    case .abbreviated, .brief: return parts.joined(separator: " ")
    case .short, .full, .spellOut: return parts.joined(separator: ", ")
    }
  }

  private func part(_ amount: Amount, isFirst: Bool) -> String {
    let (count, unit) = (amount.count, amount.unit)
    switch unitsStyle {
    case .positional:
      let isPadded = zeroFormattingBehavior.contains(.pad) || (!isFirst && drops.contains(.pad))
      return isPadded && (0...9).contains(count) ? "0\(count)" : "\(count)"
    case .abbreviated: return "\(count)\(unit.letter)"
    case .brief: return "\(count)\(unit.short)"
    case .short: return "\(count) \(unit.short)\(unit.short == "day" && count != 1 ? "s" : "")"
    case .full: return "\(count) \(unit.full)\(count == 1 ? "" : "s")"
    case .spellOut: return "\(spelled(count)) \(unit.full)\(count == 1 ? "" : "s")"
    }
  }

  private func spelled(_ count: Int) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = Locale(identifier: "en")
    return formatter.string(from: NSNumber(value: count)) ?? "\(count)"
  }

  private func addPhrases(_ text: String) -> String {
    let about = includesApproximationPhrase ? "About " + text : text
    return includesTimeRemainingPhrase ? about + " remaining" : about
  }
}
