// The functions that log a formatted message.

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// Logs a message ([Apple](https://developer.apple.com/documentation/os/os_log)). `%{public}@` and the like are read as
/// `%@`; `dso` has no effect; the console leads to `line` of `file`.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...,
  file: StaticString = #filePath, line: Int = #line
) {
  log.write(OSLogFormat.text("\(message)", args), type, from: "\(file):\(line)")
}

/// Logs a message at a level. `%{public}@` and the like are read as `%@`; `dso` has no effect; the console leads to
/// `line` of `file`.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...,
  file: StaticString = #filePath, line: Int = #line
) {
  log.write(OSLogFormat.text("\(message)", args), type, from: "\(file):\(line)")
}
