// Where the frames of a recording go.

internal import CoreGraphics
internal import ImageCoding

/// Takes frames one after the other; nothing is at the output before `finish`.
protocol Reel: AnyObject {
  func append(_ frame: CGImage, index: Int) throws(Failure)
  func finish() throws(Failure)
  /// Takes back what was begun.
  func abandon()
}

/// One animated PNG.
final class AnimationReel: Reel {
  private let path: String
  private var animation: APNG

  init(_ path: String, framesPerSecond: Int) {
    self.path = path
    animation = APNG(framesPerSecond: framesPerSecond)
  }

  func append(_ frame: CGImage, index: Int) throws(Failure) {
    do throws(PNGError) {
      try animation.append(frame)
    } catch {
      throw Failure(.fault, "\(error)")
    }
  }

  func finish() throws(Failure) { try PictureFile.write(animation.file(), to: path) }

  func abandon() {}
}

/// A folder of `frame-00000.png` and so on, made beside its place and renamed.
final class FolderReel: Reel {
  private let path: String
  private let temporary: String

  /// Fails where the place is taken by anything but an empty folder or an earlier recording.
  init(_ path: String) throws(Failure) {
    var trimmed = path
    while trimmed.count > 1, trimmed.hasSuffix("/") { trimmed.removeLast() }
    self.path = trimmed
    temporary = "\(trimmed).\(ProcessInfo.processInfo.processIdentifier).tmp"
    try Self.checkPlace(trimmed)
    try Self.attempt("create", trimmed) { [temporary] in
      try FileManager.default.createDirectory(
        atPath: temporary, withIntermediateDirectories: false)
    }
  }

  func append(_ frame: CGImage, index: Int) throws(Failure) {
    let digits = String(index)
    let padding = String(repeating: "0", count: max(0, 5 - digits.count))
    try PictureFile.write(frame, to: "\(temporary)/frame-\(padding)\(digits).png")
  }

  func finish() throws(Failure) {
    try Self.attempt("replace", path) { [path, temporary] in
      if FileManager.default.fileExists(atPath: path) {
        try FileManager.default.removeItem(atPath: path)
      }
      try FileManager.default.moveItem(atPath: temporary, toPath: path)
    }
  }

  func abandon() { try? FileManager.default.removeItem(atPath: temporary) }

  private static func checkPlace(_ path: String) throws(Failure) {
    var isFolder: ObjCBool = false
    let exists = unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard exists else { return }
    guard isFolder.boolValue else {
      throw Failure(.cannotCreate, "cannot write \(path): a file is there, and a folder is wanted")
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? ["?"]
    guard names.allSatisfy({ $0.hasPrefix("frame-") && $0.hasSuffix(".png") }) else {
      throw Failure(.cannotCreate, "cannot write \(path): the folder holds other files")
    }
  }

  private static func attempt(
    _ action: String, _ path: String, _ body: () throws -> Void
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
    return code == 0 ? error.localizedDescription : unsafe String(cString: strerror(Int32(code)))
  }
}
