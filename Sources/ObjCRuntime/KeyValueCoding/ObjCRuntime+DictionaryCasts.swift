// Dictionaries of Objective-C as Swift's, with keys that are not texts.

public import Foundation

extension ObjCRuntime {
  /// What `NSDictionary(…) as? [NSAttributedString.Key: Any]` casts in a copy: Foundation on Linux bridges
  /// dictionaries with texts for keys alone, Swift casts the keys of its own one by one.
  public static func dictionary(_ dictionary: NSDictionary) -> Any {
    var entries: [AnyHashable: Any] = [:]
    for key in dictionary.allKeys {
      guard let name = key as? AnyHashable else { return dictionary }
      entries[name] = dictionary.object(forKey: key)
    }
    return entries
  }
}
