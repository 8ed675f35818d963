// The scenes of a document that a scan draws.

internal import CoreGraphics
internal import InterfaceDocuments
internal import Messages
internal import UIKit

/// A scene of a storyboard, or a view of a xib.
struct ScannedScene {
  /// The name that `--scene` takes.
  let name: String
  /// The words above it on the canvas.
  let caption: String
  let line: Int

  /// The scenes of a document, in its order. Fails where it cannot be read.
  @MainActor static func all(ofDocument path: String) throws(Failure) -> [ScannedScene] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(.missingInput, "\(path): this file cannot be read")
    }
    do throws(NibError) {
      let name = URL(fileURLWithPath: path).lastPathComponent
      return try DesignedDocument(data, name: name).scenes.map { scene in
        ScannedScene(
          name: scene.names.first ?? scene.caption, caption: scene.caption, line: scene.line)
      }
    } catch {
      throw Failure(.badData, "\(path):\(error.line): \(error.reason)")
    }
  }
}
