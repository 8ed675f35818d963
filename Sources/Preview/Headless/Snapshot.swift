// `vitrine snapshot`: one frame as a PNG file.

package import CoreGraphics
internal import ImageCoding
package import Stage

/// One picture of a request.
@MainActor
package enum Snapshot {
  /// Writes the picture at the request's time to `output`, whole or not at all.
  package static func write(
    _ request: Request, to output: String, options: StageOptions
  ) throws(Failure) {
    try PictureFile.write(try picture(request, options: options), to: output)
  }

  /// A stage that stands at the request's time, for measuring it.
  package static func stage(_ request: Request, options: StageOptions) throws(Failure) -> Stage {
    let headless = try HeadlessStage(request, options: options)
    headless.stage.seek(to: request.time ?? 0)
    return headless.stage
  }

  /// The picture at the request's time.
  package static func picture(
    _ request: Request, options: StageOptions
  ) throws(Failure) -> CGImage {
    try Headless.show(request, options: options).image(at: request.time ?? 0)
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
