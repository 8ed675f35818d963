// `vitrine snapshot --variants`: a page in several ways on one contact sheet.

package import CoreGraphics
package import MainLoop
package import Messages
internal import Pages
package import Stage
internal import Studio

/// One picture of a request's variants.
@MainActor
package enum VariantsSnapshot {
  /// Writes the contact sheet to `output`, whole or not at all.
  static func write(
    _ request: Request, variants: String, to output: String, options: StageOptions,
    on loop: EventLoop
  ) async throws(Failure) {
    let picture = try await picture(request, variants: variants, options: options, on: loop)
    try PictureFile.write(picture, to: output)
  }

  /// The contact sheet at the request's time. `text`: the variants as `--variants` writes them.
  package static func picture(
    _ request: Request, variants text: String, options: StageOptions, on loop: EventLoop
  ) async throws(Failure) -> CGImage {
    try Fonts.check()
    let scale = request.scale ?? 1
    var page = try request.page(scale: scale, options: options, on: loop)
    let grid = try VariantsText.grid(text, languages: page.languages)
    var tiles: [VariantSheet.Tile] = []
    for variant in grid.variants {
      var request = request
      request.variant = variant
      page.close()
      page = try await Headless.page(request, options: options, after: page, on: loop)
      tiles.append(try await tile(of: page, request, variant, scale: scale))
    }
    page.close()
    return try ViewPicture.draw(
      VariantSheet(tiles, columns: grid.columns), scale: scale, options: options)
  }

  private static func tile(
    of page: any Page, _ request: Request, _ variant: PageVariant, scale: CGFloat
  ) async throws(Failure) -> VariantSheet.Tile {
    let picture = try await page.image(at: request.time ?? 0)
    let scale = (variant.scale.map { CGFloat($0) } ?? scale)
    return VariantSheet.Tile(
      variant, picture: picture,
      size: CGSize(
        width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale))
  }
}
