// The system's figures about a running process.

internal import CoreGraphics

/// A process's threads, children, time and memory, from `/proc`.
enum ProcessTime {
  /// Seconds that the process's threads have run so far.
  static func seconds(of process: Int32) -> Double {
    threads(of: process).map { thread in
      (words("\(thread)/schedstat").first.flatMap { Double($0) } ?? 0) * 1e-9
    }.reduce(0, +)
  }

  /// The agents of a window.
  static func agents(of window: Int32) -> [Int32] { started(by: window, named: "vitrine-agent") }

  /// The processes of a name that a program has started: above each is a supervisor.
  static func started(by program: Int32, named name: String) -> [Int32] {
    children(of: program).flatMap(children).filter { process in
      (try? String(contentsOfFile: "/proc/\(process)/comm", encoding: .utf8)) == name + "\n"
    }
  }

  /// The path of a process's program and its arguments; nil where it has ended.
  static func commandLine(of process: Int32) -> [String]? {
    FileManager.default.contents(atPath: "/proc/\(process)/cmdline").flatMap { bytes in
      let words = bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      return words.isEmpty ? nil : words
    }
  }

  /// The processes that its threads started.
  private static func children(of process: Int32) -> [Int32] {
    threads(of: process).flatMap { words("\($0)/children").compactMap { Int32($0) } }
  }

  /// Folders in `/proc`.
  static func threads(of process: Int32) -> [String] {
    let folder = "/proc/\(process)/task"
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).map {
      "\(folder)/\($0)"
    }
  }

  /// The most memory that the process has had so far.
  static func peakMebibytes(of process: Int32) -> Double {
    Double(status("/proc/\(process)/status", "VmHWM").first ?? 0) / 1024
  }

  /// Context switches of all the process's threads so far.
  static func switches(of process: Int32) -> Int {
    threads(of: process).flatMap { status("\($0)/status", "ctxt_switches") }.reduce(0, +)
  }

  /// The numbers in the lines of a file whose name holds a word.
  private static func status(_ file: String, _ word: String) -> [Int] {
    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { $0.contains(word) }.compactMap { line in
      line.split { $0 == "\t" || $0 == " " }.dropFirst().first.flatMap { Int($0) }
    }
  }

  private static func words(_ file: String) -> [Substring] {
    ((try? String(contentsOfFile: file, encoding: .utf8)) ?? "").split(separator: " ")
  }
}
