// Lengths of time in words; Foundation on Linux has no such formatter.

/// Writes amounts of time, as “5 minutes” or “1:05”
/// ([Apple](https://developer.apple.com/documentation/foundation/datecomponentsformatter)). In English.
open class DateComponentsFormatter: Formatter {
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

  /// What becomes of units that are 0.
  public struct ZeroFormattingBehavior: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Positional: leading ones are dropped, others have two digits. Else all are dropped.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  open var unitsStyle = UnitsStyle.positional
  /// Default: empty, all from years to seconds.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var calendar: Calendar? = .current
  open var referenceDate: Date?
  /// 0: any number. Default: 0.
  open var maximumUnitCount = 0
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var collapsesLargestUnit = false
  /// Kept, without effect.
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

  /// Seconds, in whole units.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e11 else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start + ti)
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = Self.units.filter { isAllowed($0) }
    return string(
      from: (calendar ?? .current).dateComponents(
        Set(units.map(\.component)), from: startDate, to: endDate))
  }

  open func string(from components: DateComponents) -> String? {
    let units = Self.units.filter { isAllowed($0) }
    let amounts = units.compactMap { unit in
      components.value(for: unit.component).map { Amount(unit: unit, count: $0) }
    }
    guard !amounts.isEmpty else { return nil }
    return phrase(join(kept(amounts)))
  }

  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  // MARK: Words

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

  /// Without the units that are 0, as far as these are dropped; at least the smallest one.
  private func kept(_ amounts: [Amount]) -> [Amount] {
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

  private func phrase(_ text: String) -> String {
    let about = includesApproximationPhrase ? "About " + text : text
    return includesTimeRemainingPhrase ? about + " remaining" : about
  }
}
