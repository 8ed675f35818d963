// Frames without a window: a stage on a manual clock, moved by sixtieths of a second.

internal import CoreGraphics
internal import ImageCoding
internal import Inspection
internal import Stage
internal import UIKit
internal import Windowing

/// A page that is shown without a window, and whose time somebody moves.
@MainActor
protocol HeadlessShow {
  /// Whether time alone changes the picture.
  var isRunning: Bool { get }
  /// The picture at a time, in seconds; never before that of the last one.
  func image(at time: TimeInterval) throws(Failure) -> CGImage
}

/// What a request shows.
@MainActor
enum Headless {
  static func show(
    _ request: Request, options: StageOptions
  ) throws(Failure) -> any HeadlessShow {
    try Fonts.check()
    return request.sources.isEmpty
      ? try HeadlessStage(request, options: options) : try SourceShow(request)
  }
}

/// A request's page alone on a stage, at the request's scale.
@MainActor
struct HeadlessStage: HeadlessShow {
  let exhibit: Exhibit
  let stage: Stage

  /// Fails where the request names what is not there, or a picture that would be too large.
  init(_ request: Request, options: StageOptions) throws(Failure) {
    try Fonts.check()
    let scale = request.scale ?? 1
    ScreenScale.current = scale
    exhibit = try Exhibit(request, scale: scale)
    let size = try Self.pixels(exhibit.size, scale: scale)
    stage = Stage(
      root: exhibit.page, size: size, scale: scale, clock: ManualClock(), options: options)
    if request.starts { stage.underClock { exhibit.start() } }
  }

  var isRunning: Bool { stage.isRunning }

  func image(at time: TimeInterval) -> CGImage {
    stage.seek(to: time)
    return stage.image()
  }

  private static func pixels(_ size: CGSize, scale: CGFloat) throws(Failure) -> PixelSize {
    let width = (size.width * scale - 1e-6).rounded(.up)
    let height = (size.height * scale - 1e-6).rounded(.up)
    guard width >= 1, height >= 1, max(width, height) <= Request.maximumSide else {
      throw Failure(
        .badData,
        "a picture of \(DecimalText.text(Double(width))) × "
          + "\(DecimalText.text(Double(height))) pixels is out of bounds (1 … "
          + "\(DecimalText.text(Request.maximumSide)) a side)")
    }
    return PixelSize(width: Int(width), height: Int(height))
  }
}
