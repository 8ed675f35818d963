// Peers in libraries of their own, which `make bench PEERS=all` builds.

internal import CPeers
internal import CoreGraphics
internal import Glibc

/// A peer from a library: see `peer.h`.
@safe
struct LoadedPeer: Peer {
  private let peer: peer

  var name: String { unsafe String(cString: peer.name) }

  /// The peers in the folder that BENCH_PEERS names, in the order of their files; none without it.
  static func all() -> [LoadedPeer] {
    guard let folder = ProcessInfo.processInfo.environment["BENCH_PEERS"], !folder.isEmpty else {
      return []
    }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".so") }.sorted().compactMap {
      LoadedPeer(path: "\(folder)/\($0)")
    }
  }

  private init?(path: String) {
    guard let library = unsafe dlopen(path, RTLD_NOW | RTLD_LOCAL),
      let symbol = unsafe dlsym(library, "vitrine_peer"),
      let function = unsafe unsafeBitCast(symbol, to: vitrine_peer_function?.self),
      let peer = unsafe function()
    else {
      let reason = unsafe dlerror().map { unsafe String(cString: $0) } ?? "it is no peer"
      print("vitrine-bench: \(path) cannot be used: \(reason)")
      return nil
    }
    unsafe self.peer = unsafe peer.pointee
  }

  func drawing(of workload: Workload) -> (any PeerDrawing)? {
    let scenes = workload.lists.map { PeerScene($0, workload.transform) }
    guard scenes.allSatisfy(\.isComplete) else { return nil }
    let drawing = unsafe Drawing(peer, workload, scenes)
    return drawing.drawsFirst ? drawing : nil
  }

  @safe
  private final class Drawing: PeerDrawing {
    private let peer: peer
    private let canvas: UnsafeMutableRawPointer?
    private let scenes: [PeerScene]
    private let count: Int

    init(_ peer: peer, _ workload: Workload, _ scenes: [PeerScene]) {
      unsafe self.peer = unsafe peer
      self.scenes = scenes
      count = workload.width * workload.height
      unsafe canvas = unsafe peer.open(Int32(workload.width), Int32(workload.height))
    }

    deinit { unsafe peer.close(canvas) }

    var drawsFirst: Bool { draw(scenes[0], over: nil) }

    func draw(_ index: Int, over background: RGBA?) { _ = draw(scenes[index], over: background) }

    private func draw(_ scene: PeerScene, over background: RGBA?) -> Bool {
      let background = background.map(peer_color.init) ?? peer_color.none
      return unsafe scene.withItems { items in
        unsafe peer.draw(canvas, background, items.baseAddress, items.count) != 0
      }
    }

    var pixels: [UInt32] {
      unsafe Array(UnsafeBufferPointer(start: peer.pixels(canvas), count: count))
    }
  }
}

extension peer_color {
  init(_ color: RGBA) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// No background: what is there stays below.
  fileprivate static let none = peer_color(red: 0, green: 0, blue: 0, alpha: -1)
}
