// A logger of interpolated messages.

/// Logs messages, each as a line on the standard error stream
/// ([Apple](https://developer.apple.com/documentation/os/logger)). The methods differ by level, which
/// the console shows and the line does not.
public struct Logger: Sendable {
  private let log: OSLog

  /// Makes a logger without a subsystem.
  public init() { log = .default }
  /// Makes a logger that writes to a log.
  public init(_ logObj: OSLog) { log = logObj }
  /// Makes a logger whose lines begin with `[subsystem:category]`.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  public func `log`(_ message: OSLogMessage) { log.write(message.text) }
  public func `log`(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
  public func notice(_ message: OSLogMessage) { log.write(message.text) }
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}
