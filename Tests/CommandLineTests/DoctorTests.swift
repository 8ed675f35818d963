// The rows of `doctor` about a display: for each matter the finding, the choice, and why.

import Foundation
import TestSupport
import Testing

@Suite(.serialized) struct DoctorTests {
  /// The lines of a display of its own, by name.
  private func lines(
    _ server: PrivateXServer, environment: [String: String] = [:]
  ) throws -> [String: String] {
    let display = ["DISPLAY": server.display, "XDG_STATE_HOME": "/nowhere"]
    let outcome = try Program.run("doctor", environment: display.merging(environment) { $1 })
    try #require(outcome.status == 0, "\(outcome.errors)")
    let pairs = outcome.output.split(separator: "\n").compactMap { line in
      line.firstRange(of: "  ").map { gap in
        (
          String(line[..<gap.lowerBound]),
          line[gap.upperBound...].trimmingCharacters(in: .whitespaces)
        )
      }
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  @Test func `every matter of a window has its line`() throws {
    let lines = try lines(PrivateXServer())
    let says: [(String, String)] = [
      // Pixels and how they come onto the screen.
      ("visual", "depth 24, 32 bits a pixel, lowest byte first, drawn in place; the screen's own"),
      ("MIT-SHM", "attached, put and read back"), ("segments", "0600"), ("buffers", "three"),
      ("growth", "half as large again"), ("pace", "Present 1"),
      ("pace", "the time at which it will be seen"), ("tearing", "nobody composes"),
      ("damage", "8 rectangles at most"), ("damage", "without drawing"),
      ("hiding", "nobody tells what else is hidden"), ("resizing", "basic and extended"),
      ("scale", "1.00, default, as no VITRINE_SCALE, XSETTINGS and Xft.dpi say one"),
      // Manners.
      ("window manager", "none"), ("introduction", "icons of 16, 32"), ("closing", "_NET_WM_PING"),
      ("full screen", "no:"),
      ("launch", "not from a desktop"), ("state", "/nowhere/vitrine/window"),
      // Input.
      ("keyboard", "layouts us, Alt is Mod1, Super is Mod4"), ("key repeat", "detectable"),
      ("pointer", "XInput 2"), ("touch", "no touch screen now"), ("cursors", ""),
      ("drops", "XDND 5"), ("clipboard", "nobody has copied anything"), ("typing", ""),
      ("libraries", "libXrandr"), ("assistive technologies", "told of"),
      ("pointer", "the places on the way"),
      // Fonts.
      ("font", "Inter"), ("scripts", "font for"), ("emoji", "Noto Color Emoji"),
      // Faults.
      ("threads", "one alone speaks to the X server"), ("screen", "followed"),
      ("X errors", "none"), ("X errors before", "none"), ("lost server", "69"),
    ]
    for (name, words) in says {
      let line = try #require(lines[name], "no line \(name)")
      #expect(words.isEmpty ? !line.isEmpty : line.contains(words), "\(name): \(line)")
    }
  }

  @Test func `what a server lacks is said, and what is done instead`() throws {
    let server = try PrivateXServer(["-extension", "MIT-SHM"], screen: "640x480x16")
    let lines = try lines(server)
    #expect(
      lines["visual"]?.contains(
        "depth 16, 16 bits a pixel, lowest byte first, converted with an ordered dither") == true)
    #expect(lines["MIT-SHM"]?.contains("off, the server has no MIT-SHM extension") == true)
    #expect(lines["segments"] == "none")
    #expect(lines["buffers"]?.contains("what differs from the frame before is sent") == true)
  }

  @Test(.enabled(if: IPCNamespace.isAllowed, "no namespaces may be made here"))
  func `a segment of the same number on another machine is not taken for ours`() throws {
    let server = try PrivateXServer(wrapper: IPCNamespace.decoy)
    let outcome = try Program.run(
      ["--ipc", Program.path, "doctor"], environment: ["DISPLAY": server.display],
      program: "/usr/bin/unshare")
    #expect(
      outcome.output.contains("off, the server reads other memory than ours"), "\(outcome.output)")
  }

  @Test func `what nobody can make sense of is said, and left out`() throws {
    let server = try PrivateXServer()
    let lines = try lines(server, environment: ["VITRINE_SCALE": "wide", "VITRINE_PACE": "brisk"])
    #expect(lines["scale"]?.hasPrefix("1.00, default; VITRINE_SCALE “wide” is no scale") == true)
    #expect(lines["pace"]?.contains("VITRINE_PACE “brisk” is no pace") == true)
  }

