// The system's log, under Apple's names: what is logged goes to the standard error stream.

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation

/// How grave a line is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(0)
  public static let info = OSLogType(1)
  public static let debug = OSLogType(2)
  public static let error = OSLogType(16)
  public static let fault = OSLogType(17)
}

/// Who logs ([Apple](https://developer.apple.com/documentation/os/oslog)).
open class OSLog: NSObject, @unchecked Sendable {
  // Never written after initialisation, hence `@unchecked Sendable`.
  let prefix: String

  public static let `default` = OSLog(prefix: "")
  /// What takes lines and writes none.
  public static let disabled = OSLog(prefix: nil)
  private let isOn: Bool

  private init(prefix: String?) {
    self.prefix = prefix ?? ""
    isOn = prefix != nil
  }

  public init(subsystem: String, category: String) {
    prefix = "[\(subsystem):\(category)] "
    isOn = true
  }

  /// Lines of every kind are written.
  open func isEnabled(type: OSLogType) -> Bool { isOn }

  func write(_ message: String) {
    guard isOn else { return }
    // A standard error stream that is closed or full is no reason to stop.
    try? FileHandle.standardError.write(contentsOf: Data((prefix + message + "\n").utf8))
  }
}

/// Logs a line: `%{public}@` and the like are read as `%@`.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {
  log.write(OSLogFormat.text("\(message)", args))
}

public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {
  log.write(OSLogFormat.text("\(message)", args))
}

/// Formats of the system's log.
package enum OSLogFormat {
  /// The text without the words in braces, filled with `arguments`.
  package static func text(_ format: String, _ arguments: [any CVarArg]) -> String {
    String(format: format.replacing(/%\{[^}]*\}/, with: "%"), arguments: arguments)
  }
}

/// How private a value in a line is; all are written.
public struct OSLogPrivacy: Sendable {
  public static let `public` = OSLogPrivacy()
  public static let `private` = OSLogPrivacy()
  public static let sensitive = OSLogPrivacy()
  public static let auto = OSLogPrivacy()
}

/// A line with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
    ) {
      text += "\(value())"
    }
  }

  package let text: String
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}

/// Logs lines ([Apple](https://developer.apple.com/documentation/os/logger)).
public struct Logger: Sendable {
  private let log: OSLog

  public init() { log = .default }
  public init(_ logObj: OSLog) { log = logObj }
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  public func `log`(_ message: OSLogMessage) { log.write(message.text) }
  public func `log`(level: OSLogType, _ message: OSLogMessage) { log.write(message.text) }
  public func trace(_ message: OSLogMessage) { log.write(message.text) }
  public func debug(_ message: OSLogMessage) { log.write(message.text) }
  public func info(_ message: OSLogMessage) { log.write(message.text) }
  public func notice(_ message: OSLogMessage) { log.write(message.text) }
  public func warning(_ message: OSLogMessage) { log.write(message.text) }
  public func error(_ message: OSLogMessage) { log.write(message.text) }
  public func critical(_ message: OSLogMessage) { log.write(message.text) }
  public func fault(_ message: OSLogMessage) { log.write(message.text) }
}
