// Imports of what is not there, or under another name.

internal import Messages
internal import SwiftSyntax

extension LoweringVisitor {
  /// `import UIKit.UIButton` and `import class UIKit.UIButton` import `UIKit`: ours has no submodules, and
  /// a type may be another module's. Apple's frameworks that Linux lacks are left out: then
  /// the compiler names what is used of them, with its place. So are a project's own modules, whose
  /// files are part of this one; a package's targets are modules of their own.
  func lowerImport(_ node: ImportDeclSyntax) {
    guard let module = node.path.first else { return }
    if module.name.text == "SwiftUI" { return lowerSwiftUI(node) }
    if let name = file.source.module.imports[module.name.text] {
      if name != module.name.text { edits.replace(module.name.byteRange, of: file, with: name) }
      return
    }
    if Self.absentFrameworks.contains(module.name.text)
      || index.folders.contains(module.name.text) || isOwn(module.name.text)
    {
      return edits.blank(node.byteRange, of: file)
    }
    if let name = Self.importedNames[module.name.text] {
      edits.replace(module.name.byteRange, of: file, with: name)
    }
    if let kind = node.importKindSpecifier { edits.blank(kind.byteRange, of: file) }
    if node.path.count > 1 {
      edits.blank(module.name.byteRange.upperBound..<node.path.byteRange.upperBound, of: file)
    }
  }

  /// The rest of a file that imports SwiftUI may use the modules that SwiftUI re-exports: UIKit and Combine.
  private func lowerSwiftUI(_ node: ImportDeclSyntax) {
    let asksCombine = ["ObservableObject", "Published", "AnyCancellable", "Publisher", "Subject"]
    let modules =
      (file.says("import UIKit") ? [] : ["UIKit"])
      + (asksCombine.contains { file.says($0) } && !file.says("import Combine") ? ["Combine"] : [])
    guard !modules.isEmpty else { return edits.blank(node.byteRange, of: file) }
    edits.replace(
      node.byteRange, of: file, with: modules.map { "import " + $0 }.joined(separator: "; "))
  }

  private func isOwn(_ module: String) -> Bool {
    file.source.modules.contains(module) && !IOSConfiguration.modules.contains(module)
  }

  /// `Darwin.sqrt` is `Glibc.sqrt`, and `DialKit.turn` in DialKit's own sources is the copy's.
  func lowerModuleName(_ node: MemberAccessExprSyntax) {
    guard let base = node.base?.as(DeclReferenceExprSyntax.self) else { return }
    lowerModuleName(base.baseName)
  }

  /// The same of types: `DialKit.Dial`.
  func lowerModuleName(_ node: MemberTypeSyntax) {
    guard let base = node.baseType.as(IdentifierTypeSyntax.self) else { return }
    lowerModuleName(base.name)
  }

  private func lowerModuleName(_ token: TokenSyntax) {
    let own =
      index.qualifiers.contains(token.text)
      ? file.source.module.compiledName(of: token.text) : nil
    // A variable may be called `os`. `OSLog.Logger` would be a member of the class `OSLog`.
    if token.text == "os", file.says("import os"),
      let period = token.nextToken(viewMode: .sourceAccurate), period.tokenKind == .period
    {
      return edits.blank(token.byteRange.lowerBound..<period.byteRange.upperBound, of: file)
    }
    guard let name = Self.otherNames[token.text] ?? own else { return }
    edits.replace(token.byteRange, of: file, with: name)
  }

  /// Apple's names for modules of Linux.
  private static let otherNames = ["Darwin": "Glibc", "CoreFoundation": "Foundation"]

  /// Modules whose declarations are another's here. `os` stays free: packages that are built beside ours ask
  /// `canImport(os)` for Apple's locks.
  private static let importedNames = otherNames.merging(["os": "OSLog"]) { first, _ in first }

  private static let absentFrameworks: Set<String> = [
    "ARKit", "AVFAudio", "AVKit", "Accelerate", "Accounts",
    "AdSupport", "AddressBook", "AddressBookUI", "AppTrackingTransparency", "AssetsLibrary",
    "AudioToolbox", "AudioUnit", "AuthenticationServices", "BackgroundTasks", "CFNetwork",
    "CallKit", "CarPlay", "CloudKit", "CommonCrypto", "Contacts", "ContactsUI",
    "CoreAnimation",
    "CoreAudio", "CoreAudioKit", "CoreBluetooth", "CoreData", "CoreHaptics",
    "CoreLocation", "CoreMIDI", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices",
    "CoreSpotlight", "CoreTelephony", "CoreVideo", "CryptoKit", "DeviceCheck",
    "DeveloperToolsSupport", "EventKit", "EventKitUI", "ExternalAccessory", "FileProvider", "GLKit",
    "GameController", "GameKit", "GameplayKit", "HealthKit", "HealthKitUI", "HomeKit", "IOSurface",
    "InputMethodKit", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation",
    "LocalAuthentication", "MapKit", "MediaAccessibility", "MediaPlayer", "MediaToolbox",
    "MessageUI", "Messages", "Metal", "MetalKit", "MetalPerformanceShaders", "MobileCoreServices",
    "ModelIO", "MultipeerConnectivity", "NaturalLanguage", "Network", "NetworkExtension",
    "NewsstandKit", "NotificationCenter", "ObjectiveC", "OpenAL", "OpenGLES", "PDFKit",
    "PassKit", "PencilKit", "Photos", "PhotosUI", "PushKit", "QuickLook", "QuickLookThumbnailing",
    "RealityKit", "ReplayKit", "SafariServices", "SceneKit", "ScreenTime", "Security", "Social",
    "SoundAnalysis", "Speech", "SpriteKit", "StoreKit", "SwiftData", "Symbols",
    "SystemConfiguration", "Twitter", "UserNotifications",
    "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity", "WatchKit",
    "WidgetKit", "iAd",
  ]
}
