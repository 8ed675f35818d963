// Sets and arrays that hold their objects weakly.

import Foundation
import FoundationAdditions
import Testing

@Suite struct HashTableTests {
  /// As a protocol for Objective-C is lowered.
  private protocol Listener: AnyObject { var name: String { get } }
  private final class Ear: Listener {
    let name: String
    init(_ name: String) { self.name = name }
  }

  @Test func `a hash table of a protocol's type returns its objects as long as they exist`() {
    let table = NSHashTable<any Listener>.weakObjects()
    let kept = Ear("kept")
    var gone: Ear? = Ear("gone")
    table.add(kept)
    table.add(kept)
    table.add(gone)
    #expect(table.allObjects.map(\.name) == ["kept", "gone"])
    gone = nil
    #expect(table.count == 1 && table.anyObject?.name == "kept")
    #expect(table.contains(kept) && table.member(kept) === kept)
    table.remove(kept)
    #expect(table.count == 0)
  }

  @Test func `a map table may have a protocol's type`() {
    let table = NSMapTable<NSString, any Listener>.strongToWeakObjects()
    let ear = Ear("one")
    table.setObject(ear, forKey: "a")
    #expect(table.object(forKey: "a")?.name == "one" && table.object(forKey: "b") == nil)
  }

  @Test func `a pointer array keeps nil pointers until it is compacted`() {
    let list = NSPointerArray.weakObjects()
    let kept = Ear("kept")
    var gone: Ear? = Ear("gone")
    unsafe list.addPointer(gone.map { unsafe Unmanaged.passUnretained($0).toOpaque() })
    unsafe list.addPointer(Unmanaged.passUnretained(kept).toOpaque())
    #expect(list.count == 2 && list.allObjects.count == 2)
    gone = nil
    let isGap = unsafe list.pointer(at: 0) == nil
    #expect(isGap && list.count == 2 && list.allObjects.count == 1)
    list.compact()
    #expect(list.count == 1)
    list.removePointer(at: 7)
    list.removePointer(at: 0)
    #expect(list.count == 0)
  }
}
