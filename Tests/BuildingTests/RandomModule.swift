// A module whose files change at random, and compile all the same.

import Foundation
import Messages

/// Files that use one another's declarations, each declaration in one of several variants.
struct RandomModule {
  /// Files that are always there.
  static let fileCount = 4
  /// Further files, with overloads and extensions that take the place of others.
  static let furtherCount = 2

  /// The variant of each declaration, by file.
  private var variants: [[Slot: Int]]
  private var isThere = [Bool](repeating: false, count: furtherCount)

  /// A place in a file where something can change.
  private enum Slot: String, CaseIterable {
    case body, comment, value, inferredValue, defaultArgument, signature, privateFunction
    case privateProperty, storedProperty, rawValue, superclass, conformance, generic, inlinable,
      alias
    case opaque, observer, access, overriding, order, witness, nested, staticValue, lazyValue
  }

  init() {
    variants = (0..<Self.fileCount).map { _ in [:] }
  }

  /// Changes one to three places.
  mutating func change(using random: inout some RandomNumberGenerator) -> String {
    var told: [String] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      if Int.random(in: 0..<12, using: &random) == 0 {
        let index = Int.random(in: 0..<Self.furtherCount, using: &random)
        isThere[index].toggle()
        told.append("further \(index) \(isThere[index])")
      } else if let slot = Slot.allCases.randomElement(using: &random) {
        let file = Int.random(in: 0..<Self.fileCount, using: &random)
        let variant = Int.random(in: 0..<4, using: &random)
        variants[file][slot] = variant
        told.append("file \(file) \(slot) \(variant)")
      }
    }
    return told.joined(separator: ", ")
  }

  /// The files in a folder.
  func sources(in folder: String) -> [SourceText] {
    var texts = variants.indices.map { ("File\($0)", text($0)) }
    for index in isThere.indices where isThere[index] {
      texts.append(("Further\(index)", Self.further(index)))
    }
    return texts.map { SourceText(path: "\(folder)/\($0).swift", text: $1) }
  }

  private static func further(_ index: Int) -> String {
    index == 0
      ? """
      func told(_ value: Int) -> String { "number \\(value)" }
      extension Shape0 { var extra: Double { 2 } }
      """
      : """
      extension Named { func title() -> String { "a further \\(name)" } }
      struct Unused { var shape = Shape1() }
      """
  }

  private func text(_ index: Int) -> String {
    [index == 0 ? Self.shared : "", shape(index), item(index), others(index), use(index)]
      .joined(separator: "\n")
  }

  private static let shared = """
    nonisolated(unsafe) var log: [String] = []
    protocol Named { var name: String { get } }
    extension Named { func title() -> String { "a \\(name)" } }
    func told<T>(_ value: T) -> String { String(describing: value) }
    """

  private func variant(_ slot: Slot, _ index: Int) -> Int { variants[index][slot] ?? 0 }

  private static let inferred = ["7", "8", "7.5", "\"seven\""]

  private func privateFunction(_ index: Int) -> String {
    [
      "", "private func hidden() -> Int { 1 }", "private func hidden() -> Int { 2 }",
      "private func other(_ a: Int = 3) {}",
    ][variant(.privateFunction, index)]
  }

  private func shape(_ index: Int) -> String {
    let result = ["Int", "Double", "String", "[Int]"][variant(.signature, index)]
    let value = ["3", "3.5", "\"three\"", "[3]"][variant(.signature, index)]
    let stored = ["", "var height = 2", "var height = 2.5", "let depth: Int = 3"]
    let side = variant(.privateProperty, index)
    let count = variant(.staticValue, index)
    let body = variant(.body, index)
    return """
      \(variant(.comment, index) == 0 ? "" : "/// Comment \(variant(.comment, index)).")
      struct Shape\(index) {
        var width: Double = \(variant(.value, index)).5
        \(stored[variant(.storedProperty, index)])
        private var side\(side.isMultiple(of: 2) ? ": Int = \(side)" : " = 1.5")
        static let count\(count < 2 ? ": Int = \(count)" : " = \"\(count)\"")
        lazy var slow: Double = \(variant(.lazyValue, index)).25
        init() {}
        func area(_ factor: Int = \(variant(.defaultArgument, index))) -> \(result) {
          \(body == 0 ? "" : "log.append(\"body \(body)\")")
          return \(value)
        }
        \(privateFunction(index))
        struct Inner { var depth = \(["1", "2", "1.5", "\"deep\""][variant(.nested, index)]) }
      }
      struct Plain\(index) {
        var left: Int = \(variant(.value, index))
        var right = \(Self.inferred[variant(.inferredValue, index)])
      }
      """
  }

  private func item(_ index: Int) -> String {
    let inherits = index > 0 && variant(.superclass, index) > 0
    let word = inherits ? "override " : ""
    let observer = [
      "", "{ didSet { log.append(\"set\") } }", "{ didSet { log.append(\"\\(oldValue)\") } }",
      "{ willSet { log.append(\"\\(newValue)\") } }",
    ][variant(.observer, index)]
    let methods = ["first", "second"].map { "\(word)func \($0)() -> String { \"\($0) \(index)\" }" }
    let ordered = variant(.order, index).isMultiple(of: 2) ? methods : methods.reversed()
    return """
      \(variant(.access, index) == 1 ? "public " : "")class Item\(index)\(inherits ? ": Item0" : "") {
        \(word)init() {}
        \(inherits ? "" : "var state = 1 \(observer)")
        \(privateFunction(index))
        \(ordered.joined(separator: "\n"))
        \(word)func third() -> String { \(variant(.overriding, index) == 0 ? "first()" : "second()") }
      }
      """
  }

  private func others(_ index: Int) -> String {
    let raw = variant(.rawValue, index)
    let generic = [
      ("T", "value"), ("T?", "value"), ("[T]", "[value]"), ("(T, Int)", "(value, 1)"),
    ][
      variant(.generic, index)]
    let opaque = ["1", "\"one\"", "1.5", "true"][variant(.opaque, index)]
    return """
      enum Kind\(index): Int { case one = \(raw), two\(raw > 1 ? ", three" : "") }
      typealias Amount\(index) = \(["Int", "Double", "Int", "Float"][variant(.alias, index)])
      let constant\(index) = \(Self.inferred[variant(.inferredValue, index)])
      let typed\(index): Double = \(variant(.value, index)).5
      func generic\(index)<T>(_ value: T) -> \(generic.0) { \(generic.1) }
      @inlinable public func copied\(index)() -> Int { \(variant(.inlinable, index)) }
      func opaque\(index)() -> some CustomStringConvertible { \(opaque) }
      extension Shape\(index)\(variant(.conformance, index) == 1 ? ": Named" : "") {
        var name: String { "shape" }
        func \(variant(.witness, index) > 1 ? "title" : "caption")() -> String { "own" }
      }
      """
  }

  private func use(_ index: Int) -> String {
    let next = (index + 1) % Self.fileCount
    return """
      func use\(index)() -> [String] {
        var shape = Shape\(next)()
        let item = Item\(next)()
        item.state += 1
        var parts = [told(shape), told(shape.area()), told(shape.width), told(shape.slow)]
        parts += [told(Plain\(next)()), told(Plain\(next)(left: 2).right), told(shape as? any Named)]
        parts += [told(constant\(next)), told(typed\(next)), told(generic\(next)(1))]
        parts += [told(copied\(next)()), told(opaque\(next)()), told(Kind\(next)(rawValue: 1))]
        parts += [told(Amount\(next)(3)), item.third(), item.second(), told(item.state)]
        parts += [told(Shape\(next).count), told(Shape\(next).Inner())]
        parts += [(shape as? any Named)?.title() ?? ""]
        return parts
      }
      """
  }
}
