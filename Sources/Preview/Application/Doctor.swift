// `vitrine doctor`: what was found on this machine, and what follows from it.

internal import AccessibilityBus
internal import Building
internal import CLinux
internal import CoreGraphics
internal import Messages
internal import SourcePages
package import Stage
internal import Typesetting
internal import X11Windowing

/// The facts that decide how the program runs here.
@MainActor
package enum Doctor {
  /// A line a fact: a name, what was found, and why it matters where that is not plain.
  package static func report(options: StageOptions) -> String {
    let facts = displayFacts() + fontFacts() + programFacts(options)
    let width = facts.map(\.name.count).max() ?? 0
    return facts.map { fact in
      fact.name + String(repeating: " ", count: width - fact.name.count + 2) + fact.finding
    }.joined(separator: "\n")
  }

  private struct Fact {
    let name: String
    let finding: String

    /// A finding may quote what others say.
    init(name: String, finding: String) {
      self.name = name
      self.finding = finding.printable
    }
  }

  private static func displayFacts() -> [Fact] {
    let connection: X11Connection
    do throws(X11Error) {
      connection = try X11Connection()
    } catch {
      return [
        Fact(name: "display", finding: "\(error); snapshot, record and inspect work without one")
      ] + stateFacts()
    }
    defer { connection.close() }
    let facts =
      serverFacts(connection.report, connection) + frameFacts(connection)
      + scaleFacts(connection.report) + windowManagerFacts(connection) + inputFacts(connection)
    // Whatever was wrong with a question has been told by now.
    connection.synchronize()
    return facts + stateFacts() + [
      Fact(name: "X errors", finding: faults(connection.faultDescriptions)),
      Fact(
        name: "lost server",
        finding: "the window's state is written and the status is 69, where Xlib alone would exit"),
    ]
  }

  /// The server, its screen, and the memory that frames go through.
  private static func serverFacts(_ report: X11Report, _ connection: X11Connection) -> [Fact] {
    [
      Fact(name: "display", finding: "\(report.display), \(report.vendor) \(report.release)"),
      Fact(
        name: "screen", finding: "\(report.screenSize) pixels, followed while screens come and go"),
      Fact(
        name: "visual",
        finding: "\(report.visual), \(connection.pixelDescription); \(report.visualReason)"),
      Fact(name: "MIT-SHM", finding: sharedMemory(report.sharedMemory)),
      Fact(name: "segments", finding: segments(report)),
      Fact(name: "buffers", finding: buffers(report)),
    ]
  }

  /// The path of a frame to the screen.
  private static func frameFacts(_ connection: X11Connection) -> [Fact] {
    [
      Fact(name: "growth", finding: SurfaceCapacity.description),
      Fact(name: "damage", finding: connection.damageDescription),
      Fact(name: "pace", finding: connection.paceDescription),
      Fact(name: "tearing", finding: connection.shownDescription),
      Fact(name: "hiding", finding: connection.hidingDescription),
      Fact(name: "resizing", finding: connection.resizingDescription),
    ]
  }

  private static func scaleFacts(_ report: X11Report) -> [Fact] {
    let isFollowed = nonemptyEnvironmentVariable("VITRINE_SCALE") == nil
    return [
      Fact(
        name: "scale",
        finding: "\(DecimalFigures.fixed(report.scale, places: 2)), \(report.scaleSource)"
          + (isFollowed ? "; followed while it changes" : ""))
    ]
  }

  private static func windowManagerFacts(_ connection: X11Connection) -> [Fact] {
    [
      Fact(name: "window manager", finding: connection.managerDescription),
      Fact(name: "introduction", finding: introduction()),
      Fact(name: "closing", finding: connection.closingDescription),
      Fact(name: "full screen", finding: connection.fullScreenDescription),
      Fact(name: "launch", finding: launch()),
    ]
  }

  /// Keys, pointer, drops, clipboard, and the libraries for them.
  private static func inputFacts(_ connection: X11Connection) -> [Fact] {
    [
      Fact(name: "keyboard", finding: connection.keyboardDescription),
      Fact(
        name: "key repeat",
        finding: connection.report.hasDetectableAutoRepeat
          ? "detectable: held keys repeat without releases"
          : "plain: a release with a press of its key at the same time behind it is a repetition"),
      Fact(name: "pointer", finding: connection.pointingDescription),
      Fact(name: "touch", finding: connection.touchDescription),
      Fact(
        name: "drops",
        finding: "XDND \(connection.dragVersion): Swift files and folders, opened in the window"),
      Fact(name: "clipboard", finding: connection.clipboardDescription),
      Fact(name: "cursors", finding: connection.cursorDescription),
      Fact(name: "typing", finding: connection.textInputDescription),
      Fact(name: "libraries", finding: connection.libraryDescription),
      Fact(
        name: "assistive technologies",
        finding: AccessibilityBus.description(environmentVariable)),
    ]
  }

  private static func faults(_ faults: [String]) -> String {
    faults.isEmpty ? "none" : faults.joined(separator: "; ")
  }

  /// The state that the last window left.
  private static func stateFacts() -> [Fact] {
    let file = WindowStateFile(variable: environmentVariable)
    guard let path = file.path else {
      return [
        Fact(
          name: "state",
          finding: "not kept: neither XDG_STATE_HOME nor HOME names a folder for it")
      ]
    }
    var complaint: String?
    let state = file.read { complaint = $0 }
    let place = state.frame.map { "the window was \($0.width)×\($0.height) at \($0.x), \($0.y)" }
    return [
      Fact(name: "state", finding: complaint ?? "\(path): \(place ?? "no window's place yet")"),
      Fact(name: "X errors before", finding: faults(state.faults)),
    ]
  }

  /// The facts about the window that window managers and docks are told.
  private static func introduction() -> String {
    let sides = WindowIcon.sides.map(String.init).joined(separator: ", ")
    return "class Vitrine, a title in UTF-8, icons of \(sides) pixels, at least "
      + "\(Application.minimumSize) pixels large"
  }

  /// Whether a desktop waits for the window.
  private static func launch() -> String {
    environmentVariable("DESKTOP_STARTUP_ID").map {
      "of “\($0)”, which the desktop is told the end of"
    } ?? "not from a desktop: nobody waits for the window"
  }

  private static func sharedMemory(_ state: X11Report.SharedMemory) -> String {
    switch state {
    case .works(let version):
      "version \(version), attached, put and read back: frames are drawn in memory the server reads"
    case .off(let reason):
      "off, \(reason): frames go through the connection, no faster than it takes them"
    }
  }

  private static func segments(_ report: X11Report) -> String {
    guard report.sharedMemory.works else { return "none" }
    let limit = try? String(contentsOfFile: "/proc/sys/kernel/shmmni", encoding: .utf8)
    let found = limit.map { "the kernel allows \($0.trimmingCharacters(in: .newlines)); " } ?? ""
    return found + "of mode 0600, marked for removal at once: they go with the last process"
  }

  private static func buffers(_ report: X11Report) -> String {
    report.sharedMemory.works
      ? "two, three while something moves, each made when those there are still being read; none is "
        + "drawn in before the server has read it; without shared memory they would go in requests of at "
        + "most \(report.maximumRequestBytes / 1024) KiB"
      : "two; what differs from the frame before is sent in requests of at most "
        + "\(report.maximumRequestBytes / 1024) KiB"
  }

  private static func fontFacts() -> [Fact] {
    do throws(FontError) {
      let face = try FontCatalog.system()
      return [
        Fact(name: "font", finding: face.postScriptName),
        Fact(name: "scripts", finding: ScriptCoverage.sentence(of: face)),
        Fact(
          name: "emoji",
          finding: FontCatalog.emoji.map(\.familyName)
            ?? "no font: emoji are boxes (package \(ScriptCoverage.emojiPackage))"),
      ]
    } catch {
      return [Fact(name: "font", finding: "\(error)")]
    }
  }

  private static func programFacts(_ options: StageOptions) -> [Fact] {
    let damage = options.repaintsEverything ? "everything (VITRINE_DAMAGE=full)" : "what changed"
    return [
      Fact(
        name: "threads",
        finding: "\(options.threads) for large repaints; one alone speaks to the X server"),
      Fact(name: "repaints", finding: damage),
      Fact(name: "compiler", finding: compiler()),
      Fact(
        name: "isolation", finding: AgentConfinement(landlock: linux_landlock_version()).sentence),
      Fact(
        name: "system calls",
        finding: linux_has_filters() == 1
          ? "filtered: sources' code traces no process, sets no limit of another one, leaves no segments "
            + "of memory, changes no modes, owners and times of files, and makes no sockets but, with "
            + "--allow-network, the network's"
          : "not filtered: this kernel has no seccomp"),
      Fact(
        name: "memory",
        finding: memory()),
      Fact(
        name: "agents",
        finding:
          "each build's code, and each compiler, under a supervisor: all that it starts ends with it, and with "
          + "this program"),
    ]
  }

  /// The bound of sources' code.
  private static func memory() -> String {
    let limit = AgentLimits(AgentPermissions(), sources: []).memory ?? 0
    let keeper =
      switch ControlGroups.place {
      case .folder(let path): "by a control group of the kernel's, in \(path)"
      case .none(let reason): "counted while it works, for \(reason)"
      }
    return
      "\(limit >> 20) MiB at most for sources' code, with memory that it shares and what it starts, \(keeper); "
      + "as many of files; VITRINE_MEMORY sets another limit"
  }

  /// The Swift compiler on the search path.
  private static func compiler() -> String {
    let folders = (environmentVariable("PATH") ?? "").split(separator: ":")
    let found = folders.map { "\($0)/swiftc" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
    return found ?? "no swiftc on PATH; the gallery needs none"
  }
}
