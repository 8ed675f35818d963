// A user's code writes where it may, and no more than it may of memory.

import Foundation
import TestSupport
import Testing

@Suite struct ConfinementTests {
  /// Results of a view's attempts to write a file beside its source, and one in its temporary folder.
  private func written(_ arguments: [String]) throws -> (beside: Bool, said: String) {
    let scratch = try Scratch()
    try scratch.write(
      """
      import UIKit
      class Dial: UIView {
        override func layoutSubviews() {
          try? Data("x".utf8).write(to: URL(fileURLWithPath: "\(scratch.file("stray"))"))
          let own = NSTemporaryDirectory() + "/own"
          do { try Data("x".utf8).write(to: URL(fileURLWithPath: own)); print("own: yes") }
          catch { print("own: no") }
        }
      }
      """, to: "Dial.swift")
    let outcome = try SourceProgram.run(
      ["snapshot", "Dial.swift", "-o", "out.png"] + arguments, folder: scratch.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return (
      FileManager.default.fileExists(atPath: scratch.file("stray")), outcome.errors
    )
  }

  @Test func `code writes in its temporary folder alone, as doctor says`() throws {
    let doctor = try SourceProgram.run(["doctor"])
    let line = try #require(
      doctor.output.split(separator: "\n").first { $0.hasPrefix("isolation") })
    let outcome = try written([])
    #expect(outcome.beside == line.contains("off, "))
    #expect(outcome.said.contains("own: yes"))
  }

  @Test func `code may write everywhere where somebody allows it`() throws {
    #expect(try written(["--allow-writing"]).beside)
  }

