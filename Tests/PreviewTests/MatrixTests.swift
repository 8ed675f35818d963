// The window on every kind of server: what it shows is the headless frame, through that screen's own
// converter.

internal import CXTest
import CoreGraphics
import Preview
import Stage
import TestSupport
import Testing
import Windowing
import X11Windowing

/// One server, and how the program runs on it.
struct MatrixCase: Hashable, Sendable, CustomTestStringConvertible {
  enum Host: String, CaseIterable, Sendable {
    case plain = "Xvfb"
    case managed = "openbox"
    case nested = "Xephyr"
  }

  var host: Host
  /// Of the screen; 32 is a visual with alpha on a screen of 24.
  var depth: Int
  var sharesMemory: Bool
  var scale: Double

  var testDescription: String {
    "\(host.rawValue), depth \(depth), MIT-SHM \(sharesMemory ? "on" : "off"), scale \(scale)"
  }

  /// Whether `make matrix` runs the tests: nothing is left out then.
  static let isWhole = ProcessInfo.processInfo.environment["VITRINE_MATRIX"] == "1"

  /// Every combination, or the few that belong to every run.
  static var all: [MatrixCase] {
    let hosts = isWhole ? Host.allCases : [.plain]
    let depths = isWhole ? [16, 24, 30, 32] : [16, 24, 30]
    let scales = isWhole ? [1, 1.25, 2] : [1.25]
    return hosts.flatMap { host in
      depths.flatMap { depth in
        [true, false].flatMap { sharesMemory in
          scales.map {
            MatrixCase(host: host, depth: depth, sharesMemory: sharesMemory, scale: $0)
          }
        }
      }
    }
  }

  /// High enough for the gallery at scale 2.
  private static let screen = "1000x1600"

  func server() throws -> PrivateXServer {
    let extensions = sharesMemory ? [] : ["-extension", "MIT-SHM"]
    let screen = "\(Self.screen)x\(depth == 32 ? 24 : depth)"
    guard host == .nested else { return try PrivateXServer(extensions, screen: screen) }
    return try PrivateXServer(
      in: PrivateXServer(screen: screen), screen: Self.screen, extensions)
  }
}

/// A real window manager.
final class Openbox {
  private let process = Process()

  /// Runs it until it is let go of, and waits until it manages the screen.
  init(on server: PrivateXServer) throws {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/openbox")
    process.arguments = ["--sm-disable"]
    process.environment = ProcessInfo.processInfo.environment.merging(
      [
        "DISPLAY": server.display, "HOME": "/proc/nonexistent",
        "XDG_CACHE_HOME": "/proc/nonexistent",
      ]
    ) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.runWithAllSignals()
    let hands = try Hands(display: server.display)
    try #require(hands.wait { hands.hasWindowManager })
  }

  deinit {
    kill(process.processIdentifier, SIGTERM)
    process.waitUntilExit()
  }
}

@MainActor @Suite(.serialized, .ownScreenScale) struct MatrixTests {
  @Test(arguments: MatrixCase.all)
  func `the window's pixels are the headless frame's`(each: MatrixCase) throws {
    let server = try each.server()
    let manager = try each.host == .managed ? Openbox(on: server) : nil
    defer { withExtendedLifetime(manager) {} }
    let program = try RunningProgram(
      ["--at", "0", "--scale", "\(each.scale)"],
      environment: each.depth == 32 ? ["VITRINE_VISUAL": "32"] : [:], on: server)
    let hands = program.hands
    #expect(hands.depth == each.depth)
    #expect(program.said.contains(each.sharesMemory ? "MIT-SHM ·" : "XPutImage ·"))
    try expectFirstFrames(program, scale: each.scale, isManaged: each.host == .managed)
  }

  @Test(arguments: [
    PixelDisguise(bitsPerPixel: 24, isLittleEndian: true),
    PixelDisguise(bitsPerPixel: 32, isLittleEndian: false),
    PixelDisguise(bitsPerPixel: 24, isLittleEndian: false),
  ])
  func `pixels of three bytes, and of the other byte order, are the headless frame's`(
    disguise: PixelDisguise
  ) throws {
    let server = try PrivateXServer(screen: "1000x1600x24")
    let proxy = try #require(XProxy(to: server, disguise: disguise))
    let program = try RunningProgram(
      environment: ["DISPLAY": proxy.display, "VITRINE_NO_SHM": "1"], on: server)
    try expectFirstFrames(program)
  }

