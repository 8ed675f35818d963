// `vitrine snapshot`: one frame as a PNG file.

package import CoreGraphics
internal import ImageCoding
package import MainLoop
package import Messages
internal import Pages
package import Stage

/// One picture of a request.
@MainActor
package enum Snapshot {
  /// Writes the picture at the request's time to `output`, whole or not at all.
  static func write(
    _ request: Request, to output: String, options: StageOptions, on loop: EventLoop
  ) async throws(Failure) {
    try PictureFile.write(try await picture(request, options: options, on: loop), to: output)
  }

  /// The gallery's stage at the request's time, for measuring it.
  package static func stage(_ request: Request, options: StageOptions) throws(Failure) -> Stage {
    try Fonts.check()
    let page = try request.galleryPage(scale: request.scale ?? 1, options: options)
    let stage = try page.stage()
    stage.seek(to: request.time ?? 0)
    return stage
  }

  /// The picture at the request's time.
  package static func picture(
    _ request: Request, options: StageOptions, on loop: EventLoop = EventLoop()
  ) async throws(Failure) -> CGImage {
    try Fonts.check()
    let page = try await Headless.page(request, options: options, on: loop)
    defer { page.close() }
    return try await page.image(at: request.time ?? 0)
  }
}

/// Pictures as files.
enum PictureFile {
  /// Writes a PNG file, whole or not at all.
  static func write(_ pixels: CGImage, to path: String) throws(Failure) {
    let data = try png(pixels)
    try attempt { () throws(FileError) in try AtomicFile.write(data, to: path) }
  }

  /// Makes a folder where there is none.
  static func makeFolder(_ path: String) throws(Failure) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw Failure(.cannotCreate, "\(path) cannot be made: \(error.localizedDescription)")
    }
  }

  /// Runs the body; where the system refuses a file the program ends with 73.
  static func attempt<Result>(
    _ body: () throws(FileError) -> Result
  ) throws(Failure) -> Result {
    do throws(FileError) {
      return try body()
    } catch {
      throw Failure(.cannotCreate, "\(error)")
    }
  }

  static func png(_ pixels: CGImage) throws(Failure) -> Data {
    do throws(PNGError) {
      return try PNG.encode(pixels)
    } catch {
      throw Failure(.fault, "\(error)")
    }
  }
}
