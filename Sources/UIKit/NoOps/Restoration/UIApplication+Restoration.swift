// No-op on Linux: saving and restoring the application's state, which never happens.

extension UIApplication {
  public static let stateRestorationBundleVersionKey =
    "UIApplicationStateRestorationBundleVersionKey"
  public static let stateRestorationSystemVersionKey =
    "UIApplicationStateRestorationSystemVersionKey"
  public static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestampKey"
  public static let stateRestorationUserInterfaceIdiomKey =
    "UIApplicationStateRestorationUserInterfaceIdiomKey"
  public static let stateRestorationViewControllerStoryboardKey =
    "UIStateRestorationViewControllerStoryboardKey"

  /// Registers an object that is neither a view nor a view controller; it is not kept.
  public class func registerObject(
    forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
  ) {}

  public func extendStateRestoration() {}
  public func completeStateRestoration() {}
  public func ignoreSnapshotOnNextApplicationLaunch() {}
}
