// A logger of interpolated messages.

/// Logs messages, each as a line on the standard error stream
/// ([Apple](https://developer.apple.com/documentation/os/logger)). The methods differ by level, which
/// the console shows and the line does not; the console leads to `line` of `file`.
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

  public func `log`(
    _ message: OSLogMessage, file: StaticString = #filePath, line: Int = #line
  ) {
    log.write(message.text, from: "\(file):\(line)")
  }
  public func `log`(
    level: OSLogType, _ message: OSLogMessage, file: StaticString = #filePath, line: Int = #line
  ) {
    log.write(message.text, level, from: "\(file):\(line)")
  }
  public func trace(
    _ message: OSLogMessage, file: StaticString = #filePath, line: Int = #line
  ) {
    log.write(message.text, .debug, from: "\(file):\(line)")
  }
  public func debug(
    _ message: OSLogMessage, file: StaticString = #filePath, line: Int = #line
  ) {
    log.write(message.text, .debug, from: "\(file):\(line)")
  }
  public func info(
    _ message: OSLogMessage, file: StaticString = #filePath, line: Int = #line
  ) {
    log.write(message.text, .info, from: "\(file):\(line)")
  }
  public func notice(
    _ message: OSLogMessage, file: StaticString = #filePath, line: Int = #line
  ) {
    log.write(message.text, from: "\(file):\(line)")
  }
  public func warning(
    _ message: OSLogMessage, file: StaticString = #filePath, line: Int = #line
  ) {
    log.write(message.text, .error, from: "\(file):\(line)")
  }
  public func error(
    _ message: OSLogMessage, file: StaticString = #filePath, line: Int = #line
  ) {
    log.write(message.text, .error, from: "\(file):\(line)")
  }
  public func critical(
    _ message: OSLogMessage, file: StaticString = #filePath, line: Int = #line
  ) {
    log.write(message.text, .fault, from: "\(file):\(line)")
  }
  public func fault(
    _ message: OSLogMessage, file: StaticString = #filePath, line: Int = #line
  ) {
    log.write(message.text, .fault, from: "\(file):\(line)")
  }
}
