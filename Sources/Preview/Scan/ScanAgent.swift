// A child that draws one designable, watched while it does.

internal import CLinux
internal import CoreGraphics
internal import Messages
internal import Windowing

/// An agent for one designable. What its code prints is kept for the report of a crash.
@MainActor
final class ScanAgent {
  /// Why there is no picture.
  enum Trouble: Error {
    case crashed([String])
    case hung(String)
    case refused(String)
  }

  private let process: AgentProcess
  private let log: Int32
  /// Seconds that each answer may take.
  private let limit: Double

  /// The copies that the library is made of.
  private var files: [LoweredFile] = []

  /// Starts the process.
  init(limit: Double) throws(Failure) {
    self.limit = limit
    log = linux_memory_file()
    let output = dup(log)
    guard log >= 0, output >= 0 else { throw Failure(.fault, "there is no memory for a log") }
    process = try AgentProcess(AgentLimits(Request()), log: output)
  }

  /// The process ends with its channel.
  deinit { close(log) }

  /// The designable's frame at time 0, and whether nothing is painted in it.
  func picture(
    of name: String, library: String, files: [LoweredFile], imageFolders: [String]
  ) throws(Trouble) -> (image: CGImage, isBlank: Bool) {
    self.files = files
    _ = try ask(.load(library: library, imageFolders: imageFolders), "being loaded")
    _ = try ask(.show(AgentScene(view: name), state: nil), "making the view")
    _ = try ask(.seek(to: 0), "running")
    guard case .frame(let frame) = try ask(.frame(at: 0), "drawing"),
      let pixels = SharedPixels(frame), let image = pixels.copy(of: frame.index)
    else { throw .refused("the frame cannot be read") }
    return (image, pixels.isClear(frame.index))
  }

  private func ask(_ request: AgentRequest, _ doing: String) throws(Trouble) -> AgentReply {
    process.channel.send(request)
    while true {
      if let reply = process.channel.next(AgentReply.self) {
        if case .changed = reply { continue }
        return try Self.checked(reply)
      }
      if process.channel.isClosed { throw .crashed(report(doing)) }
      var ready: [UInt8] = [0]
      if unsafe linux_wait([process.channel.descriptor], &ready, 1, limit) == 0 {
        throw .hung("no answer in \(Int(limit)) s while \(doing)")
      }
      process.channel.read()
    }
  }

  private static func checked(_ reply: AgentReply) throws(Trouble) -> AgentReply {
    if case .refused(_, let message) = reply { throw .refused(message) }
    return reply
  }

  /// How it ended, and its last words.
  private func report(_ doing: String) -> [String] {
    var text = [UInt8](repeating: 0, count: 1 << 20)
    let count = unsafe pread(log, &text, text.count, 0)
    let lines = String(decoding: text.prefix(max(count, 0)), as: UTF8.self).split(separator: "\n")
    let crash = CrashLog(lines.map(String.init), of: files)
    return [process.awaitedDeath().sentence(doing)] + crash.lines
  }
}
