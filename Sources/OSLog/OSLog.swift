// A log with a subsystem and a category.

public import Foundation

/// A log, which writes each message as a line on the standard error stream
/// ([Apple](https://developer.apple.com/documentation/os/oslog)).
open class OSLog: NSObject, @unchecked Sendable {
  // Unchecked: the properties are constants.
  private let place: String
  private let isEnabled: Bool

  /// The log of messages without a subsystem.
  public static let `default` = OSLog(place: "", isEnabled: true)
  /// A log that writes nothing.
  public static let disabled = OSLog(place: "", isEnabled: false)

  private init(place: String, isEnabled: Bool) {
    self.place = place
    self.isEnabled = isEnabled
  }

  /// Makes a log whose lines begin with `[subsystem:category]`.
  public init(subsystem: String, category: String) {
    place = "\(subsystem):\(category)"
    isEnabled = true
  }

  /// Whether messages are written. The level makes no difference.
  open func isEnabled(type: OSLogType) -> Bool { isEnabled }

  func write(_ message: String, _ level: OSLogType = .default, from source: String = "") {
    guard isEnabled, !LogRecord.areSilent else { return }
    let record = LogRecord(level: level, place: place, text: message, source: source)
    // A message that cannot be written, as the stream is closed or full, is dropped.
    try? FileHandle.standardError.write(contentsOf: Data(record.line.utf8))
  }
}