  @Test(.enabled(if: IPCNamespace.isAllowed, "no namespaces may be made here"))
  func `libraries that are not installed are named, and what is done instead`() throws {
    let server = try PrivateXServer()
    let hidden = "libXi.so.6 libXrandr.so.2 libXpresent.so.1 libXcursor.so.1"
    let script = """
      for name in \(hidden); do
        for file in /usr/lib/*/$name /usr/lib64/$name; do
          if [ -e "$file" ]; then mount --bind /dev/null "$(readlink -f "$file")"; fi
        done
      done
      exec "$@"
      """
    let outcome = try Program.run(
      ["--mount", "sh", "-c", script, "sh", Program.path, "doctor"],
      environment: ["DISPLAY": server.display, "VITRINE_PACE": "present"],
      program: "/usr/bin/unshare")
    #expect(outcome.status == 0, "\(outcome.errors)")
    for words in [
      "60 frames a second; libXpresent is not installed", "libXrandr is not installed",
      "core events, whole notches: libXi is not installed",
      "the server's own shapes: libXcursor is not installed",
      "not installed: libXi, libXrandr, libXpresent, libXcursor",
    ] {
      #expect(outcome.output.contains(words), "\(outcome.output)")
    }
  }

  @Test func `without a display it says so, and what the last window left`() throws {
    let outcome = try Program.run(
      "doctor", environment: ["DISPLAY": ":4094", "XDG_STATE_HOME": "/nowhere"])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("no X server answers at “:4094”"))
    #expect(outcome.output.contains("/nowhere/vitrine/window: no window's place yet"))
    #expect(outcome.output.contains("X errors before  none"))
  }

  @Test func `what others say stays on its line and does nothing to the terminal`() throws {
    let server = try PrivateXServer()
    let evil = "\u{1B}[31m\nfake line"
    let environment = [
      "DISPLAY": server.display, "DESKTOP_STARTUP_ID": evil, "VITRINE_PACE": evil,
      "VITRINE_SCALE": evil,
    ]
    for variables in [environment, ["DISPLAY": server.display, "VITRINE_VISUAL": evil]] {
      let outcome = try Program.run("doctor", environment: variables)
      let lines = outcome.output.split(separator: "\n")
      #expect(lines.count > 5 && !lines.contains { $0.hasPrefix("fake") }, "\(outcome.output)")
      #expect(!outcome.output.contains("\u{1B}"))
    }
  }

  @Test(arguments: ["VITRINE_SCALE", "VITRINE_VISUAL", "VITRINE_PACE"])
  func `an empty wish is none`(name: String) throws {
    let lines = try lines(PrivateXServer(), environment: [name: ""])
    #expect(lines["visual"]?.hasSuffix("the screen's own") == true)
    #expect(lines["scale"]?.contains("followed while it changes") == true)
    #expect(lines.values.allSatisfy { !$0.contains("VITRINE_PACE") && !$0.contains("“”") })
  }

  @Test func `the other byte order is said`() throws {
    let server = try PrivateXServer()
    let disguise = PixelDisguise(bitsPerPixel: 24, isLittleEndian: false)
    let proxy = try #require(XProxy(to: server, disguise: disguise))
    let outcome = try Program.run("doctor", environment: ["DISPLAY": proxy.display])
    #expect(outcome.output.contains("24 bits a pixel, highest byte first, converted;"))
  }

  @Test(.enabled(if: IPCNamespace.isAllowed, "no namespaces may be made here"))
  func `that the kernel allows no segment is said`() throws {
    let server = try PrivateXServer(wrapper: IPCNamespace.wrapper(segments: 0))
    let joining = IPCNamespace.joining(server.identifier)
    let outcome = try Program.run(
      joining.dropFirst() + [Program.path, "doctor"], environment: ["DISPLAY": server.display],
      program: joining[0])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("off, no segment of"), "\(outcome.output)")
  }

  @Test func `what somebody asks for is the reason`() throws {
    let server = try PrivateXServer()
    let lines = try lines(
      server,
      environment: [
        "VITRINE_NO_SHM": "1", "VITRINE_SCALE": "1.25", "VITRINE_VISUAL": "32",
        "VITRINE_PACE": "fixed",
        "DESKTOP_STARTUP_ID": "launch-7",
      ])
    #expect(lines["MIT-SHM"]?.contains("off, VITRINE_NO_SHM=1") == true)
    #expect(lines["scale"]?.contains("1.25, VITRINE_SCALE 1.25") == true)
    #expect(lines["visual"]?.contains("depth 32") == true)
    #expect(lines["visual"]?.contains("VITRINE_VISUAL=32") == true)
    #expect(lines["pace"]?.contains("60 frames a second; VITRINE_PACE=fixed") == true)
    #expect(lines["launch"]?.contains("launch-7") == true)
  }
}
