// A dictionary that may hold its keys and its objects weakly; Foundation on Linux has no such thing.

/// Objects by objects, each held weakly or not
/// ([Apple](https://developer.apple.com/documentation/foundation/nsmaptable)).
///
/// Keys are the same where they are equal, or where they are one with `objectPointerPersonality`; keys that are
/// no `NSObject` always where they are one. What a key or an object that is gone belongs to is gone too. Finding
/// a key takes as long as there are keys of the same hash. Both types may be protocols of classes, which Swift on
/// Linux does not take for classes.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  /// One of the two objects of an entry.
  private struct Held {
    weak var object: AnyObject?
    /// Keeps it where the table does.
    let keeper: AnyObject?

    init(_ object: AnyObject, isWeak: Bool) {
      self.object = object
      keeper = isWeak ? nil : object
    }
  }

  private struct Entry {
    let key: Held
    let value: Held

    /// nil where one of both is gone.
    var pair: (key: KeyType, value: ObjectType)? {
      guard let key = key.object as? KeyType, let value = value.object as? ObjectType else {
        return nil
      }
      return (key, value)
    }
  }

  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  /// By the keys' hashes, each in the order in which they came.
  private var entries: [Int: [Entry]] = [:]

  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
  }

  public class func strongToStrongObjects() -> NSMapTable { NSMapTable() }
  public class func weakToStrongObjects() -> NSMapTable { NSMapTable(keyOptions: .weakMemory) }
  public class func strongToWeakObjects() -> NSMapTable { NSMapTable(valueOptions: .weakMemory) }
  public class func weakToWeakObjects() -> NSMapTable {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  // MARK: Keys

  /// Whether keys are the same only where they are one.
  private var comparesPointers: Bool { keyOptions.contains(.objectPointerPersonality) }

  private func hash(_ key: KeyType) -> Int {
    if !comparesPointers, let key = key as? NSObject { return key.hash }
    return ObjectIdentifier(key as AnyObject).hashValue
  }

  private func areSame(_ one: KeyType, _ other: KeyType) -> Bool {
    if one as AnyObject === other as AnyObject { return true }
    guard !comparesPointers, let one = one as? NSObject else { return false }
    return one.isEqual(other)
  }

  // MARK: Entries

  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return entries[hash(aKey)]?.lazy.compactMap(\.pair).first { areSame($0.key, aKey) }?.value
  }

  /// Takes the place of what the key had. Nothing where one is nil, as Apple's.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    removeObject(forKey: aKey)
    let entry = Entry(
      key: Held(aKey as AnyObject, isWeak: keyOptions.contains(.weakMemory)),
      value: Held(anObject as AnyObject, isWeak: valueOptions.contains(.weakMemory)))
    entries[hash(aKey), default: []].append(entry)
  }

  open func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    let hash = hash(aKey)
    entries[hash]?.removeAll { entry in entry.pair.map { areSame($0.key, aKey) } ?? true }
    if entries[hash]?.isEmpty == true { entries[hash] = nil }
  }

  open func removeAllObjects() { entries = [:] }

  // MARK: All of them

  private var pairs: [(key: KeyType, value: ObjectType)] {
    entries.values.flatMap { $0.compactMap(\.pair) }
  }

  /// Of those that are still there; Apple's may count others too.
  open var count: Int { pairs.count }
  open func keyEnumerator() -> NSEnumerator { NSArray(array: pairs.map(\.key)).objectEnumerator() }
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: pairs.map(\.value)).objectEnumerator()
  }

  /// Keys that are no `NSObject` are left out.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    var known: [AnyHashable: ObjectType] = [:]
    for (key, value) in pairs {
      if let key = key as? NSObject { known[key] = value }
    }
    return known
  }
}
