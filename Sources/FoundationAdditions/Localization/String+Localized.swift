// Localized strings with interpolated values.

extension String {
  /// Creates a localized string: looks up the key in a string table, and formats the interpolated values by the result.
  ///
  /// The key of `"Hello \(name), \(3)"` is `Hello %@, %lld`. An unknown key is the format itself
  /// ([Apple](https://developer.apple.com/documentation/swift/string/init(localized:table:bundle:locale:comment:))).
  ///
  /// - Parameters:
  ///   - keyAndValue: The key with the values.
  ///   - table: The table's file name without extension. Default: nil, `Localizable`.
  ///   - bundle: The bundle with the table. Default: nil, the main bundle, whose tables lie beside the sources.
  ///   - locale: The locale that numbers are formatted for. Default: the stage's.
  ///   - comment: A note for translators, which is ignored.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = StageLocale.current, comment: StaticString? = nil
  ) {
    self = keyAndValue.text(
      forKey: keyAndValue.key, nil, table: table, bundle: bundle, locale: locale)
  }

  /// Creates a localized string as `init(localized:table:bundle:locale:comment:)` does, with a separate key. An unknown
  /// key gives `defaultValue`.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = StageLocale.current, comment: StaticString? = nil
  ) {
    self = defaultValue.text(
      forKey: key.description, defaultValue.key, table: table, bundle: bundle, locale: locale)
  }

  /// Formats values by the format of a string table, in the plural form of the values.
  package init(stageFormat format: String, locale: Locale?, _ values: [any CVarArg]) {
    self =
      PluralText.text(of: format, with: values, locale: locale)
      ?? String(format: format, locale: locale, arguments: values)
  }

  /// A localization key with its interpolated values
  /// ([Apple](https://developer.apple.com/documentation/swift/string/localizationvalue)).
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// An interpolated value.
    fileprivate enum Argument: Equatable, Sendable {
      case text(String)
      case integer(Int64)
      case unsigned(UInt64)
      case number(Double)

      var value: any CVarArg {
        switch self {
        case .text(let text): text as NSString
        case .integer(let integer): integer
        case .unsigned(let integer): integer
        case .number(let number): number
        }
      }
    }

    /// The key, a format with a specifier for each value.
    fileprivate let key: String
    private let arguments: [Argument]

    /// Creates a key without values.
    public init(_ value: String) {
      self.init(stringLiteral: value)
    }

    public init(stringLiteral value: String) {
      (key, arguments) = (value, [])
    }

    /// Creates a key from an interpolated string literal.
    public init(stringInterpolation: StringInterpolation) {
      (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
    }

    /// Returns the localized string. A key without values is not a format, so that `%` stands for itself.
    fileprivate func text(
      forKey name: String, _ value: String?, table: String?, bundle: Bundle?, locale: Locale
    ) -> String {
      let format = (bundle ?? .main).stageString(forKey: name, value: value, table: table)
      if arguments.isEmpty { return format }
      return String(stageFormat: format, locale: locale, arguments.map(\.value))
    }

    /// Collects the literals and values of an interpolated string literal as a format and its arguments.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate var key = ""
      fileprivate var arguments: [Argument] = []

      public init(literalCapacity: Int, interpolationCount: Int) {
        key.reserveCapacity(literalCapacity + interpolationCount * 4)
      }

      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }

      /// Appends a string as `%@`.
      public mutating func appendInterpolation(_ string: String) { append("%@", .text(string)) }

      /// Appends a signed integer as `%lld`.
      public mutating func appendInterpolation(_ value: some SignedInteger & FixedWidthInteger) {
        append("%lld", .integer(Int64(truncatingIfNeeded: value)))
      }

      /// Appends an unsigned integer as `%llu`.
      public mutating func appendInterpolation(_ value: some UnsignedInteger & FixedWidthInteger) {
        append("%llu", .unsigned(UInt64(truncatingIfNeeded: value)))
      }

      /// Appends a number as `%lf`.
      public mutating func appendInterpolation(_ value: Double) { append("%lf", .number(value)) }

      /// Appends a number as `%f`.
      public mutating func appendInterpolation(_ value: Float) {
        append("%f", .number(Double(value)))
      }

      /// Appends a number as `%lf`.
      public mutating func appendInterpolation(_ value: CGFloat) {
        append("%lf", .number(Double(value)))
      }

      /// Appends a number with a specifier of `String(format:)`, such as `%.2f`.
      public mutating func appendInterpolation(_ value: Double, specifier: String) {
        append(specifier, .number(value))
      }

      /// Appends an integer with a specifier of `String(format:)`, such as `%03lld`.
      public mutating func appendInterpolation(
        _ value: some SignedInteger & FixedWidthInteger, specifier: String
      ) {
        append(specifier, .integer(Int64(truncatingIfNeeded: value)))
      }

      /// Appends a value formatted by a style, as `%@`.
      public mutating func appendInterpolation<Style: FormatStyle>(
        _ input: Style.FormatInput, format: Style
      ) where Style.FormatOutput == String {
        append("%@", .text(StageFormat.text(of: input, format)))
      }

      /// Appends the description of any other value, as `%@`.
      public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
        append("%@", .text(value.description))
      }

      private mutating func append(_ specifier: String, _ argument: Argument) {
        key += specifier
        arguments.append(argument)
      }
    }
  }
}
