// A dictionary that may hold its keys and values weakly, which Foundation on Linux lacks.

/// A dictionary of objects by objects, each held strongly or weakly
/// ([Apple](https://developer.apple.com/documentation/foundation/nsmaptable)).
///
/// Keys are compared by equality, or by identity with `objectPointerPersonality` and for keys that are no `NSObject`.
/// An entry whose key or value is deallocated is dropped. Look-ups are O(1) on average. Neither type has a class
/// constraint, since an existential of a class-bound protocol would not satisfy it on Linux.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  /// A strong or weak reference to the key or the value of an entry.
  private struct Reference {
    weak var object: AnyObject?
    /// The same object where the table holds it strongly, else nil.
    let held: AnyObject?

    init(_ object: AnyObject, isWeak: Bool) {
      self.object = object
      held = isWeak ? nil : object
    }
  }

  private struct Entry {
    let key: Reference
    let value: Reference

    /// The key and the value; nil where one of them is deallocated.
    var pair: (key: KeyType, value: ObjectType)? {
      guard let key = key.object as? KeyType, let value = value.object as? ObjectType else {
        return nil
      }
      return (key, value)
    }
  }

  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  /// The entries by the hashes of their keys.
  private var entries: [Int: [Entry]] = [:]

  /// Creates an empty table. `initialCapacity` has no effect.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
  }

  /// Returns an empty table that holds keys and values strongly.
  public class func strongToStrongObjects() -> NSMapTable { NSMapTable() }
  /// Returns an empty table that holds keys weakly and values strongly.
  public class func weakToStrongObjects() -> NSMapTable { NSMapTable(keyOptions: .weakMemory) }
  /// Returns an empty table that holds keys strongly and values weakly.
  public class func strongToWeakObjects() -> NSMapTable { NSMapTable(valueOptions: .weakMemory) }
  /// Returns an empty table that holds keys and values weakly.
  public class func weakToWeakObjects() -> NSMapTable {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  // MARK: Keys

  /// Whether keys are compared by identity.
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

  /// Returns the value of a key; nil where there is none.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return entries[hash(aKey)]?.lazy.compactMap(\.pair).first { areSame($0.key, aKey) }?.value
  }

  /// Sets the value of a key and replaces a former one. Does nothing where one of them is nil, as Apple's does.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    removeObject(forKey: aKey)
    let entry = Entry(
      key: Reference(aKey as AnyObject, isWeak: keyOptions.contains(.weakMemory)),
      value: Reference(anObject as AnyObject, isWeak: valueOptions.contains(.weakMemory)))
    entries[hash(aKey), default: []].append(entry)
  }

  /// Removes the entry of a key.
  open func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    let hash = hash(aKey)
    entries[hash]?.removeAll { entry in entry.pair.map { areSame($0.key, aKey) } ?? true }
    if entries[hash]?.isEmpty == true { entries[hash] = nil }
  }

  /// Removes all entries.
  open func removeAllObjects() { entries = [:] }

  // MARK: Enumeration

  private var pairs: [(key: KeyType, value: ObjectType)] {
    entries.values.flatMap { $0.compactMap(\.pair) }
  }

  /// The number of entries whose key and value still exist; Apple's may count others too. O(*n*).
  open var count: Int { pairs.count }
  /// Returns an enumerator of the keys, which are retained by it.
  open func keyEnumerator() -> NSEnumerator { NSArray(array: pairs.map(\.key)).objectEnumerator() }
  /// Returns an enumerator of the values, which are retained by it.
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: pairs.map(\.value)).objectEnumerator()
  }

  /// Returns the entries as a dictionary, without those whose key is no `NSObject`.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    var known: [AnyHashable: ObjectType] = [:]
    for (key, value) in pairs {
      if let key = key as? NSObject { known[key] = value }
    }
    return known
  }
}
