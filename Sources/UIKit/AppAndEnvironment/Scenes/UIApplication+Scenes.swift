// The connected scenes and open sessions of the application.

extension UIApplication {
  /// The scene that shows.
  public var connectedScenes: Set<UIScene> { [UIWindowScene.shown] }
  public var openSessions: Set<UISceneSession> { [UIWindowScene.shown.session] }
  public var supportsMultipleScenes: Bool { false }
}
