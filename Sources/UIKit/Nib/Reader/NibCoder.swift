// The coder that the objects of a document are made with.

import Foundation
internal import InterfaceDocuments

/// Stands for the archive that Interface Builder builds of one element.
///
/// `init(coder:)` of UIKit's classes sets the attributes that the element has, as on Apple's systems, so that the
/// rest of a subclass's `init(coder:)` finds them and may change them. No value can be decoded by a key.
final class NibCoder: NSCoder {
  let element: NibElement
  /// Called once when the attributes are set, while the initialisers of subclasses have not gone on.
  var didConfigure: (@MainActor (UIView) -> Void)?

  init(_ element: NibElement) {
    self.element = element
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension UIView {
  /// Sets what a document says of the view; `init(coder:)` of each class that documents have a kind of ends with this.
  /// Only the call of the view's most special kind has an effect.
  func decode(_ coder: NSCoder, as viewClass: UIView.Type) {
    guard let coder = coder as? NibCoder, NibViews.kind(of: self).viewClass == viewClass else {
      return
    }
    storage.isDecoded = true
    NibViews.configure(self, coder.element)
    coder.didConfigure?(self)
  }
}
