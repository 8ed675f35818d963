// Which keys are held, as far as the window knows.

package import Windowing

/// The keys that are down, by keycode.
package struct HeldKeys: Hashable, Sendable {
  /// Keys whose press was reported.
  private var reported: [UInt32: Key] = [:]
  /// Keys that were down already when the keyboard focus came to the window.
  private var inherited: Set<UInt32> = []

  package init() {}

  /// Records a press; true where it is a repetition.
  package mutating func press(_ code: UInt32, _ key: Key) -> Bool {
    if inherited.contains(code) { return true }
    return reported.updateValue(key, forKey: code) != nil
  }

  /// Records a release.
  package mutating func release(_ code: UInt32) {
    reported[code] = nil
    inherited.remove(code)
  }

  /// Forgets all keys, because the focus goes elsewhere, and returns those whose press was reported, in the
  /// order of their keycodes.
  package mutating func releaseAll() -> [Key] { compare(with: [], inherits: false) }

  /// Compares with the keys that are down according to the server, and returns the reported ones that went up
  /// elsewhere, in the order of their keycodes. `inherits`: whether the others that are down count as held.
  package mutating func compare(with down: Set<UInt32>, inherits: Bool) -> [Key] {
    let gone = reported.filter { !down.contains($0.key) }.sorted { $0.key < $1.key }
    for entry in gone { reported[entry.key] = nil }
    inherited.formIntersection(down)
    if inherits { inherited.formUnion(down.filter { reported[$0] == nil }) }
    return gone.map(\.value)
  }
}
