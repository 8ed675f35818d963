// Each construct that Swift on Linux refuses, and what stands in the copy in its place.

import Messages
import SourceReading
import Testing

@Suite struct LoweringTests {
  @Test(arguments: [
    "@objc", "@objc(tap:)", "@objcMembers", "@nonobjc", "@IBOutlet", "@IBAction", "@NSManaged",
    "@NSCopying", "@main", "@UIApplicationMain", "dynamic",
  ])
  func `attributes for Objective-C's runtime become spaces`(attribute: String) {
    let text = "class Dial { \(attribute) var value = 1 }"
    let blank = String(repeating: " ", count: attribute.utf8.count)
    #expect(copy(text).hasPrefix("class Dial { \(blank) var value = 1 }"))
  }

  @Test func `what a type performs is no selector`() {
    let text = "func f() { UIView.perform(.delete, on: views, options: []) }"
    #expect(copy(text) == text)
    #expect(copy("func f() { other.perform(a) }").contains("receiver(other).perform(a)"))
  }

  @Test func `designable and inspectable stay`() {
    let text = "@IBDesignable class Dial: UIView { @IBInspectable var value = 1 }"
    #expect(copy(text) == text)
  }

  @Test(arguments: [
    ("#selector(tap(_:))", "tap:"), ("#selector(Dial.tap)", "tap:"), ("#selector(stop)", "stop"),
    ("#selector(self.turn(to:by:))", "turnTo:by:"), ("#selector(show)", "showWithSender:"),
    ("#selector(Dial.tap(_:) as (Dial) -> (UIView) -> Void)", "tap:"),
    ("#selector(getter: value)", "value"), ("#selector(setter: Dial.value)", "setValue:"),
    ("#selector(renamed)", "other:name:"), ("#selector(UIView.endEditing(_:))", "endEditing:"),
  ])
  func `a selector is its name at run time`(expression: String, name: String) {
    let text = """
      class Dial: UIView {
        @objc func tap(_ sender: UIView) {}
        @objc func stop() {}
        @objc func turn(to: Int, by: Int) {}
        @objc func show(sender: Any) {}
        @objc(other:name:) func renamed(_ a: Int, b: Int) {}
        @objc var value = 1
        func f() { print(\(expression)) }
      }
      """
    #expect(words(copy(text)).contains("print(Selector(\"\(name)\")"))
  }

  @Test(arguments: [
    ("UIView.setNeedsLayout", "UIView.setNeedsLayout"),
    ("setNeedsDisplay as () -> Void", "Dial.setNeedsDisplay"),
    ("UIResponderStandardEditActions.copy", "UIResponderStandardEditActions.copy"),
  ])
  func `what the framework's methods take is asked where a selector does not say it`(
    expression: String, method: String
  ) throws {
    let text = "class Dial: UIView { func f() { print(#selector(\(expression))) } }"
    let name = try #require(method.split(separator: ".").last)
    #expect(words(copy(text)).contains("print(__VitrineRuntime.selector(\"\(name)\", \(method))"))
  }

  @Test(arguments: [
    ("paste(_:)", "checkedSelector(\"paste:\", Dial.paste(_:))"),
    ("turn(to:)", "checkedSelector(\"turnTo:\", Dial.turn(to:))"),
    ("turn", "selector(\"turn\", Dial.turn)"),
    ("UIView.turn", "selector(\"turn\", UIView.turn)"),
  ])
  func `what the module does not declare is looked for by the compiler, in its place`(
    expression: String, call: String
  ) {
    let text = "class Dial: UIView { func f() { print(#selector(\(expression)), wrong) } }"
    #expect(copy(text).contains("print(__VitrineRuntime.\(call), wrong)"))
  }

  @Test(arguments: ["other.turn(to:)", "getter: turn"])
  func `what another object has is not looked for`(expression: String) {
    let text = "class Dial: UIView { func f() { print(#selector(\(expression))) } }"
    #expect(copy(text).contains("print(Selector("))
  }

  @Test(arguments: [
    ("#keyPath(CALayer.cornerRadius)", "cornerRadius"), ("#keyPath(strokeEnd)", "strokeEnd"),
    ("#keyPath(Dial.layer.opacity)", "layer.opacity"),
  ])
  func `a key path is its text`(expression: String, path: String) {
    #expect(words(copy("let path = \(expression)")).hasPrefix("let path = \"\(path)\""))
  }

  @Test(arguments: [
    ("import UIKit.UIButton", "import UIKit"), ("import class UIKit.UIView", "import UIKit"),
    ("import struct CoreGraphics.CGGeometry.CGRect", "import CoreGraphics"),
    ("import func Darwin.sqrt", "import Glibc"),
    ("import Darwin", "import Glibc"), ("import AVKit", ""),
    ("import NotificationCenter", ""), ("import Foundation", nil),
    ("import os.log", "import OSLog"),
    ("import CoreImage.CIFilterBuiltins", "import CoreImage"), ("import ImageIO", nil),
  ])
  func `imports name what there is`(statement: String, other: String?) {
    #expect(words(copy(statement)) == (other ?? statement))
  }

  @Test func `a package's own modules are not imported, as their files are part of this one`() {
    let text = "import Dials\nimport UIKit"
    let report = SourceReader.read([
      SourceText(path: "App/Sources/Dials/Dial.swift", text: "import UIKit"),
      SourceText(path: "App/Sources/UIKit/Page.swift", text: text),
    ])
    #expect(words(report.files[1].text).contains("line: 1) import UIKit"))
    #expect(copy("import Dials") == "import Dials")
  }

  @Test func `a name in backticks is known to other files without them`() {
    let text = "extension Kind { static var `default`: Kind { .small }; func `in`() {} }"
    let report = SourceReader.read([SourceText(path: "Kind.swift", text: text)])
    #expect(report.files[0].names == ["default", "in"])
  }