  @Test(arguments: [[], ["--allow-writing"]])
  func `code ends no other program, where doctor says so`(arguments: [String]) throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      import UIKit
      class Dial: UIView {
        override func layoutSubviews() { print("ended:", kill(getppid(), SIGTERM) == 0) }
      }
      """, to: "Dial.swift")
    let doctor = try SourceProgram.run(["doctor"])
    guard doctor.output.contains("ends no other program") else { return }
    let outcome = try SourceProgram.run(
      ["snapshot", "Dial.swift", "-o", "out.png"] + arguments, folder: scratch.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("ended: false"))
  }

  @Test func `code closes no descriptor but its own`() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      import UIKit
      class Dial: UIView {
        override func draw(_ rect: CGRect) {
          let own = open("/dev/null", O_RDONLY)
          for number: Int32 in 0..<1024 where number != own { close(number) }
          print("own:", close(own), "again:", close(own))
          UIColor.red.setFill()
          UIRectFill(rect)
        }
      }
      """, to: "Dial.swift")
    let outcome = try SourceProgram.run(
      ["snapshot", "Dial.swift", "-o", "out.png"], folder: scratch.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("close(0) has no effect"))
    #expect(outcome.errors.contains("own: 0 again: -1"))
  }

  @Test func `where code cuts the connection all the same, that is no quiet end`() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      import UIKit
      class Dial: UIView {
        override func draw(_ rect: CGRect) { closefrom(3) }
      }
      """, to: "Dial.swift")
    let outcome = try SourceProgram.run(
      ["snapshot", "Dial.swift", "-o", "out.png"], folder: scratch.path)
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("the code closed a descriptor that is not its own"))
    #expect(outcome.errorLines.last?.contains("signal") == true, "\(outcome.errors)")
  }

  @Test func `code cannot make the memory shorter that the window reads`() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      import UIKit
      class Dial: UIView {
        override func draw(_ rect: CGRect) {
          for number: Int32 in 3..<64 {
            guard fcntl(number, F_GETFL) >= 0, ftruncate(number, 0) == 0 else { continue }
            print("shortened:", number)
          }
          UIColor.red.setFill()
          UIRectFill(rect)
        }
      }
      """, to: "Dial.swift")
    let outcome = try SourceProgram.run(
      ["snapshot", "Dial.swift", "-o", "out.png"], folder: scratch.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(!outcome.errors.contains("shortened"))
  }

  /// The program's output and errors after `code` has run in a view.
  private func said(
    _ code: String, _ arguments: [String] = [], environment: [String: String] = [:],
    scratch: Scratch? = nil
  ) throws -> Outcome {
    let scratch = try scratch ?? Scratch()
    try scratch.write(
      """
      import UIKit
      class Dial: UIView {
        override func layoutSubviews() {
          \(code)
        }
      }
      """, to: "project/Dial.swift")
    return try SourceProgram.run(
      ["snapshot", "Dial.swift", "-o", "out.png"] + arguments, folder: scratch.file("project"),
      environment: environment)
  }

  /// Whether `doctor` says so.
  private func doctorSays(_ words: String) throws -> Bool {
    try SourceProgram.run(["doctor"]).output.contains(words)
  }

  @Test func `code reads its project and no other files of a person, unless somebody allows it`()
    throws
  {
    guard try doctorSays("reads the project, the system, fonts and the cache alone") else { return }
    let scratch = try Scratch()
    try scratch.write("own", to: "project/own.txt")
    try scratch.write("other", to: "elsewhere/other.txt")
    let code = """
      for path in ["\(scratch.file("project/own.txt"))", "\(scratch.file("elsewhere/other.txt"))", "/etc/passwd"] {
        let text = try? String(contentsOfFile: path, encoding: .utf8)
        print((path as NSString).lastPathComponent, text == nil ? "no" : "yes")
      }
      print("listed", (try? FileManager.default.contentsOfDirectory(atPath: "\(scratch.file("elsewhere"))")) != nil)
      """
    let closed = try said(code, scratch: scratch)
    #expect(closed.errorLines == ["own.txt yes", "other.txt no", "passwd yes", "listed false"])
    let open = try said(code, ["--allow-reading", scratch.file("elsewhere")], scratch: scratch)
    #expect(open.errorLines == ["own.txt yes", "other.txt yes", "passwd yes", "listed true"])
    let wrong = try said(code, ["--allow-reading", "/nowhere"], scratch: scratch)
    #expect(wrong.status == 66)
  }

  @Test func `code gets named variables, and no others of any process`() throws {
    let code = """
      print("own:", ProcessInfo.processInfo.environment.keys.filter { ["DISPLAY", "XAUTHORITY", "API_TOKEN"].contains($0) })
      let parent = (try? String(contentsOfFile: "/proc/\\(getppid())/stat", encoding: .utf8)) ?? ""
      let window = parent.split(separator: ")").last?.split(separator: " ")[1] ?? "1"
      let variables = (try? Data(contentsOf: URL(fileURLWithPath: "/proc/\\(window)/environ"))) ?? Data()
      print("window's:", variables.firstRange(of: Data("API_TOKEN".utf8)) != nil)
      print("kept:", ProcessInfo.processInfo.environment["VITRINE_LOCALE"] ?? "")
      """
    let outcome = try said(
      code,
      environment: [
        "API_TOKEN": "x", "XAUTHORITY": "/x", "DISPLAY": ":999", "VITRINE_LOCALE": "de_CH",
      ])
    #expect(
      outcome.errorLines == ["own: []", "window's: false", "kept: de_CH"], "\(outcome.errors)")
  }

  @Test func `code changes no other process and no file elsewhere, and leaves nothing`() throws {
    guard try doctorSays("filtered:") else { return }
    let scratch = try Scratch()
    try scratch.write("x", to: "elsewhere/file")
    let file = scratch.file("elsewhere/file")
    let before = try FileManager.default.attributesOfItem(atPath: file)
    let outcome = try said(
      """
      typealias Limit = @convention(c) (Int32, Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?) -> Int32
      let prlimit = unsafeBitCast(dlsym(nil, "prlimit"), to: Limit.self)
      var limit = rlimit(rlim_cur: 0, rlim_max: 0)
      print("limit", prlimit(getppid(), 1, &limit, nil), prlimit(0, 1, nil, &limit))
      print("segment", shmget(0, 4096, 0o600))
      print("priority", setpriority(0, UInt32(getppid()), 19))
      print("sockets", socket(AF_UNIX, 1, 0), socket(AF_INET, 1, 0), socket(AF_INET, 2, 0), socket(40, 1, 0))
      var ends: [Int32] = [0, 0]
      print("pair", socketpair(AF_UNIX, 1, 0, &ends))
      chmod("\(file)", 0o777)
      chown("\(file)", 12, 12)
      utimes("\(file)", [timeval(tv_sec: 1, tv_usec: 0), timeval(tv_sec: 1, tv_usec: 0)])
      """, scratch: scratch)
    #expect(
      outcome.errorLines.filter { !$0.contains("--allow-network") } == [
        "limit -1 0", "segment -1", "priority -1", "sockets -1 -1 -1 -1", "pair 0",
      ], "\(outcome.errors)")
    #expect(outcome.errors.contains("--allow-network"))
    let after = try FileManager.default.attributesOfItem(atPath: file)
    for key in [FileAttributeKey.posixPermissions, .ownerAccountID, .modificationDate] {
      #expect(before[key] as? NSObject == after[key] as? NSObject, "\(key)")
    }
  }

  @Test func `code gets the network where somebody allows it, and no other sockets`() throws {
    guard try doctorSays("filtered:") else { return }
    let outcome = try said(
      "print(socket(AF_INET, 1, 0) >= 0, socket(AF_INET6, 2, 0) >= 0, socket(AF_UNIX, 1, 0), socket(40, 1, 0))",
      ["--allow-network"])
    #expect(outcome.errorLines == ["true true -1 -1"], "\(outcome.errors)")
  }

  @Test func `files, caches and defaults of an application go on working`() throws {
    let outcome = try said(
      """
      for directory in [FileManager.SearchPathDirectory.cachesDirectory, .documentDirectory, .applicationSupportDirectory] {
        let folder = FileManager.default.urls(for: directory, in: .userDomainMask)[0]
        try! FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("file")
        try! Data("text".utf8).write(to: file, options: .atomic)
        print(try! String(contentsOf: file, encoding: .utf8))
      }
      let file = NSTemporaryDirectory() + "/copied"
      try! Data().write(to: URL(fileURLWithPath: file), options: .atomic)
      try! FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
      try! FileManager.default.copyItem(atPath: file, toPath: file + "2")
      try! FileManager.default.moveItem(atPath: file + "2", toPath: file + "3")
      UserDefaults.standard.set(5, forKey: "key")
      print(UserDefaults.standard.integer(forKey: "key"))
      print(DispatchQueue.global().sync { 7 })
      """)
    #expect(outcome.errorLines == ["text", "text", "text", "5", "7"], "\(outcome.errors)")
  }

  @Test func `memory is bounded`() throws {
    let outcome = try said(
      """
      let size = 1536 << 20
      for kind in [MAP_PRIVATE, MAP_SHARED] {
        let base = mmap(nil, size, PROT_READ | PROT_WRITE, kind | MAP_ANONYMOUS, -1, 0)!
        print("none:", base == MAP_FAILED)
      }
      """, environment: ["VITRINE_MEMORY": "600"])
    #expect(outcome.errorLines == ["none: true", "none: true"])
  }

  @Test(arguments: ["", "mmap(nil, 4096, PROT_READ, MAP_SHARED, file, 0); close(file)"])
  func `files in memory count, also those of which only a part is mapped`(hiding: String) throws {
    let outcome = try said(
      """
      let make = unsafeBitCast(
        dlsym(nil, "memfd_create"), to: (@convention(c) (UnsafePointer<CChar>, UInt32) -> Int32).self)
      let block = [UInt8](repeating: 1, count: 1 << 20)
      for _ in 0..<40 {
        let file = make("x", 0)
        for _ in 0..<50 { write(file, block, block.count) }
        \(hiding)
      }
      print("all of it")
      """, environment: ["VITRINE_MEMORY": "600"])
    #expect(outcome.status == 65)
    #expect(
      outcome.errors.contains("the code takes more than 600 MiB of memory"), "\(outcome.errors)")
    #expect(!outcome.errors.contains("all of it"))
  }

  @Test func `the kernel's memory behind sockets stays small`() throws {
    let outcome = try said(
      """
      var ends: [Int32] = [0, 0]
      socketpair(AF_UNIX, 1, 0, &ends)
      var size: Int32 = 1 << 28
      print("set:", setsockopt(ends[0], SOL_SOCKET, 7, &size, 4), setsockopt(ends[0], SOL_SOCKET, 32, &size, 4))
      fcntl(ends[0], F_SETFL, O_NONBLOCK)
      let block = [UInt8](repeating: 1, count: 8 << 20)
      print("small:", write(ends[0], block, block.count) < 1 << 20)
      """)
    #expect(outcome.errorLines == ["set: 0 0", "small: true"], "\(outcome.errors)")
  }

  @Test func `memory of a process counts that the code starts and does not wait for`() throws {
    let outcome = try said(
      """
      for _ in 0..<2 {
        let child = Process()
        child.executableURL = URL(fileURLWithPath: "/bin/sh")
        // A block of memory that is filled at once and held, as nobody reads the pipe.
        child.arguments = ["-c", "dd if=/dev/zero bs=250M count=1 iflag=fullblock | sleep 300"]
        try! child.run()
      }
      sleep(300)
      print("all of it")
      """, environment: ["VITRINE_MEMORY": "400"])
    #expect(outcome.status == 65)
    #expect(
      outcome.errors.contains("the code takes more than 400 MiB of memory"), "\(outcome.errors)")
    #expect(!outcome.errors.contains("all of it"))
  }

  @Test func `code starts only so many processes`() throws {
    let outcome = try said(
      """
      typealias Fork = @convention(c) () -> Int32
      let fork = unsafeBitCast(dlsym(nil, "fork"), to: Fork.self)
      var count = 0
      for _ in 0..<1000 {
        let child = fork()
        if child == 0 { while true { sleep(3600) } }
        if child > 0 { count += 1 }
      }
      print("started", count)
      """)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let count = outcome.errorLines.compactMap {
      $0.hasPrefix("started ") ? Int($0.dropFirst(8)) : nil
    }.last
    #expect(count.map { (200...256).contains($0) } == true, "\(outcome.errors)")
    #expect(
      outcome.errors.contains("the code starts more than 256 processes: further ones are refused"))
  }

  @Test(arguments: [(4, 200), (120_000, 0)])
  func `files count too`(count: Int, mebibytes: Int) throws {
    let outcome = try said(
      """
      let block = [UInt8](repeating: 1, count: 1 << 20)
      for number in 0..<\(count) {
        let file = open(NSTemporaryDirectory() + "/file\\(number)", O_WRONLY | O_CREAT, 0o600)
        for _ in 0..<\(mebibytes) { write(file, block, block.count) }
        close(file)
      }
      let deadline = Date(timeIntervalSinceNow: 0.2)
      while Date() < deadline {}
      print("all of it")
      """, environment: ["VITRINE_MEMORY": "600"])
    #expect(outcome.status == 65)
    #expect(
      outcome.errors.contains("the code writes more than 600 MiB of files, or too many files"),
      "\(outcome.errors)")
    #expect(!outcome.errors.contains("all of it"))
  }

  @Test func `descriptors that wait in sockets hide no memory`() throws {
    let outcome = try said(
      """
      var ends: [Int32] = [0, 0]
      socketpair(AF_UNIX, 1, 0, &ends)
      let make = unsafeBitCast(
        dlsym(nil, "memfd_create"), to: (@convention(c) (UnsafePointer<CChar>, UInt32) -> Int32).self)
      let block = [UInt8](repeating: 1, count: 1 << 20)
      for _ in 0..<200 {
        let file = make("x", 0)
        for _ in 0..<8 { write(file, block, block.count) }
        var control: [UInt64] = [20, 1 << 32 | 1, UInt64(file)]
        var byte: UInt8 = 0
        withUnsafeMutableBytes(of: &byte) { byte in
          control.withUnsafeMutableBytes { control in
            var part = iovec(iov_base: byte.baseAddress, iov_len: 1)
            withUnsafeMutablePointer(to: &part) { part in
              var header = msghdr()
              header.msg_iov = part
              header.msg_iovlen = 1
              header.msg_control = control.baseAddress
              header.msg_controllen = 20
              _ = sendmsg(ends[0], &header, 0)
            }
          }
        }
        close(file)
      }
      let deadline = Date(timeIntervalSinceNow: 0.2)
      while Date() < deadline {}
      print("all of it")
      """, environment: ["VITRINE_MEMORY": "600"])
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("descriptors that nobody takes"), "\(outcome.errors)")
    #expect(!outcome.errors.contains("all of it"))
  }

  @Test func `tables of pages count`() throws {
    let outcome = try said(
      """
      let size = 1 << 40
      let base = mmap(nil, size, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)!
      if base == MAP_FAILED { print("none") } else {
        madvise(base, size, 15)
        var sum = 0
        for place in stride(from: 0, to: size, by: 2 << 20) { sum += Int(base.load(fromByteOffset: place, as: UInt8.self)) }
        print("all of it", sum)
      }
      """, environment: ["VITRINE_MEMORY": "600"])
    #expect(
      outcome.errors.contains("the code takes more than 600 MiB of memory"), "\(outcome.errors)")
  }

  /// The agent's socket is the one to whose other end a process is connected that is not the code's own.
  private let findSocket = """
    let socket: Int32 = (3..<256).first { number in
      var kind: Int32 = 0
      var size = socklen_t(4)
      return getsockopt(number, SOL_SOCKET, SO_TYPE, &kind, &size) == 0 && kind == 1 && number >= 10
    }!
    """

  @Test func `what code writes on the agent's connection is told as that`() throws {
    let outcome = try said("\(findSocket)\nsend(socket, \"garbage, no reply\", 17, 0)\nsleep(2)")
    #expect(outcome.status == 65)
    #expect(
      outcome.errors.contains("the sources wrote to the connection of vitrine-agent"),
      "\(outcome.errors)")
  }

  @Test func `a connection that code has closed is told as that`() throws {
    let outcome = try said("\(findSocket)\nshutdown(socket, 2)\nwhile true { sleep(1) }")
    #expect(outcome.status == 65)
    #expect(!outcome.errors.contains("signal 9"), "\(outcome.errors)")
  }

  @Test(arguments: [false, true])
  func `a reply that code forges gives no frame and no crash`(sendsFile: Bool) throws {
    let outcome = try said(ForgedReply.code(sendsFile: sendsFile))
    #expect(outcome.errors.contains("the agent's frame cannot be read"), "\(outcome.errors)")
    #expect(outcome.status == 70)
  }

  @Test func `a dangling link as output stays, and its target is made`() throws {
    let scratch = try Scratch()
    try scratch.write("", to: "project/Dial.swift")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.file("project/out.png"), withDestinationPath: "../made.png")
    #expect(try said("", scratch: scratch).status == 0)
    #expect(scratch.names.contains("made.png"))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: scratch.file("project/out.png"))
        == "../made.png")
  }
}
