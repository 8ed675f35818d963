// `vitrine snapshot`: one frame as a PNG file.

package import CoreGraphics
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