  @Test func `a module's name before a function is that of Linux`() {
    #expect(copy("let a = Darwin.sqrt(2)") == "let a = Glibc .sqrt(2)")
    #expect(
      words(copy("let a = CoreFoundation.sqrt(2)")).hasPrefix("let a = Foundation .sqrt(2)"))
  }

  @Test func `the side of iOS is taken, and lines stay where they are`() {
    let text = """
      #if os(iOS) && canImport(UIKit)
      let a = 1
      #elseif os(Linux)
      let b = 1
      #else
      let c = 1
      #endif
      #if !targetEnvironment(simulator)
      let d = 1
      #endif
      #if TARGET_INTERFACE_BUILDER
      let e = 1
      #endif
      #if swift(>=4.2)
      let f = 1
      #endif
      """
    let copy = copy(text)
    #expect(words(copy) == "let a = 1 let e = 1 let f = 1")
    let lines = copy.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[1] == "let a = 1")
    #expect(lines[11] == "let e = 1")
    #expect(lines[14] == "let f = 1")
  }

  @Test func `nothing in the other side of a condition is read`() {
    let text = """
      #if os(macOS)
      class Dial: NSView { @IBInspectable var value = 1 }
      #endif
      """
    let report = SourceReader.read([SourceText(path: "Dial.swift", text: text)])
    #expect(report.inspectables.isEmpty)
    #expect(report.views.isEmpty)
  }

  @Test func `a protocol for Objective-C is one of classes`() {
    #expect(copy("@objc protocol A {}").contains("protocol A: AnyObject {}"))
    #expect(copy("@objc protocol A: B {}").contains("protocol A: AnyObject, B {}"))
    #expect(copy("@objc protocol A: class {}").contains("protocol A: class {}"))
    #expect(copy("protocol A {}").contains("protocol A {}"))
  }

  @Test func `a function that a class need not have is asked for first`() {
    let text = """
      @objc protocol DialDelegate { @objc optional func dialDidTurn(_ dial: Dial) -> Bool }
      class Dial: UIView {
        weak var delegate: DialDelegate?
        func turn() { _ = delegate?.dialDidTurn?(self) }
      }
      """
    #expect(
      words(copy(text)).contains(
        "_ = __VitrineRuntime.responding(delegate, to: \"dialDidTurn:\")?.dialDidTurn (self)"))
    #expect(
      registration(text).contains(
        "extension DialDelegate { func dialDidTurn(_ dial: Dial) -> Bool { fatalError() } }"))
  }

  @Test func `what stands for members of a public protocol is public`() {
    let text = """
      @objc public protocol Source {
        @objc optional func turn()
        @objc optional var title: String { get }
      }
      """
    let code = words(registration(text))
    #expect(code.contains("extension Source { public func turn() {} }"))
    #expect(code.contains("extension Source { public var title: String { get { fatalError() } } }"))
  }

  @Test func `a property that a class need not have is asked for first`() {
    let text = """
      @objc protocol Source { @objc optional var title: String { get } }
      class Page: UIView {
        weak var source: Source?
        func f(_ label: UILabel) { print(source?.title ?? label.text, label.title, self.source?.title) }
      }
      class Own: NSObject, Source { let title = "own" }
      """
    let asked = "__VitrineRuntime.responding(source, to: \"title\")?.title"
    #expect(
      words(copy(text)).contains(
        "print(\(asked) ?? label.text, label.title, "
          + "__VitrineRuntime.responding(self.source, to: \"title\")?.title)"))
    let code = words(registration(text))
    #expect(code.contains("extension Source { var title: String { get { fatalError() } } }"))
    #expect(code.contains("__VitrineRuntime.registerName(Own.self, \"title\")"))
  }

  @Test(arguments: [
    "func f(_ one: Source) { use(one.title) }",
    "func f(from one: Source?) { guard let one = one else { return }; use(one.title) }",
    "func f(_ any: Any) { if let one = any as? Source { use(one.title) } }",
    "func f() { let one: Source = make(); use(one.title) }",
    "func f() { let one = source; use(one.title) }",
    "func f() { if let one = self.source, let name = one.title { use(name) } }",
    "func f() { while let one = source { use(one.title) } }",
    "func f() { call { (one: Source) in use(one.title) } }",
    "init(_ one: Source) { use(one.title) }",
  ])
  func `the code around an object says what it may not have`(member: String) {
    let text = """
      @objc protocol Source { @objc optional var title: String { get } }
      class Page: UIView { weak var source: Source?; \(member) }
      class Other { var one = Page() }
      """
    #expect(copy(text).contains("__VitrineRuntime.responding(one, to: \"title\")?.title"))
  }

  @Test func `an object of another type is asked for nothing`() {
    let text = """
      @objc protocol Source { @objc optional var title: String { get } }
      class Page: UIView {
        weak var one: Source?
        func f(_ one: UILabel) { use(one.title) }
        func g() { if let one = one as? UILabel { use(one.title) } else { use(one.title) } }
      }
      """
    let copy = copy(text)
    #expect(copy.contains("func f(_ one: UILabel) { use(one.title) }"))
    #expect(copy.contains("as? UILabel { use(one.title) } else { use(__VitrineRuntime"))
  }

  @Test func `of functions with one name the one with the call's labels is asked for`() {
    let text = """
      @objc protocol Listener {
        @objc optional func dial(_ dial: Dial, didTurn: Int)
        @objc optional func dial(_ dial: Dial, willTurn: Int, then: () -> Void)
      }
      func f(_ one: Listener) { one.dial?(d, willTurn: 1) {}; one.dial?(d, didTurn: 1) }
      """
    let copy = words(copy(text))
    #expect(
      copy.contains("responding(one, to: \"dial:willTurn:then:\")?.dial (d, willTurn: 1) {}"))
    #expect(copy.contains("responding(one, to: \"dial:didTurn:\")?.dial (d, didTurn: 1)"))
  }

  @Test func `what an extension overrides moves into the class with its own line numbers`() {
    let text = """
      class Dial: UIView {
      }

      extension Dial {
        var radius: CGFloat { 1 }
        override func layoutSubviews() {
          super.layoutSubviews()
        }
      }
      """
    let lines = copy(text).split(separator: "\n").map(String.init)
    #expect(lines[0] == "class Dial: UIView {")
    #expect(lines[1] == "#sourceLocation(file: \"Dial.swift\", line: 6)")
    #expect(lines[2] == "  override func layoutSubviews() {")
    #expect(lines[5] == "#sourceLocation(file: \"Dial.swift\", line: 2)")
    #expect(lines[6] == "}")
    #expect(!lines[8...].contains { $0.contains("override") })
  }

  @Test func `what a moved member names in its own file can be seen from the other`() {
    let report = SourceReader.read([
      SourceText(path: "Dial.swift", text: "class Dial: UIView { private var angle = 1 }"),
      SourceText(
        path: "More.swift",
        text: """
          private let inset = 1
          extension Dial {
            override func layoutSubviews() { turn(inset) }
            private func turn(_ by: Int) {}
          }
          private class Own { private var a = 1 }
          """),
    ])
    #expect(report.files[0].text.contains("class Dial: UIView { private var angle = 1"))
    let lines = report.files[1].text.split(separator: "\n")
    #expect(lines[1] == "        let inset = 1")
    #expect(lines[4] == "          func turn(_ by: Int) {}")
    #expect(lines[6] == "        class Own { private var a = 1 }")
  }

  @Test func `what a subclass overrides moves out of its extension too`() {
    let text = """
      class Dial: UIView {}
      extension Dial { @objc func turn() {} }
      class BigDial: Dial { override func turn() {} }
      """
    #expect(
      words(copy(text)).contains("func turn() {} #sourceLocation(file: \"Dial.swift\", line: 1) }"))
  }

  @Test func `what the runtime stores is read and written by its key`() {
    let copy = words(copy("class A: CALayer { @NSManaged var level: CGFloat }"))
    #expect(
      copy.contains(
        "var level: CGFloat { get { __VitrineRuntime.stored(value(forKey: \"level\")) } "
          + "set { setValue(newValue, forKey: \"level\") } }"))
  }

  @Test func `an object that nobody has stored is nil`() {
    let copy = words(copy("class A: CALayer { @NSManaged var color: CGColor }"))
    #expect(
      copy.contains(
        "var color: CGColor! { get { __VitrineRuntime.storedObject(value(forKey: \"color\")) } "
          + "set { setValue(newValue, forKey: \"color\") } }"))
  }

  @Test func `objects of any class are asked by name`() {
    #expect(copy("for view: AnyObject in views {}") == "for view            in views {}")
    #expect(copy("for view: UIView in views {}") == "for view: UIView in views {}")
    #expect(copy("target.perform(name)") == "__VitrineRuntime.receiver(target).perform(name)")
    #expect(
      copy("target?.performSelector(onMainThread: a, with: b, waitUntilDone: true)")
        == "__VitrineRuntime.receiver(target)?"
        + ".performSelector(onMainThread: a, with: b, waitUntilDone: true)")
    #expect(copy("target?.perform(name)") == "__VitrineRuntime.receiver(target)?.perform(name)")
    #expect(
      copy("(a as AnyObject).isKind(of: B.self)")
        == "__VitrineRuntime.receiver((a as AnyObject)).isKind(of: B.self)")
    #expect(copy("a?.responds(to: name)") == "__VitrineRuntime.receiver(a)?.responds(to: name)")
    #expect(copy("a.responds(name)") == "__VitrineRuntime.receiver(a).responds(name)")
    #expect(
      copy("a?.b()[0].isKind(of: B.self)")
        == "__VitrineRuntime.receiver(a?.b()[0])?.isKind(of: B.self)")
    #expect(copy("self.perform(name)") == "self.perform(name)")
    #expect(copy("perform(name)") == "perform(name)")
  }

  @Test func `a stand-in says itself what it responds to`() {
    let text = """
      class StandIn: NSObject {
        override func responds(to name: Selector!) -> Bool { super.responds(to: name) }
        override func forwardingTarget(for name: Selector!) -> Any? {
          super.forwardingTarget(for: name)
        }
      }
      class Other: StandIn { override func responds(to name: Selector!) -> Bool { true } }
      """
    let lowered = SourceReader.read([SourceText(path: "StandIn.swift", text: text)]).files[0].text
    #expect(
      lowered.contains(
        "         func responds(to name: Selector!) -> Bool "
          + "{ __VitrineRuntime.hasMethod(self, name) }"))
    #expect(lowered.contains("__VitrineRuntime.noTarget(  name)"))
    #expect(lowered.contains("extension StandIn: SelectorResponding {}"))
    #expect(lowered.contains("extension StandIn: SelectorForwarding {}"))
    #expect(!lowered.contains("extension Other:"))
    #expect(lowered.contains("class Other: StandIn { override func responds"))
  }

  @Test func `a constant of any object is of the class that has what is asked of it`() {
    #expect(
      words(copy("func f() { let t: AnyObject! = all.first; t.location(in: self) }"))
        == "func f() { let t: UITouch! = (all.first) as? UITouch; t.location(in: self) }")
    #expect(
      words(copy("func f() { let v: AnyObject = all[0]; v.removeFromSuperview() }"))
        == "func f() { let v: UIView = (all[0]) as! UIView; v.removeFromSuperview() }")
    let unknown = "func f() { let t: AnyObject = all; t.tune() }"
    #expect(copy(unknown) == unknown)
  }

  @Test func `a parameter of any object is asked for anchors and places`() {
    #expect(
      copy("func f(_ item: AnyObject) { item.topAnchor }")
        == "func f(_ item: AnyObject) { __VitrineRuntime.receiver(item).topAnchor }")
    #expect(
      copy("func f(item: AnyObject?) { item?.tag }")
        == "func f(item: AnyObject?) { __VitrineRuntime.receiver(item)?.tag }")
    let own = "func f(item: UIView) { item.topAnchor }"
    #expect(copy(own) == own)
    #expect(
      copy("(a as AnyObject).location(in: b)")
        == "(__VitrineRuntime.receiver(a as AnyObject)).location(in: b)")
  }

  @Test func `observers that only an object is above of override nothing`() {
    let method = "func observeValue(forKeyPath keyPath: String?) {}"
    #expect(
      words(copy("class Ear: NSObject { override \(method) }"))
        == "class Ear: NSObject { \(method) }")
    #expect(
      copy("class Dial: UIView { override \(method) }")
        == "class Dial: UIView { override \(method) }")
    #expect(
      registration("class Ear: NSObject { override \(method) }")
        .contains("extension Ear: KeyValueObserver {}"))
  }

  @Test func `what classes say of how they are observed overrides only classes of the sources`() {
    let method = "class func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }"
    #expect(
      words(copy("class Dial: UIView { override \(method) }"))
        == "class Dial: UIView { \(method) }")
    let both =
      "class Dial: UIView { override \(method) } class Knob: Dial { override \(method) }"
    #expect(
      words(copy(both))
        == "class Dial: UIView { \(method) } class Knob: Dial { override \(method) }")
  }

  @Test func `an extension that conforms gives its access to its members`() {
    let text = "public extension Dial: A { var a: Int { 1 }; private func b() {} }"
    #expect(
      copy(text) == "       extension Dial: A { public var a: Int { 1 }; private func b() {} }")
  }

  @Test func `what moves out of a public extension stays public`() {
    let text = """
      public class Dial: UIView {
      }
      public extension Dial { override func layoutSubviews() {} }
      """
    #expect(words(copy(text)).contains("public override func layoutSubviews() {} #sourceLocation"))
  }

  @Test func `a property that a subclass overrides moves out of its extension`() {
    let text = """
      class Dial: UIView {}
      extension Dial { @objc var size: Int { 1 } }
      class BigDial: Dial { override var size: Int { 2 } }
      """
    #expect(
      words(copy(text)).contains(
        "var size: Int { 1 } #sourceLocation(file: \"Dial.swift\", line: 1) }"))
  }

  @Test func `a preview becomes a function that returns it`() {
    let text = """
      #Preview { Dial() }
      @available(iOS 17, *)
      #Preview("Big", traits: .portrait, .modifier(Sample())) {
        let dial = Dial()
        dial
      }
      class Dial: UIView {}
      """
    let lines = copy(text).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines[0]
        == "@MainActor private func __vitrine_preview_0_0() -> UIKit.Preview "
        + "{ UIKit.Preview { Dial() } }")
    #expect(
      words(String(lines[2]))
        == "@MainActor private func __vitrine_preview_0_1() -> UIKit.Preview "
        + "{ UIKit.Preview(\"Big\", traits: .portrait, .defaultLayout ) {")
    #expect(words(String(lines[4])) == "return dial")
    #expect(lines.count == 7)
  }

  @Test func `a preview inside a type is left out`() {
    let text = "class Dial: UIView {\n#Preview { Dial() }\n}"
    #expect(words(copy(text)) == "class Dial: UIView { }")
  }

  @Test(arguments: [
    ("func f(_ t: UIView.Type) { t.init() }", "t.vitrineInstance()"),
    ("func f(of t: Dial.Type?) { t?.init(frame: .zero) }", "t?.vitrineInstance(frame: .zero)"),
    ("func f() { let t = type(of: self); t.init() }", "t.vitrineInstance()"),
    ("func f() -> UIView { type(of: self).init() }", "type(of: self).vitrineInstance()"),
    ("func f() { if let t = any as? CALayer.Type { t.init() } }", "t.vitrineInstance()"),
    ("func f() { (any as? UIView.Type)?.init() }", "?.vitrineInstance()"),
    ("var kind: UIView.Type; func f() { kind.init() }", "kind.vitrineInstance()"),
    ("class func f() -> UIView { self.init() }", "self.vitrineInstance()"),
    ("convenience init(turn: Int) { self.init() }", nil),
    ("func f(_ t: Model.Type) { t.init() }", nil),
    ("func f(_ t: UIView.Type) { t.init(style: 1) }", nil),
    ("required init() {}; class func f() -> UIView { self.init() }", nil),
    ("func f() { let t = t; t.init() }", nil),
  ])
  func `an instance of the value of a class is asked for`(member: String, other: String?) {
    let copy = words(copy("class Dial: UIView { \(member) }"))
    #expect(copy.contains("vitrineInstance") == (other != nil))
    if let other { #expect(copy.contains(other), "\(copy)") }
  }

  @Test(arguments: [
    ("list?.scrollViewDidScroll?(view)", "list?.scrollViewDidScroll (view)"),
    ("list.textFieldShouldReturn?(field)", "Optional(list.textFieldShouldReturn (field))"),
    ("self.onScroll?(view)", "self.onScroll?(view)"),
  ])
  func `functions that a delegate of the framework need not have are there`(
    call: String, other: String
  ) {
    #expect(copy("let a = \(call)") == "let a = \(other)")
  }

  @Test func `a property that only an inspector may use is one like others`() {
    let text = "class Dial: UIView { @IBInspectable @available(*, unavailable) var angle = 1 }"
    #expect(words(copy(text)) == "class Dial: UIView { @IBInspectable var angle = 1 }")
    let method = "class Dial: UIView { @available(*, unavailable) func f() {} }"
    #expect(copy(method) == method)
  }

  @Test func `the framework's delegates have what is forced of them`() {
    let text = "let size = delegate.collectionView!(view, layout: self, sizeForItemAt: path)"
    #expect(words(copy(text)) == words(text.replacing("!", with: " ")))
    let own = "let dial = owner.dial!(1)"
    #expect(copy(own) == own)
  }

  @Test func `a text's characters are the text`() {
    #expect(words(copy("let a = text?.characters.count")) == "let a = text? .count")
    let own = "class Dial { var characters = 1; func f() { print(self.characters) } }"
    #expect(copy(own) == own)
    let swift = "let a = AttributedString(text).characters.count"
    #expect(copy(swift) == swift)
  }

  @Test(arguments: [
    ("if #available(iOS 27, *) { later() }", "if false { fatalError() }"),
    ("if #available(iOS 26, *) { show(UIGlassEffect()) }", "if false { fatalError() }"),
    ("if #available(iOS 26, *) { plain() }", nil),
    (
      "if let a, #available(iOS 26.4, *), let b = later { b() } else { plain() }",
      "if let a, false { fatalError() } else { plain() }"
    ),
    ("if #available(iOS 26, macOS 27, *) { plain() }", nil),
    ("if #available(macOS 27, *) { plain() }", nil),
    ("if #available(iOS 15, *) { plain(UIGlassEffect()) }", nil),
    (
      "if #unavailable(iOS 27) { plain() } else { later() }",
      "if true { plain() } else { fatalError() }"
    ),
    (
      "if #unavailable(iOS 26) { plain() } else { a.cornerConfiguration = b }",
      "if true { plain() } else { fatalError() }"
    ),
    ("guard #available(iOS 27.1, *) else { return 1 }; later(); more()", "do { return 1 };"),
    (
      "guard let a, #available(iOS 26, *) else { return 1 }; a.cornerConfiguration = b",
      "guard let a, false else { return 1 };"
    ),
    ("guard #available(iOS 26, *) else { return 1 }; plain()", nil),
  ])
  func `what is for a later version of iOS never runs, and is left out`(
    statement: String, lowered: String?
  ) {
    let text = "func f() {\n\(statement)\n}"
    #expect(words(copy(text)) == "func f() { \(lowered ?? statement) }")
  }

  @Test func `what names the parts of iOS 26 that are missing here is left out with its users`() {
    let text = """
      @available(iOS 26, *) class Glass: UIView { let effect = UIGlassEffect() }
      @available(iOS 26, *) class Plain: UIView { override func updateProperties() {} }
      func make() -> UIView { if #available(iOS 26, *) { return Glass() } else { return UIView() } }
      func plain() -> UIView? { if #available(iOS 26, *) { Plain() } else { nil } }
      """
    let lowered = words(copy(text))
    #expect(!lowered.contains("Glass"))
    #expect(lowered.contains("if false { fatalError() } else { return UIView() }"))
    #expect(lowered.contains("if #available(iOS 26, *) { Plain() }"))
  }

  @Test(arguments: [
    "@available(iOS 27, *)", "@available(iOS 26.1, macOS 12, *)",
    "@available(iOS, introduced: 27.0)",
  ])
  func `declarations for a later version of iOS are left out`(attribute: String) {
    let text = """
      \(attribute) class Glass: UIView {}
      \(attribute) extension Dial { func glass() {} }
      class Dial: UIView {
        \(attribute) var effect: GlassEffect { GlassEffect() }
        @available(iOS 15, *) var size = 1
      }
      """
    #expect(words(copy(text)) == "class Dial: UIView { @available(iOS 15, *) var size = 1 }")
    #expect(!registration(text).contains("Glass()"))
    #expect(
      SourceReader.read([SourceText(path: "Dial.swift", text: text)]).remarks.contains {
        $0.text.contains("Glass is not shown: it is for a later version of iOS")
      })
  }

  @Test func `an array of unknown kind is cast to Core Foundation's`() {
    #expect(words(copy("let a = list as CFArray")) == "let a = list as! CFArray")
    #expect(copy("let a = [1, 2] as CFArray") == "let a = [1, 2] as CFArray")
  }

  @Test(arguments: ["CoreImage", "CoreText", "ImageIO", "OSLog"])
  func `a framework that is a room here keeps its name`(module: String) {
    let text = "import \(module)\nlet a: \(module).Kind = \(module).Kind(name: b)"
    #expect(copy(text) == text)
  }

  @Test func `a dictionary of Objective-C is cast entry by entry where its keys are no texts`() {
    let made = "NSDictionary(object: a, forKey: b)"
    for mark in ["?", "!"] {
      let cast = "as\(mark) [NSAttributedString.Key: AnyObject]"
      #expect(
        copy("let c = \(made) \(cast)") == "let c = __VitrineRuntime.dictionary(\(made)) \(cast)")
    }
    for text in ["let c = \(made) as? [String: Any]", "let c = \(made) as? [Any]"] {
      #expect(copy(text) == text)
    }
  }

  @Test func `an override in an extension of the framework's class stands in a class below it`() {
    let text = "extension UIPageControl { open override func sizeToFit() { super.sizeToFit() } }"
    #expect(
      words(copy(text)) == "extension UIPageControl { }; "
        + "open class __VitrineOverride_Live_0_0: UIPageControl "
        + "{ @_optimize(none) open override func sizeToFit() { super.sizeToFit() }}; "
        + "extension UIPageControl { }")
    #expect(copy("extension Dots { var a: Int { 1 } }") == "extension Dots { var a: Int { 1 } }")
  }

  @Test func `an override among other members leaves these in the extension, where it sees them`() {
    let text = """
      extension UITextView: Faded { // its text
        /// Follows.
        override open var bounds: CGRect { didSet { show() } }
        private func show() {}
        open override func layoutSubviews() {}
      }
      """
    #expect(
      copy(text) == """
        extension UITextView: Faded { // its text
          /// Follows.
          }; open class __VitrineOverride_Live_0_0: UITextView { @_optimize(none) override open var bounds: CGRect \
        { didSet { show() } }}; extension UITextView {
          fileprivate func show() {}
          }; open class __VitrineOverride_Live_0_1: UITextView { @_optimize(none) open override func \
        layoutSubviews() {}}; extension UITextView {
        }
        """)
    #expect(SourceReader.read([SourceText(path: "Faded.swift", text: text)]).remarks.isEmpty)
  }

  @Test func `an override stands in a class wherever it begins`() {
    let held = "}; open class __VitrineOverride_Live_0_0: UITextView { @_optimize(none) "
    let rest = "public override func sizeToFit() {}}; extension UITextView {"
    #expect(
      words(copy("extension UITextView {@objc override func sizeToFit() {}}"))
        == "extension UITextView {" + held + rest + "}")
    let two =
      "extension UITextView { override func sizeToFit() {};override func layoutIfNeeded() {} }"
    #expect(
      words(copy(two))
        == "extension UITextView { " + held
        + "public override func sizeToFit() {};}; extension UITextView {"
        + held.replacing("0_0:", with: "0_1:")
        + "public override func layoutIfNeeded() {}}; extension UITextView { }")
    let behind =
      "extension UITextView {\n#if os(iOS)\nfunc a() {}\n#endif\n@objc override func sizeToFit() {}\n}"
    #expect(
      words(copy(behind)) == "extension UITextView { func a() {} " + held + rest + " }")
  }

  @Test func `an override within a condition stands in a class, and none of later versions does`() {
    let text = """
      extension UITextView {
        #if os(iOS)
          override func sizeToFit() {}
          private(set) var kind: Int { get { 1 } set {} }
        #else
          override func layoutSubviews() {}
        #endif
        @available(iOS 99, *) override func layoutIfNeeded() {}
      }
      @available(iOS 99, *) extension UILabel { override func sizeToFit() {} }
      """
    #expect(
      words(copy(text)) == "extension UITextView { }; open class __VitrineOverride_Live_0_0: "
        + "UITextView { @_optimize(none) public override func sizeToFit() {}}; extension UITextView { "
        + "fileprivate(set) var kind: Int { get { 1 } set {} } }")
    let code = registration(text)
    #expect(code.contains("__VitrineRuntime.override(UITextView.self"))
    #expect(!code.contains("__VitrineRuntime.override(UILabel.self"))
    #expect(SourceReader.read([SourceText(path: "Faded.swift", text: text)]).remarks.isEmpty)
  }

  @Test func `self in an override is an object of the extended class`() {
    let body = """
      if let a = self as? UILabel { a.b(self, self.c, UIView.self) }; let d = { [weak self] in self is Dial };
      switch self { case is UILabel: break; case let e: e.f() }; let g = (self, \\Dial.self); { [self] in h(self) }()
      """
    let object = "(self as UIView)"
    let lowered = """
      if let a = \(object) as? UILabel { a.b(\(object), self.c, UIView.self) }; \
      let d = { [weak self] in (self as AnyObject?) is Dial }; \
      switch \(object) { case is UILabel: break; case let e: e.f() }; \
      let g = (\(object), \\Dial.self); { [self] in h(\(object)) }()
      """
    let text = words(copy("extension UIView { override func sizeToFit() { \(body) } }"))
    #expect(text.contains(words(lowered)), "\(text)")
    let ofClass = "override class func requiresConstraintBasedLayout() { i(self) }"
    #expect(copy("extension UIView { \(ofClass) }").contains("i(self)"))
  }

  @Test func `an extension goes on behind an override with its attributes and its access level`() {
    let text =
      "@MainActor @available(iOS 9, *) public extension CALayer "
      + "{ override func layoutSublayers() {} }"
    #expect(
      words(copy(text)).hasSuffix(
        "func layoutSublayers() {}}; @MainActor public extension CALayer { }"))
  }

  @Test func `an override is public, as its class is open`() {
    let held = "open class __VitrineOverride_Live_0_0: UITextView { @_optimize(none) "
    for written in ["internal override", "override internal", "override", "public override"] {
      let text = copy("public extension UITextView: Faded { \(written) func sizeToFit() {} }")
      #expect(
        words(text).contains(
          held
            + written.replacing("internal", with: "public").replacing(
              /^override$/, with: "public override") + " func"))
    }
  }

  @Test func `a class that is private to a type inherits overrides`() {
    let text = """
      class Card: UIView { private class Field: UITextView {} }
      extension UITextView { override func sizeToFit() {} }
      """
    #expect(registration(text).contains("__VitrineRuntime.inheritOverrides(Card.Field.self)"))
  }

  @Test func `an override of a member that the framework does not have keeps the others`() {
    let text = "extension UITextView { override func fold() {}; override func sizeToFit() {} }"
    let report = SourceReader.read([SourceText(path: "Faded.swift", text: text)])
    #expect(
      words(copy(text)) == "extension UITextView { func vitrineUnheard_fold() {}; }; open class "
        + "__VitrineOverride_Live_0_0: UITextView { @_optimize(none) public override func sizeToFit() {}}; "
        + "extension UITextView { }"
    )
    #expect(report.remarks.map(\.place?.column) == [38])
  }

  @Test func `an override in an extension with conditions has no effect, and a remark`() {
    let text = "extension UITextView where Self: Faded { override func sizeToFit() {} }"
    let report = SourceReader.read([SourceText(path: "Faded.swift", text: text)])
    #expect(words(copy(text)).hasSuffix("{ func vitrineUnheard_sizeToFit() {} }"))
    #expect(report.remarks.map(\.place?.column) == [56])
  }

  @Test func `what only SwiftUI compiles is left out, in every file`() {
    let sources = [
      SourceText(
        path: "Page.swift",
        text: """
          import SwiftUI
          import UIKit
          struct Page: View {
            @State var a = 1
          }
          extension Color { static let dial = Color.red }
          protocol Part: View {}
          struct Knob: Part {}
          struct Shape {}
          extension Shape { var a: Int { 1 } }
          class Holder<Content: View>: UIView {}
          class Dial: UIView {}
          """),
      SourceText(
        path: "Other.swift", text: "extension Page { var b: Int { 2 } }; struct Text: View {}"),
    ]
    let files = SourceReader.read(sources).files.map { $0.text.split(separator: "\n") }
    let lines = files[0].map { words(String($0)) }.filter { !$0.isEmpty }
    #expect(
      lines[1...].prefix(4) == [
        "import UIKit", "struct Shape {}", "extension Shape { var a: Int { 1 } }",
        "class Dial: UIView {}",
      ])
    #expect(files[0].firstIndex { $0.contains("class Dial") } == 12)
    #expect(words(String(files[1][1])) == "; struct Text: View {}")
  }

  /// The lines of a module's files that are left, without the imports.
  private func rest(_ texts: String...) -> [[String]] {
    let sources = texts.enumerated().map {
      SourceText(path: "Dial\($0.offset).swift", text: $0.element)
    }
    return SourceReader.read(sources).files.map { file in
      file.text.split(separator: "\n").dropFirst().prefix { $0 != "#sourceLocation()" }
        .map { words(String($0)) }.filter { !$0.isEmpty && !$0.hasPrefix("import ") }
    }
  }

  @Test func `what names a declaration that is left out is left out, too`() {
    let files = rest(
      """
      import SwiftUI
      typealias Wrapping = UIViewRepresentable
      extension Wrapping { typealias Inner = UIViewType }
      protocol Measuring: Wrapping where Inner == UIView {}
      extension Measuring { func size(_ proposal: ProposedViewSize) -> CGSize? { nil } }
      struct Wrapper<Content: UIView>: Measuring {}
      """,
      """
      protocol Styled {}
      extension Styled where Self: UIView {
        static func wrapped() -> Wrapper<Self> { Wrapper(make: Self.init) }
        var plain: Int { 1 }
      }
      enum Content { case plain; case wrapped(Wrapper<UIView>) }
      func show(_ content: Content) {}
      func measure() -> Int { 1 }
      """)
    #expect(files[0].isEmpty)
    #expect(
      files[1] == [
        "protocol Styled {}", "extension Styled where Self: UIView {", "var plain: Int { 1 }", "}",
        "func measure() -> Int { 1 }",
      ])
  }

  @Test func `a function that needs SwiftUI inside stays, and ends the program when it is called`()
  {
    let files = rest(
      """
      import SwiftUI
      class Dial: UIView, Shape {
        let host = UIHostingController(rootView: Page())
        @State var turn = 1
        var tint: Color { .red }
        func embed() { addSubview(host.view) }
        func turn(host: UIView) { addSubview(host) }
        override var state: State { .on }
      }
      struct Page: View { var body: some View { Text("a") } }
      #if os(iOS)
      struct Small: View {}
      #endif
      """)
    #expect(
      files[0] == [
        "class Dial: UIView {",
        "func embed() { fatalError(\"this needs SwiftUI, which is not here\") }",
        "func turn(host: UIView) { addSubview(host) }", "override var state: State { .on }", "}",
      ])
  }

  @Test func `names that SwiftUI shares with types of the module's own are these`() {
    let text = """
      import SwiftUI
      protocol Providing { associatedtype View: UIView }
      extension Providing { func make() -> View? { nil } }
      enum Kind { struct Text {}; case plain(Text) }
      func id<Label>(_ a: Label) -> Label { a }
      """
    #expect(rest(text)[0].count == 4)
  }

  @Test func `what is left out because of SwiftUI is said, once a file`() throws {
    let text = "import SwiftUI\nstruct A: View {}\nextension Color {}\nstruct P: PreviewProvider {}"
    let remarks = SourceReader.read([SourceText(path: "Dial.swift", text: text)]).remarks
    #expect(
      remarks.map(\.text) == [
        "left out, for only SwiftUI compiles it: A, an extension of Color"
      ])
    #expect(try #require(remarks.first).place?.line == 2)
  }

  @Test func `a file that imports SwiftUI has what SwiftUI passes on`() {
    #expect(copy("import SwiftUI\nclass A: UIView {}").hasPrefix("import UIKit"))
    #expect(
      copy("import SwiftUI\nclass A: ObservableObject {}").hasPrefix("import UIKit; import Combine")
    )
  }

  // MARK: Modules' names, casts, memory

  @Test func `a superclass with its module's name is found`() {
    let text = "@IBDesignable class Q: UIKit.UIView { @IBInspectable var tint: UIKit.UIColor? }"
    let report = SourceReader.read([SourceText(path: "Q.swift", text: text)])
    #expect(report.views.map(\.superclass) == ["UIView"])
    #expect(report.inspectables.map(\.type) == ["UIColor?"])
    let alias = "typealias Base = UIKit.UIView; class Q: Base {}; extension UIKit.UIView {}"
    #expect(SourceReader.read([SourceText(path: "Q.swift", text: alias)]).views.count == 1)
    let own = SourceText(
      path: "Q.swift", text: "class A: UIView {}; class Q: Kit.A {}", modules: ["Kit"])
    #expect(SourceReader.read([own]).views.map(\.superclass) == ["UIView", "A"])
  }

  @Test func `the system log's module before a name is left out, for OSLog is a class, too`() {
    #expect(copy("import os\nlet a = os.Logger()").hasSuffix("let a =    Logger()"))
    #expect(copy("let a = os.name") == "let a = os.name")
  }

  @Test(arguments: [
    ("f(a as NSSet!)", "f(a as NSSet?)"),
    ("(a as NSSet!).count", "(a as NSSet?)!.count"),
    ("let b = a as NSSet!", "let b: NSSet! = a as NSSet?"),
    ("(a as AnyObject!).intValue", "(__VitrineRuntime.receiver(a as AnyObject?))!.intValue"),
    ("(a as AnyObject).contains(1)", "(__VitrineRuntime.receiver(a as AnyObject)).contains(1)"),
  ])
  func `casts of Swift 3 to what is unwrapped by itself`(cast: String, copied: String) {
    #expect(words(copy(cast)) == copied)
  }

  @Test func `places in files are numbers of 64 bits`() {
    let text = "func f(_ a: fpos_t) -> fpos_t { fpos_t(Int(a)) }"
    #expect(words(copy(text)) == "func f(_ a: Int64 ) -> Int64 { Int64 (Int(a)) }")
  }

  @Test func `functions of numbers are Swift's inside of extensions of CGFloat`() {
    let text = "extension CGFloat { func f(_ a: Self) -> Self { max(a, abs(self)) } }"
    #expect(copy(text).contains("Swift.max(a, Swift.abs(self))"))
    let own = "extension CGFloat { func max(_ a: Self) -> Self { max(a) } }"
    #expect(copy(own) == own)
    let other = "extension Double { func f(_ a: Self) -> Self { max(a, self) } }"
    #expect(copy(other) == other)
  }

  @Test func `an initialiser as a value of a type that stands below a view is a closure`() {
    let text = """
      typealias Base = UIView
      protocol Providing { associatedtype View: Base }
      extension Providing { func f() { g(make: View.init) } }
      func h<Part: UILabel>(_ part: Part) { g(make: Part.init) }
      """
    #expect(copy(text).contains("g(make: { View() })"))
    #expect(copy(text).contains("g(make: { Part() })"))
    let number = "func h<Part: Numeric>(_ part: Part) { g(make: Part.init) }"
    #expect(copy(number) == number)
  }

  @Test func `an initialiser that cannot be called makes no view`() {
    for coder in [
      "@available(*, unavailable) required init?(coder: NSCoder) { nil }",
      "required init?(coder: NSCoder) { fatalError(\"no document\") }",
    ] {
      let text = "class Dial: UIView { init(turn: Int) { super.init(frame: .zero) }; \(coder) }"
      let report = SourceReader.read([SourceText(path: "Dial.swift", text: text)])
      #expect(report.remarks.count == 1)
      #expect(!report.files[0].text.contains("Dial(coder:"))
    }
    let old =
      "@available(*, unavailable, renamed: \"Dial\") class Old: UIView { @IBOutlet var a: UIView! }"
    let report = SourceReader.read([SourceText(path: "Old.swift", text: old)])
    #expect(!report.files[0].text.contains("Old.self"))
    #expect(report.remarks.map(\.text) == ["Old is not shown: it is marked unavailable"])
  }

  @Test func `a stand-in's selector may not be nil`() {
    let text = "class A: NSObject { override func responds(to name: Selector) -> Bool { true } }"
    #expect(words(copy(text)).contains("func responds(to name: Selector!) -> Bool"))
  }

  @Test func `what is asked of any object as a number asks the runtime`() {
    #expect(
      copy("let a = (b as AnyObject).boolValue")
        == "let a = (__VitrineRuntime.receiver(b as AnyObject)).boolValue")
    #expect(
      copy("(b[0] as AnyObject).value(forKey: c)")
        == "(__VitrineRuntime.receiver(b[0] as AnyObject)).value(forKey: c)")
  }

  @Test func `methods of a generic class are made known for each of its classes`() {
    let text = """
      class Box<Content: UIView>: UIView {
        @objc private func open(_ sender: UIButton) {}
        func listen() { button.addTarget(self, action: #selector(open), for: .touchUpInside) }
      }
      """
    #expect(copy(text).contains("Selector(\"open:\")"))
    let code = words(registration(text))
    #expect(
      code.contains(
        "__VitrineRuntime.registerGeneric { ($0 as? any __vitrine_generic_0_0.Type)?"
          + ".__vitrine_generic_0_0_methods() }"))
    #expect(
      code.contains(
        "extension Box: __vitrine_generic_0_0 { "
          + "nonisolated static func __vitrine_generic_0_0_methods() { "
          + "__VitrineRuntime.register(Box.self, \"open:\") "
          + "{ (target: Box, a: UIButton) in target.open(a) } } }"))
  }

  @Test func `what main.swift does when an application starts is left out`() {
    let text = """
      import UIKit
      let name = "Dial"
      #if DEBUG
      print(name)
      #endif
      UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, name)
      func f() { print(name) }
      """
    let report = SourceReader.read([SourceText(path: "App/main.swift", text: text)])
    let lines = report.files[0].text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[2] == "let name = \"Dial\"")
    #expect(lines[3...6].allSatisfy { $0.allSatisfy { $0 == " " } })
    #expect(lines[7] == "func f() { print(name) }")
    #expect(copy("print(1)") == "print(1)")
  }

  @Test func `what belongs to a type is not open`() {
    #expect(
      copy("open class Dial { open static let size = 1 }")
        == "open class Dial { public static let size = 1 }")
    #expect(
      copy("open class Dial { open let size = 1 }") == "open class Dial { public let size = 1 }")
    #expect(copy("open class Dial { open var size = 1 }").contains("open var"))
  }

  @Test func `an initialiser that the framework calls is seen`() {
    #expect(
      words(copy("public class Dial: UIView { private override init(frame: CGRect) {} }"))
        .hasPrefix("public class Dial: UIView { override init(frame: CGRect) {} }"))
    #expect(copy("class Dial: UIView { private init(a: Int) {} }").contains("private init(a: Int)"))
  }

  @Test func `blocks and functions of C with Swift's types are closures`() {
    let text = "func f(body: @convention(block) (Int) -> Void) {}"
    #expect(words(copy(text)) == "func f(body: @escaping (Int) -> Void) {}")
    #expect(
      words(copy("func f(body: @escaping @convention(block) () -> Void) {}"))
        == "func f(body: @escaping () -> Void) {}")
    #expect(
      words(copy("typealias Body = @convention(block) () -> Void")) == "typealias Body = () -> Void"
    )
    #expect(
      words(copy("let f: @convention(c) (UnsafePointer<CGPathElement>) -> Void = { _ in }"))
        == "let f: (UnsafePointer<CGPathElement>) -> Void = { _ in }")
    let plain = "let f: @convention(c) (Int32) -> Void = { _ in }"
    #expect(copy(plain) == plain)
  }

  @Test func `a property that this Swift shall not use any more is one like others`() {
    let text = "class Dial { @available(swift, obsoleted: 4.1, renamed: \"b\") var a = 1 }"
    #expect(words(copy(text)) == "class Dial { var a = 1 }")
    let kept = "class Dial { @available(iOS 11, *) func a() {} }"
    #expect(copy(kept) == kept)
  }

  @Test func `a module of the project around a file is not imported`() {
    let report = SourceReader.read([
      SourceText(path: "Dial.swift", text: "import DialKit\nimport Other", modules: ["DialKit"])
    ])
    #expect(!report.files[0].text.contains("import DialKit"))
    #expect(report.files[0].text.contains("import Other"))
  }

  @Test func `what a class overrides of the framework's extension is found by those who ask`() {
    let text = """
      extension UIView {
        @objc func nibName(_ suffix: String) -> String { return "view" + suffix }
        @objc var holder: UIView { return self }
      }
      class Dial: UIView {
        override func nibName(_ suffix: String) -> String { super.nibName(suffix) + "dial" }
        override var holder: UIView { return subviews[0] }
      }
      class BigDial: Dial {
        override func nibName(_ suffix: String) -> String { super.nibName(suffix) + "big" }
      }
      class Plain { func nibName(_ suffix: String) -> String { "plain" } }
      class Further: Plain { override func nibName(_ suffix: String) -> String { "further" } }
      """
    let lines = copy(text).split(separator: "\n").map { words(String($0)) }
    #expect(
      lines[1] == "func nibName(_ suffix: String) -> String "
        + "{ if let own = self as? any __VitrineOwn_nibName "
        + "{ return own.__vitrine_own_nibName(suffix) }; return __vitrine_base_nibName(suffix) }; "
        + "func __vitrine_base_nibName(_ suffix: String) -> String { return \"view\" + suffix }")
    #expect(lines[2].hasSuffix("; var __vitrine_base_holder: UIView { return self }"))
    #expect(
      lines[5] == "func __vitrine_own_nibName(_ suffix: String) -> String "
        + "{ self .__vitrine_base_nibName(suffix) + \"dial\" }")
    #expect(lines[6] == "var __vitrine_own_holder: UIView { return subviews[0] }")
    #expect(
      lines[9] == "override func __vitrine_own_nibName(_ suffix: String) -> String "
        + "{ super.__vitrine_own_nibName(suffix) + \"big\" }")
    #expect(lines[11].hasSuffix("func nibName(_ suffix: String) -> String { \"plain\" } }"))
    #expect(lines[12].contains("override func nibName("))
    let code = words(registration(text))
    #expect(
      code.contains(
        "protocol __VitrineOwn_nibName: AnyObject "
          + "{ func __vitrine_own_nibName(_ suffix: String) -> String }"))
    #expect(
      code.contains(
        "protocol __VitrineOwn_holder: AnyObject { var __vitrine_own_holder: UIView { get } }"))
    #expect(code.contains("extension Dial: __VitrineOwn_nibName {}"))
    #expect(!code.contains("extension BigDial: __Vitrine"))
  }

  // MARK: Swift 1 and 2

  @Test(arguments: [
    ("override func drawRect(rect: CGRect) {}", "override func draw (_ rect: CGRect) {}"),
    (
      "override func drawRect(rect: CGRect) { let c = UIColor.redColor() } override func layerClass() -> AnyClass { a }",
      "override var layerClass : AnyClass { a }"
    ),
    (
      "override func drawRect(r: CGRect) {} override func beginTrackingWithTouch(touch: UITouch, withEvent event: UIEvent?) -> Bool { true }",
      "beginTracking (_ touch: UITouch, with event: UIEvent?)"
    ),
    (
      "override func drawRect(r: CGRect) {} override var enabled: Bool { didSet {} }",
      "override var isEnabled: Bool"
    ),
    (
      "override func drawRect(r: CGRect) {} required init(coder c: NSCoder) {}",
      "required init?(coder c: NSCoder)"
    ),
    (
      "override func drawRect(r: CGRect) { a.lineCapStyle = CGLineCap.Round }",
      "CGLineCap.round"
    ),
    (
      "override func drawRect(r: CGRect) { a = (b + c) % (2 * M_PI) }",
      "fmod((b + c) , (2 * M_PI))"
    ),
    (
      "override func drawRect(r: CGRect) { super.drawRect(r) }",
      "{ super.draw (r) }"
    ),
    ("override func drawRect(r: CGRect) {} func turn(by: Int) {}", "func turn(_ by: Int)"),
  ])
  func `what Swift 1 and 2 wrote otherwise`(text: String, expected: String) {
    let words = copy("class Dial: UIView { \(text) }").split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    let wanted = expected.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains(wanted), "\(words)")
  }

  @Test func `a file of a later Swift stays as it is`() {
    let text = """
      class Dial: UIView {
        override func draw(_ rect: CGRect) { UIColor.black.setFill() }
        func turn(by angle: Int) {}
        func f(_ type: CGPathElementType) -> Bool { type == .moveToPoint }
        static func blackColor() -> UIColor { .black }
      }
      """
    #expect(copy(text) == text)
  }
}
