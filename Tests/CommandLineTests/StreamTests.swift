// Closed and full streams, devices, links and signals: what happens around the program.

import CoreGraphics
import ImageCoding
import TestSupport
import Testing

@Suite struct StreamTests {
  /// Runs a line of the shell in a folder of its own; `$V` is the program. The shell's status, what
  /// it wrote, and the folder.
  private func shell(_ line: String) throws -> (status: Int32, output: String, folder: Scratch) {
    let scratch = try Scratch()
    let outcome = try Program.run(
      ["-c", "exec 2>&1\n" + line], environment: ["V": Program.path], folder: scratch.path,
      program: "/bin/sh")
    return (outcome.status, outcome.output, scratch)
  }

  @Test(arguments: [
    "inspect >/dev/full", "inspect --json >/dev/full", "doctor >/dev/full", "--help >/dev/full",
    "--version >/dev/full", "inspect >&-", "snapshot -o /dev/full",
  ])
  func `output that cannot be written ends with 73 and one line`(line: String) throws {
    let (status, output, _) = try shell("$V " + line)
    #expect(status == 73)
    #expect(output.hasPrefix("vitrine: "))
    #expect(output.split(separator: "\n").count == 1)
  }

  @Test(arguments: [
    ("--nonsense 2>&-", 64), ("--nonsense 2>/dev/full", 64),
    ("-o /proc/nonexistent/a.png 2>&-", 73), ("-o a.png <&- >&- 2>&-", 0),
  ])
  func `a closed error stream changes no status`(line: String, expected: Int32) throws {
    #expect(try shell("$V snapshot " + line).status == expected)
  }

  @Test func `a pipe behind a name is written to and stays`() throws {
    let (status, output, folder) = try shell(
      "mkfifo pipe; cat pipe >copy.png & "
        + "$V snapshot --view UIView --size 4x4 -o pipe; wait; test -p pipe")
    #expect(status == 0, "\(output)")
    #expect(try PNG.decode(folder.data("copy.png")).width == 4)
    #expect(folder.names == ["copy.png", "pipe"])
  }

  @Test func `a file that grows over its limit ends with 73 and leaves nothing`() throws {
    let (status, _, folder) = try shell("ulimit -f 1; $V snapshot --scale 2 -o big.png")
    #expect(status == 73)
    #expect(folder.names.isEmpty)
  }

  @Test(arguments: ["INT", "TERM", "HUP"], ["run", "run.apng"])
  func `an interrupted recording leaves nothing and ends by its signal`(
    signal: String, output: String
  ) throws {
    let (_, text, folder) = try shell(
      """
      trap : \(signal)
      timeout -s \(signal) 0.5 $V record --duration 600 --view UIView -o \(output); echo $?
      """)
    #expect(text.contains("124"), "\(text)")
    #expect(folder.names.isEmpty)
  }

  @Test func `a recording fills the folder that is there, also behind a link`() throws {
    let (status, output, folder) = try shell(
      """
      mkdir real; ln -s real link; R="$V record --view UIView --size 4x4"
      $R --duration 0.1 -o link && $R --duration 0 -o link && test -L link && cd real \
        && $R --duration 0 -o . && ls && touch frame-mine.png && ! $R --duration 0 -o .
      """)
    #expect(status == 0, "\(output)")
    #expect(output.hasPrefix("frame-00000.png\nvitrine: cannot write .: "))
    #expect(folder.names == ["link", "real"])
  }

  @Test(arguments: [
    ("heart.png", "--scale 1", 66), ("heart@2x.png", "--scale 2", 66),
    ("bubble.png", "--view IDLineChartView", 66), ("arrow.png", "--view LDGradientView", 0),
  ])
  func `a missing icon ends with 66 and one line`(
    icon: String, options: String, expected: Int32
  ) throws {
    // All sizes of the bubble have to be gone: one stands in for another.
    let pattern = icon == "bubble.png" ? "bubble*" : icon
    let (status, output, _) = try shell(
      """
      mkdir moved; cp "$V" moved; cp -r "$(dirname "$V")"/vitrine_*.resources moved
      find moved -name '\(pattern)' -delete; moved/vitrine snapshot -o o.png \(options)
      """)
    #expect(status == expected)
    #expect(output.split(separator: "\n").count == (expected == 0 ? 0 : 1), "\(output)")
  }

  /// Whether fonts can be hidden from a program in a mount namespace of its own.
  private static let canHideFonts =
    (try? Program.run(["-rm", "true"], program: "/usr/bin/unshare"))?.status == 0

  @Test(
    .enabled(if: canHideFonts, "this machine allows no mount namespaces"),
    arguments: ["/proc/nonexistent", "/dev/null"])
  func `without any font the program ends with 66 and its own line alone`(
    configuration: String
  ) throws {
    let (_, output, _) = try shell(
      """
      export FONTCONFIG_FILE=\(configuration) XDG_DATA_DIRS=/proc/nonexistent HOME=/proc/nonexistent
      unshare -rm sh -c 'mount -t tmpfs none /usr/share/fonts; "$0" snapshot -o o.png; echo $?' "$V"
      """)
    let lines = output.split(separator: "\n")
    #expect(lines.count == 2, "\(output)")
    #expect(lines.first?.hasPrefix("vitrine: no installed font shows ") == true)
    #expect(lines.last == "66")
  }
}
