// Pictures as PNG files, and what the system says against files.

internal import CoreGraphics
internal import ImageCoding
internal import Messages

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
