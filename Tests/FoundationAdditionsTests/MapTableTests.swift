// Dictionaries that hold their keys and objects weakly.

import Foundation
import FoundationAdditions
import Testing

@Suite struct MapTableTests {
  /// Equal to all others of its number.
  private final class Key: NSObject {
    let number: Int
    init(_ number: Int) { self.number = number }
    override func isEqual(_ object: Any?) -> Bool { (object as? Key)?.number == number }
    override var hash: Int { number }
  }

  @Test func `an equal key replaces the object`() {
    let table = NSMapTable<Key, NSNumber>.strongToStrongObjects()
    table.setObject(1, forKey: Key(7))
    table.setObject(2, forKey: Key(7))
    table.setObject(3, forKey: Key(8))
    #expect(table.object(forKey: Key(7)) == 2 && table.count == 2)
    table.removeObject(forKey: Key(7))
    #expect(table.object(forKey: Key(7)) == nil && table.object(forKey: Key(8)) == 3)
    #expect(table.dictionaryRepresentation() == [Key(8): 3])
    table.removeAllObjects()
    #expect(table.count == 0)
  }

  @Test func `with keys compared by identity, equal keys have two entries`() {
    let (one, other) = (Key(7), Key(7))
    let table = NSMapTable<Key, NSNumber>(keyOptions: .objectPointerPersonality)
    table.setObject(1, forKey: one)
    #expect(table.object(forKey: one) == 1 && table.object(forKey: other) == nil)
  }

  @Test func `an entry is dropped with its weak key or its weak object`() {
    let keyed = NSMapTable<Key, NSNumber>.weakToStrongObjects()
    let valued = NSMapTable<NSNumber, Key>.strongToWeakObjects()
    var object: Key? = Key(1)
    keyed.setObject(5, forKey: object)
    valued.setObject(object, forKey: 5)
    #expect(keyed.count == 1 && valued.object(forKey: 5) === object)
    #expect(keyed.keyEnumerator().allObjects.count == 1)
    object = nil
    #expect(keyed.count == 0 && valued.count == 0 && valued.object(forKey: 5) == nil)
    #expect(keyed.objectEnumerator()?.allObjects.isEmpty == true)
  }
}
