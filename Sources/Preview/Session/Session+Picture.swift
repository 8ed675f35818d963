// Saving a picture: of the page, of its variants, or of the window.

internal import CoreGraphics
internal import Messages
internal import Pages
internal import Stage
internal import Studio

extension Session {
  /// Saves a picture of the page in the folder for pictures.
  func savePicture() {
    let name = pictureName
    drawPicture { [weak self] in self?.save($0, named: name) }
  }

  /// Draws a picture of the page, and asks for a place for it: what asks would lie over the picture.
  func savePictureAs() {
    let name = pictureName
    drawPicture { [weak self] in self?.askForPlace($0, named: name) }
  }

  /// The beginning of the name of a picture of the page now, with the seconds that the time bar shows.
  private var pictureName: String {
    let begin = studio.run.map(\.lowerBound).flatMap { $0 <= pageTime ? $0 : nil }
    return SavedName.of(page.list.shownTitle, at: pageTime - (begin ?? page.beginTime))
  }

  private func askForPlace(_ picture: Result<CGImage, Failure>, named name: String) {
    guard let host else { return say("Not saved: there is no folder to save in") }
    let path = host.suggestedPath(named: name, ending: "png")
    studio.askForPath(path, among: SaveFolder.init(at:), makeFolder: SaveFolder.make(at:)) {
      [weak self] path, answer in
      do throws(Failure) {
        let file = try PictureFile.png(try picture.get())
        guard let host = self?.host else { return }
        let saved = try host.save(file, at: path)
        answer(nil)
        self?.saySaved(saved)
      } catch {
        answer("Not saved: \(error.message)")
      }
    }
  }

  /// Saves a picture of the whole window in the folder for pictures.
  func saveWindow() {
    panels.hideToast()
    save(.success(stage.image()), named: SavedName.of(nil))
  }

  private func save(_ picture: Result<CGImage, Failure>, named name: String) {
    do throws(Failure) {
      try save(try PictureFile.png(try picture.get()), named: name, ending: "png")
    } catch {
      say("Not saved: \(error.message)")
    }
  }

  /// Draws what is shown of the page, without the studio's marks: the page, its variants, or the two that are compared.
  private func drawPicture(_ body: @escaping @MainActor (Result<CGImage, Failure>) -> Void) {
    if studio.isComparing {
      return studio.drawComparison { sheet in
        body(
          Result { () throws(Failure) in
            guard let sheet else { throw Failure(.fault, "a variant has no picture") }
            return try ViewPicture.draw(sheet, scale: sheet.scale, options: StageOptions())
          })
      }
    }
    if let sheet = studio.variantSheet {
      return body(
        Result { () throws(Failure) in
          try ViewPicture.draw(sheet, scale: stage.scale, options: StageOptions())
        })
    }
    page.pictures(at: [pageTime], scale: pictureScale, of: []) { [studio, pictureScale] result in
      let picture = result.flatMap { drawn in
        drawn.pictures.first.map { .success($0) }
          ?? .failure(Failure(.fault, "the page does not answer"))
      }
      studio.drawOnionSkin(scale: pictureScale) { skin in
        body(picture.map { page in skin.map { OnionPicture.picture(page, below: $0) } ?? page })
      }
    }
  }

  /// The scale of a saved picture: the device's; of a page without one the screen's.
  var pictureScale: PageScale {
    if case .scale(let scale)? = choices[.scale]?.value { return PageScale(screen: scale) }
    let device: Device? =
      if case .device(let device, _)? = choices[.device]?.value { device } else { request.device }
    return PageScale(screen: device?.scale ?? Double(stage.scale))
  }
}
