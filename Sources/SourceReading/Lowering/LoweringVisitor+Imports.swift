// Imports of what is not there, or under another name.

internal import Messages
internal import SwiftSyntax

extension LoweringVisitor {
  /// `import UIKit.UIButton` and `import class UIKit.UIButton` import `UIKit`: ours has no submodules, and
  /// a type may be another module's. Apple's frameworks that Linux lacks are left out: then
  /// the compiler names what is used of them, with its place. So are a project's own modules, whose
  /// files are part of this one.
  func lowerImport(_ node: ImportDeclSyntax) {
    guard let module = node.path.first else { return }
    if Self.absentFrameworks.contains(module.name.text)
      || index.folders.contains(module.name.text) || isOwn(module.name.text)
    {
      return edits.blank(node.byteRange, of: file)
    }
    if module.name.text == "Darwin" {
      edits.replace(module.name.byteRange, of: file, with: "Glibc")
    }
    if let kind = node.importKindSpecifier { edits.blank(kind.byteRange, of: file) }
    if node.path.count > 1 {
      edits.blank(module.name.byteRange.upperBound..<node.path.byteRange.upperBound, of: file)
    }
  }

  private func isOwn(_ module: String) -> Bool {
    file.source.modules.contains(module) && !IOSConfiguration.modules.contains(module)
  }

  /// `Darwin.sqrt` is `Glibc.sqrt`, `CoreFoundation.sqrt` is `Foundation.sqrt`.
  func lowerModuleName(_ node: MemberAccessExprSyntax) {
    let names = ["Darwin": "Glibc", "CoreFoundation": "Foundation"]
    guard let base = node.base?.as(DeclReferenceExprSyntax.self),
      let name = names[base.baseName.text]
    else { return }
    edits.replace(base.byteRange, of: file, with: name)
  }

  private static let absentFrameworks: Set<String> = [
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "AudioToolbox", "Combine", "Contacts",
    "CoreAnimation", "CoreBluetooth", "CoreData", "CoreImage", "CoreLocation", "CoreML",
    "CoreMedia", "CoreMotion", "CoreText", "EventKit", "GLKit", "GameKit", "HealthKit", "ImageIO",
    "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Metal", "MetalKit",
    "MobileCoreServices", "OSLog", "ObjectiveC", "PDFKit", "Photos", "PhotosUI", "QuickLook",
    "SafariServices", "SceneKit", "Security", "SpriteKit", "StoreKit", "SwiftUI",
    "SystemConfiguration", "UniformTypeIdentifiers", "UserNotifications", "Vision", "WebKit",
    "os", "simd",
  ]
}
