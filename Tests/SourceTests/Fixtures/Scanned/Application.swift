// swift-format-ignore-file
// An application's delegates beside its views, as a new project has them, and delegates asked with care.

import CoreFoundation
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }

  func sceneDidBecomeActive(_ scene: UIScene) {}
}

@objc protocol DeckDelegate {
  @objc optional func title(of deck: DeckView) -> String
  @objc optional func deck(_ deck: DeckView, colorAt index: Int) -> UIColor
  @objc optional func deckDidTurn(_ deck: DeckView)
}

/// Knows the titles, no colours and no turning.
private class Titles: NSObject, DeckDelegate {
  func title(of deck: DeckView) -> String { "Asked" }
}

/// Knows the colours alone.
private class Colors: NSObject, DeckDelegate {
  func deck(_ deck: DeckView, colorAt index: Int) -> UIColor {
    index == 0 ? .systemTeal : .systemIndigo
  }
}

@IBDesignable class DeckView: UIView {
  private let titles = Titles()
  private let colors = Colors()
  weak var delegate: DeckDelegate?
  @IBOutlet weak var painter: AnyObject?
  private let label = UILabel()

  override func layoutSubviews() {
    super.layoutSubviews()
    if label.superview == nil { addSubview(label) }
    (delegate, painter) = (titles, colors)
    backgroundColor = painter?.deck?(self, colorAt: 0) ?? .red
    label.backgroundColor = painter?.deck?(self, colorAt: 1) ?? .red
    label.textColor = .white
    var words: [String] = []
    if let delegate = delegate, let title = delegate.title { words.append(title(self)) }
    if delegate != nil && delegate!.title != nil { words.append(delegate!.title!(of: self)) }
    if delegate?.deckDidTurn == nil { words.append("never turns") }
    if let turned = delegate?.deckDidTurn { turned(self) }
    painter?.deckDidTurn?(self)
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    words.append("\(scenes.count) scene, \(scenes.first?.windows.count ?? 0) window")
    let text: CFString = words.joined(separator: "\n") as CFString
    label.numberOfLines = 0
    label.text = text as String
    label.frame = bounds.insetBy(dx: 12, dy: 12)
  }
}
