// The outputs of a recording: one animated PNG or WebP, or a folder of PNG files.

internal import CoreGraphics
internal import ImageCoding
internal import Messages

/// Takes frames one after the other; nothing is at the output before `finish`.
protocol FrameSink: AnyObject {
  func append(_ frame: CGImage, index: Int) throws(Failure)
  func finish() throws(Failure)
  /// Takes back what was begun.
  func abandon()
}

/// One animated file, written while it is made.
final class AnimationSink<Encoder: AnimationEncoder>: FrameSink {
  private let file: AtomicFileWriter
  private var animation: Encoder

  /// Fails where no file can be made at the path.
  init(_ path: String, _ animation: Encoder) throws(Failure) {
    file = try PictureFile.attempt { () throws(FileError) in try AtomicFileWriter(path) }
    self.animation = animation
  }

  func append(_ frame: CGImage, index: Int) throws(Failure) {
    let bytes: Data
    do throws(Encoder.Problem) {
      bytes = try animation.append(frame)
    } catch {
      throw Failure(.badData, "\(error)")
    }
    try PictureFile.attempt { () throws(FileError) in try file.append(bytes) }
  }

  func finish() throws(Failure) {
    try PictureFile.attempt { () throws(FileError) in
      try file.replace(at: animation.controlOffset, with: animation.control)
      try file.append(animation.end)
      try file.commit()
    }
  }

  func abandon() { file.abandon() }
}

/// A folder of `frame-00000.png` and so on, made beside its place and renamed.
final class FolderSink: FrameSink {
  private let path: String
  private let place: String
  private let temporary: String

  /// Fails where the place is taken by anything but an empty folder or an earlier recording, or
  /// cannot be written.
  init(_ path: String) throws(Failure) {
    self.path = path
    let place = Self.place(path)
    self.place = place
    temporary = "\(place).\(ProcessInfo.processInfo.processIdentifier).tmp"
    try Self.checkPlace(place, path)
    // SAFETY: the path is a C string for the length of the call. `strerror` returns a C string,
    // never nil, which is copied before this thread calls it again.
    guard unsafe mkdir(temporary, 0o777) == 0 else {
      let reason = unsafe String(cString: strerror(errno))
      throw Failure(.cannotCreate, "cannot create \(path): \(reason)")
    }
  }

  /// The target of a path: follows links, so that a folder behind one is filled.
  private static func place(_ path: String) -> String {
    let url = URL(fileURLWithPath: AtomicFile.followingLinks(path))
      .standardizedFileURL.resolvingSymlinksInPath()
    return url.path
  }

  func append(_ frame: CGImage, index: Int) throws(Failure) {
    let digits = String(index)
    let padding = String(repeating: "0", count: max(0, 5 - digits.count))
    let name = "frame-\(padding)\(digits).png"
    let picture = try PictureFile.png(frame)
    do throws(FileError) {
      try AtomicFile.write(picture, to: "\(temporary)/\(name)")
    } catch {
      throw Failure(.cannotCreate, "cannot write \(path)/\(name): \(error.reason)")
    }
  }

  func finish() throws(Failure) {
    try Self.attempt("replace", on: path) { [place, temporary] in
      let manager = FileManager.default
      guard manager.fileExists(atPath: place) else {
        return try manager.moveItem(atPath: temporary, toPath: place)
      }
      // A folder that is there stays the same folder: somebody may stand in it.
      for name in try manager.contentsOfDirectory(atPath: place) {
        try manager.removeItem(atPath: "\(place)/\(name)")
      }
      for name in try manager.contentsOfDirectory(atPath: temporary) {
        try manager.moveItem(atPath: "\(temporary)/\(name)", toPath: "\(place)/\(name)")
      }
      try manager.removeItem(atPath: temporary)
    }
  }

  func abandon() { try? FileManager.default.removeItem(atPath: temporary) }

  private static func checkPlace(_ place: String, _ path: String) throws(Failure) {
    var isFolder: ObjCBool = false
    // SAFETY: Foundation writes one Boolean and keeps no pointer.
    let exists = unsafe FileManager.default.fileExists(atPath: place, isDirectory: &isFolder)
    guard exists else { return }
    guard isFolder.boolValue else {
      throw Failure(.cannotCreate, "cannot write \(path): a file is there, and a folder is wanted")
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? ["?"]
    guard names.allSatisfy(isFrameName) else {
      throw Failure(.cannotCreate, "cannot write \(path): the folder holds other files")
    }
    // SAFETY: the path is a C string for the length of the call. `strerror` returns a C string,
    // never nil, which is copied before this thread calls it again.
    guard unsafe access(place, W_OK | X_OK) == 0 else {
      let reason = unsafe String(cString: strerror(errno))
      throw Failure(.cannotCreate, "cannot write \(path): \(reason)")
    }
  }

  /// `frame-`, at least five digits, `.png`: only what a recording wrote is replaced.
  private static func isFrameName(_ name: String) -> Bool {
    guard name.hasPrefix("frame-"), name.hasSuffix(".png") else { return false }
    let digits = name.utf8.dropFirst(6).dropLast(4)
    return digits.count >= 5 && digits.allSatisfy { (0x30...0x39).contains($0) }
  }

  private static func attempt(
    _ action: String, on path: String, _ body: () throws -> Void
  ) throws(Failure) {
    do {
      try body()
    } catch {
      throw Failure(.cannotCreate, "cannot \(action) \(path): \(Self.reason(error))")
    }
  }

  /// The system's words, without Foundation's around them.
  private static func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    let code = (underlying?.domain == NSPOSIXErrorDomain ? underlying?.code : nil) ?? 0
    // SAFETY: `strerror` returns a C string, never nil, which is copied before this thread calls it
    // again.
    return code == 0 ? error.localizedDescription : unsafe String(cString: strerror(Int32(code)))
  }
}
