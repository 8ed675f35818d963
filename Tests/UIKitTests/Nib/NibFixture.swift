// Views made of the text of an element.

import Foundation
import Testing
import UIKit

/// Documents of one element.
@MainActor enum NibFixture {
  /// The objects of a document with that body and with resources.
  static func objects(
    _ body: String, resources: String = "", owner: AnyObject? = nil
  ) -> [Any] {
    let text =
      "<?xml version=\"1.0\"?><document><objects>\(body)</objects>"
      + "<resources>\(resources)</resources></document>"
    return UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: owner)
  }

  /// The view of an element.
  static func view<View: UIView>(_ body: String, as type: View.Type = UIView.self) throws -> View {
    try #require(objects(body).first as? View)
  }
}
