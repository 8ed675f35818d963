// Texts with values in them, in the user's language.

extension String {
  /// The text of a key in a table, with the values of the key's places in it.
  ///
  /// The key of `"Hello \(name), \(3)"` is `Hello %@, %lld`; without a text for it the key is the text
  /// ([Apple](https://developer.apple.com/documentation/swift/string/init(localized:table:bundle:locale:comment:))).
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, with the values.
  ///   - table: The file's name without an extension; nil is `Localizable`.
  ///   - bundle: Nil is the main one, whose tables lie beside the sources.
  ///   - locale: For numbers.
  ///   - comment: For those who translate.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = StageLocale.current, comment: StaticString? = nil
  ) {
    self = keyAndValue.text(
      forKey: keyAndValue.key, nil, table: table, bundle: bundle, locale: locale)
  }

  /// The same with a key that is not the text itself.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = StageLocale.current, comment: StaticString? = nil
  ) {
    self = defaultValue.text(
      forKey: key.description, defaultValue.key, table: table, bundle: bundle, locale: locale)
  }

  /// A format of a table with values, in the form that goes with these.
  package init(stageFormat format: String, locale: Locale?, _ values: [any CVarArg]) {
    self =
      VariedText.text(of: format, with: values, locale: locale)
      ?? String(format: format, locale: locale, arguments: values)
  }

  /// A key with the values of its places
  /// ([Apple](https://developer.apple.com/documentation/swift/string/localizationvalue)).
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// A value in a text.
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

    /// A format: each value is a place in it.
    fileprivate let key: String
    private let arguments: [Argument]

    public init(_ value: String) {
      self.init(stringLiteral: value)
    }

    public init(stringLiteral value: String) {
      (key, arguments) = (value, [])
    }

    public init(stringInterpolation: StringInterpolation) {
      (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
    }

    /// A key without values is no format: a `%` in it is one.
    fileprivate func text(
      forKey name: String, _ value: String?, table: String?, bundle: Bundle?, locale: Locale
    ) -> String {
      let format = (bundle ?? .main).stageString(forKey: name, value: value, table: table)
      if arguments.isEmpty { return format }
      return String(stageFormat: format, locale: locale, arguments.map(\.value))
    }

    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate var key = ""
      fileprivate var arguments: [Argument] = []

      public init(literalCapacity: Int, interpolationCount: Int) {
        key.reserveCapacity(literalCapacity + interpolationCount * 4)
      }

      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }

      public mutating func appendInterpolation(_ string: String) { append("%@", .text(string)) }

      public mutating func appendInterpolation(_ value: some SignedInteger & FixedWidthInteger) {
        append("%lld", .integer(Int64(truncatingIfNeeded: value)))
      }

      public mutating func appendInterpolation(_ value: some UnsignedInteger & FixedWidthInteger) {
        append("%llu", .unsigned(UInt64(truncatingIfNeeded: value)))
      }

      public mutating func appendInterpolation(_ value: Double) { append("%lf", .number(value)) }

      public mutating func appendInterpolation(_ value: Float) {
        append("%f", .number(Double(value)))
      }

      public mutating func appendInterpolation(_ value: CGFloat) {
        append("%lf", .number(Double(value)))
      }

      /// A number in a form of `String(format:)`, such as `%.2f`.
      public mutating func appendInterpolation(_ value: Double, specifier: String) {
        append(specifier, .number(value))
      }

      public mutating func appendInterpolation(
        _ value: some SignedInteger & FixedWidthInteger, specifier: String
      ) {
        append(specifier, .integer(Int64(truncatingIfNeeded: value)))
      }

      public mutating func appendInterpolation<Style: FormatStyle>(
        _ input: Style.FormatInput, format: Style
      ) where Style.FormatOutput == String {
        append("%@", .text(StageFormat.text(of: input, format)))
      }

      /// Anything else as its description.
      public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
        append("%@", .text(value.description))
      }

      private mutating func append(_ place: String, _ argument: Argument) {
        key += place
        arguments.append(argument)
      }
    }
  }
}
