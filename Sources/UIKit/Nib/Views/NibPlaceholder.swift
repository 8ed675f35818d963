// Views of frameworks that Linux lacks: grey boxes with the class's name.

import CoreGraphics
import Foundation
internal import InterfaceDocuments

/// A grey box in a document where a map, a scene or a page would be.
final class NibPlaceholder: UIView {
  /// The framework and the class of each element that is no view of UIKit's.
  private static let classes: [String: (framework: String, name: String)] = [
    "mapView": ("MapKit", "MKMapView"), "mkMapView": ("MapKit", "MKMapView"),
    "wkWebView": ("WebKit", "WKWebView"), "webView": ("UIKit", "UIWebView"),
    "sceneKitView": ("SceneKit", "SCNView"), "arscnView": ("ARKit", "ARSCNView"),
    "arskView": ("ARKit", "ARSKView"), "arView": ("RealityKit", "ARView"),
    "skView": ("SpriteKit", "SKView"), "spriteKitView": ("SpriteKit", "SKView"),
    "glkView": ("GLKit", "GLKView"), "mtkView": ("MetalKit", "MTKView"),
    "pdfView": ("PDFKit", "PDFView"), "adBannerView": ("iAd", "ADBannerView"),
    "routePickerView": ("AVKit", "AVRoutePickerView"),
  ]

  /// The names of the elements that a box stands for.
  static let elements = Set(classes.keys)

  private let name: String

  /// Returns the framework's own view where it is there, as WebKit's is in previews, else a box; nil for an element
  /// that is no such view.
  static func view(_ element: NibElement, _ coder: NSCoder) -> UIView? {
    guard let (framework, name) = classes[element.name] else { return nil }
    let type = NSClassFromString("\(framework).\(name)") as? UIView.Type
    return type?.init(coder: coder) ?? NibPlaceholder(name)
  }

  private init(_ name: String) {
    self.name = name
    super.init(frame: .zero)
    contentMode = .redraw
    PlaceholderBox.announce(name)
  }

  /// A box without a name.
  required init?(coder: NSCoder) {
    name = ""
    super.init(coder: coder)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    PlaceholderBox.draw(name, in: bounds, context)
  }
}
