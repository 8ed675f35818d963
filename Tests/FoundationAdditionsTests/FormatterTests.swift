// Formatters that Foundation on Linux lacks, or that have no locale there.

import Testing

@testable import FoundationAdditions

@Suite struct FormatterTests {
  private let german = Locale(identifier: "de_DE")

  @Test func `a style without a locale of its own gets the stage's`() {
    let date = Date(timeIntervalSince1970: 0)
    var style = Date.FormatStyle(date: .long, time: .omitted)
    style.timeZone = .gmt
    #expect(StageFormat.text(of: date, style) == "January 1, 1970")
    #expect(StageFormat.text(of: date, style.locale(german)) == "1. Januar 1970")
    #expect(StageFormat.text(of: 1234.5, .currency(code: "USD")) == "$1,234.50")
    #expect(StageFormat.text(of: 1234.5, .number.locale(german)) == "1.234,5")
    #expect(StageFormat.text(of: 0.25, .percent) == "25%")
    #expect(StageFormat.text(of: ["a", "b", "c"], .list(type: .or)) == "a, b, or c")
    #expect(StageFormat.localized(style).calendar.firstWeekday == 1)
    #expect("\(StageFormat.localized(IntegerFormatStyle<Int>()).locale)".contains("en_US"))
  }

  @Test func `measurements use the region's units or their own`() {
    let way = Measurement(value: 5, unit: UnitLength.kilometers)
    let formatter = StageMeasurementFormatter()
    #expect(formatter.string(from: way) == "3.107 mi")
    formatter.unitStyle = .long
    #expect(formatter.string(from: way) == "3.107 miles")
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: way) == "5 kilometers")
    formatter.locale = german
    formatter.numberFormatter.minimumFractionDigits = 1
    #expect(formatter.string(from: way) == "5,0 Kilometer")
    #expect(formatter.string(from: UnitDuration.minutes) == "Minuten")
    #expect(formatter.string(from: Measurement(value: 2, unit: Unit(symbol: "x"))) == "2,0 x")
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberFormatter.minimumFractionDigits = 0
    formatter.unitStyle = .medium
    formatter.unitOptions = [.providedUnit, .temperatureWithoutUnit]
    #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "20°")
    #expect(
      formatter.string(from: Measurement(value: .infinity, unit: UnitLength.meters)) == "inf m")
  }

  @Test func `measurements format themselves`() {
    let way = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(way.formatted() == "3.1 mi")
    #expect(way.formatted(.measurement(width: .wide, usage: .asProvided)) == "5 kilometers")
    #expect(way.formatted(.measurement(width: .wide).locale(german)) == "5 Kilometer")
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(warm.formatted(.measurement(width: .abbreviated, usage: .weather)) == "68°F")
    let exact = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2))
    #expect(
      way.formatted(
        .measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: exact))
        == "5.00 km")
  }

  @Test func `names have styles, and the order of their script`() {
    var name = PersonNameComponents()
    #expect(name.formatted().isEmpty)
    (name.namePrefix, name.givenName, name.middleName) = ("Dr.", "Ada", "King")
    (name.familyName, name.nameSuffix) = ("Lovelace", "Jr.")
    let styles: [StagePersonNameComponentsFormatter.Style] = [
      .default, .short, .medium, .long, .abbreviated,
    ]
    let texts = styles.map {
      StagePersonNameComponentsFormatter.localizedString(from: name, style: $0)
    }
    #expect(
      texts == ["Ada Lovelace", "Ada", "Ada Lovelace", "Dr. Ada King Lovelace Jr.", "AL"])
    #expect(name.formatted(.name(style: .abbreviated)) == "AL")
    name.nickname = "Ad"
    #expect(name.formatted(.name(style: .short)) == "Ad")
    var other = PersonNameComponents()
    (other.givenName, other.familyName) = ("太郎", "山田")
    #expect(other.formatted() == "山田太郎")
    #expect(other.formatted(.name(style: .abbreviated)) == "山田")
    let formatter = StagePersonNameComponentsFormatter()
    let read = formatter.personNameComponents(from: " Ada King  Lovelace")
    #expect(read?.givenName == "Ada" && read?.middleName == "King")
    #expect(read?.familyName == "Lovelace" && formatter.personNameComponents(from: " ") == nil)
    formatter.isPhonetic = true
    #expect(formatter.string(from: name).isEmpty)
  }

  @Test func `lists have a conjunction before the last item`() {
    #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
    let formatter = ListFormatter()
    #expect(formatter.string(from: []) == nil)
    formatter.locale = german
    let numbers = NumberFormatter()
    numbers.minimumIntegerDigits = 2
    formatter.itemFormatter = numbers
    #expect(formatter.string(from: [1, 2]) == "01 und 02")
    #expect(formatter.string(for: 3) == nil)
  }

  @Test func `dates are formatted relative to another`() {
    let formatter = RelativeDateTimeFormatter()
    let now = Date(timeIntervalSinceReferenceDate: 0)
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "1 day ago")
    #expect(formatter.localizedString(from: DateComponents(month: 2, day: 3)) == "in 2 months")
    #expect(formatter.localizedString(fromTimeInterval: 7200) == "in 2 hours")
    #expect(formatter.localizedString(for: now - 180, relativeTo: now) == "3 minutes ago")
    #expect(formatter.localizedString(fromTimeInterval: .nan).isEmpty)
    formatter.dateTimeStyle = .named
    formatter.locale = german
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "gestern")
    formatter.formattingContext = .beginningOfSentence
    #expect(formatter.localizedString(from: DateComponents(day: 1)) == "Morgen")
    formatter.formattingContext = .unknown
    formatter.locale = Locale(identifier: "en_US")
    formatter.unitsStyle = .spellOut
    #expect(formatter.localizedString(from: DateComponents(year: 2)) == "in two years")
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(from: DateComponents(hour: -3)) == "3 hr. ago")
  }

  @Test func `an interval within a month names the month once`() {
    let formatter = StageDateIntervalFormatter()
    formatter.timeZone = .gmt
    formatter.timeStyle = .none
    let start = Date(timeIntervalSince1970: 0)
    #expect(formatter.string(from: start, to: start + 2 * 86400).hasPrefix("Jan 1"))
    formatter.locale = german
    let german = formatter.string(for: DateInterval(start: start, duration: 2 * 86400))
    #expect(german == "01.–03.01.1970")
    formatter.locale = nil
    #expect(formatter.locale.identifier == "en_US")
  }

  @Test func `lengths, masses, energies and byte counts use the stage's locale`() {
    #expect(StageLengthFormatter().string(fromValue: 1.5, unit: .kilometer) == "1.5 km")
    #expect(StageMassFormatter().string(fromKilograms: 1) == "2.205 lb")
    #expect(StageEnergyFormatter().string(fromValue: 2, unit: .kilojoule) == "2 kJ")
    #expect(StageByteCountFormatter.string(fromByteCount: 1_500_000, countStyle: .file) == "1.5 MB")
    let length = StageLengthFormatter()
    length.numberFormatter.locale = german
    length.unitStyle = .long
    #expect(length.string(fromValue: 2.5, unit: .mile) == "2,5 Meilen")
  }
}
