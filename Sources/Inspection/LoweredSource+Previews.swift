// Registration of the previews that sources declare.

public import UIKit

extension LoweredSource {
  /// All registered previews, in the order of the shown files and of declaration.
  package static var previews: [PreviewDescription] {
    inOrder(registeredPreviews, file: \.position.file)
  }

  private static var registeredPreviews: [PreviewDescription] = []

  /// Registers a preview, which the source declares with `#Preview` at a place.
  public static func preview(_ preview: Preview, file: String, line: Int) {
    guard shows(file) else { return }
    registeredPreviews += PreviewDescription.all(of: preview, at: SourcePosition(file, line: line))
  }
}
