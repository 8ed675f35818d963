// Which keys are down, as far as the window knows.

package import Windowing

/// The keys that are held, by the keyboard's codes.
package struct HeldKeys: Hashable, Sendable {
  /// Keys whose press was reported.
  private var reported: [UInt32: Key] = [:]
  /// Keys that were down already when the keyboard came to the window.
  private var inherited: Set<UInt32> = []

  package init() {}

  /// Whether the press is a repetition.
  package mutating func press(_ code: UInt32, _ key: Key) -> Bool {
    if inherited.contains(code) { return true }
    return reported.updateValue(key, forKey: code) != nil
  }

  package mutating func release(_ code: UInt32) {
    reported[code] = nil
    inherited.remove(code)
  }

  /// The keyboard goes elsewhere: the keys whose release nobody will tell, in the codes' order.
  package mutating func releaseAll() -> [Key] { compare(with: [], inherits: false) }

  /// The server says which keys are down: the reported ones that went up elsewhere. `inherits`:
  /// whether the others that are down now count as held.
  package mutating func compare(with down: Set<UInt32>, inherits: Bool) -> [Key] {
    let gone = reported.filter { !down.contains($0.key) }.sorted { $0.key < $1.key }
    for entry in gone { reported[entry.key] = nil }
    inherited.formIntersection(down)
    if inherits { inherited.formUnion(down.filter { reported[$0] == nil }) }
    return gone.map(\.value)
  }
}