  @Test(.enabled(if: IPCNamespace.isAllowed, "no namespaces may be made here"))
  func `where the kernel allows no segment frames go through the connection`() throws {
    let server = try PrivateXServer(
      screen: "1000x1600x24", wrapper: IPCNamespace.wrapper(segments: 0))
    let program = try RunningProgram(
      on: server, wrapper: IPCNamespace.joining(server.identifier))
    #expect(program.said.contains("XPutImage ·"))
    try expectFirstFrames(program)
  }

  /// The window shows what a headless one does, from its first frame through two others.
  private func expectFirstFrames(
    _ program: RunningProgram, scale: Double = 1, isManaged: Bool = false
  ) throws {
    let hands = program.hands
    var request = Request.seeded
    request.scale = CGFloat(scale)
    let stamp = hands.stamp()
    let size = PixelSize(width: stamp[3], height: stamp[4])
    let harness = try Harness(request, size: size, scale: CGFloat(scale))
    harness.clock.isPaused = true
    expectEqual("the first frame", hands, harness)
    if isManaged { #expect(hands.takeFocus()) }
    for name in ["Tab", "a second Tab"] {
      hands.press(XK_Tab)
      harness.press(.tab)
      expectEqual(name, hands, harness)
    }
  }

  private func expectEqual(
    _ name: String, _ hands: Hands, _ harness: Harness,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let layout = hands.layout
    #expect(layout != nil, "the window's visual is unknown", sourceLocation: location)
    guard let layout else { return }
    let wanted = Self.numbers(harness.presenter.screen, layout)
    var difference = ""
    let isEqual = hands.wait {
      guard let shown = hands.numbers(harness.presenter.size) else { return false }
      let mask = layout.redMask | layout.greenMask | layout.blueMask
      let places = wanted.indices.filter { wanted[$0] != shown[$0] & mask }
      difference = "\(places.count) pixels differ, the first at \(places.first ?? 0)"
      return places.isEmpty
    }
    #expect(isEqual, "\(name): \(difference)", sourceLocation: location)
  }

  /// The pixels as a screen of that layout stores them.
  private static func numbers(_ pixels: PixelBuffer, _ layout: PixelLayout) -> [UInt32] {
    let converter = layout.isNative ? nil : PixelConverter(layout)
    return (0..<pixels.height).flatMap { y in
      (0..<pixels.width).map { x in
        converter?.value(pixels[x, y], x: x, y: y) ?? pixels[x, y] & 0xFF_FFFF
      }
    }
  }
}

@MainActor
@Suite(
  .serialized, .ownScreenScale, .enabled(if: MatrixCase.isWhole, "make matrix runs it"))
struct RealDesktopTests {
  @Test func `F11 fills the screen and gives the window back`() throws {
    let server = try PrivateXServer()
    let manager = try Openbox(on: server)
    defer { withExtendedLifetime(manager) {} }
    let program = try RunningProgram(on: server)
    let before = Array(program.hands.stamp().dropFirst(3))
    #expect(program.hands.takeFocus())
    program.hands.press(XK_F11)
    #expect(program.hands.wait { program.hands.stamp().dropFirst(3) == [1280, 1024] })
    program.hands.press(XK_F11)
    #expect(program.hands.wait { Array(program.hands.stamp().dropFirst(3)) == before })
  }

  @Test func `a window in a frame comes back where it stood`() throws {
    let server = try PrivateXServer()
    let manager = try Openbox(on: server)
    defer { withExtendedLifetime(manager) {} }
    let state = NSTemporaryDirectory() + "vitrine-framed-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: state) }
    var places: [PixelPoint?] = []
    for _ in 0..<3 {
      let program = try RunningProgram(environment: ["XDG_STATE_HOME": state], on: server)
      if places.isEmpty {
        program.hands.place(PixelRect(x: 300, y: 200, width: 500, height: 400))
      }
      #expect(
        program.hands.wait { program.hands.stamp().dropFirst(3) == [500, 400] })
      places.append(program.hands.origin)
      #expect(program.hands.takeFocus())
      program.hands.press(XK_q)
      #expect(program.finish() == 0)
    }
    #expect(Set(places).count == 1 && places[0] != nil, "\(places)")
  }
}
