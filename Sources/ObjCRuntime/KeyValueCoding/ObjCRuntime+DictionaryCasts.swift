// Casts of `NSDictionary` to Swift's dictionaries, with keys other than strings.

public import Foundation

extension ObjCRuntime {
  /// Returns the dictionary as Swift's, so that `NSDictionary(…) as? [NSAttributedString.Key: Any]` succeeds in a
  /// lowered source. Foundation on Linux bridges string keys alone; Swift casts the keys of its own dictionary one by one.
  ///
  /// Returns the dictionary itself where a key is not hashable.
  public static func dictionary(_ dictionary: NSDictionary) -> Any {
    var entries: [AnyHashable: Any] = [:]
    for key in dictionary.allKeys {
      guard let name = key as? AnyHashable else { return dictionary }
      entries[name] = dictionary.object(forKey: key)
    }
    return entries
  }
}
