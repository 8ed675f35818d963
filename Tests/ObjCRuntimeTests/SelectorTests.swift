// Selectors sent to objects: found by class, passed by argument, never a crash.

import Foundation
import ObjCRuntime
import Testing

@MainActor @Suite struct SelectorTests {
  class Dial: NSObject {
    var said: [String] = []
    func turn() { said.append("turn") }
    func turn(by sender: NSNumber?) { said.append("turn by \(sender?.intValue ?? -1)") }
    func move(_ one: String, _ other: Int) -> String { one + "\(other)" }
  }

  final class FineDial: Dial {}

  init() {
    ObjCRuntime.register(Dial.self, "turn") { (dial: Dial) in dial.turn() }
    ObjCRuntime.register(Dial.self, "turnBy:") { (dial: Dial, by: NSNumber?) in dial.turn(by: by) }
    ObjCRuntime.register(Dial.self, "move:to:") { (dial: Dial, one: String, other: Int) in
      dial.move(one, other)
    }
  }

  @Test func `a selector finds the method of its class`() {
    let dial = Dial()
    unsafe dial.perform("turn")
    unsafe dial.perform("turnBy:", with: NSNumber(value: 5))
    #expect(dial.said == ["turn", "turn by 5"])
  }

  @Test func `an argument of type Any is passed as it is, not as an optional`() {
    final class Hearer: NSObject { var heard: [Any] = [] }
    ObjCRuntime.register(Hearer.self, "hear:") { (hearer: Hearer, what: Any) in
      hearer.heard.append(what)
    }
    ObjCRuntime.register(Hearer.self, "note:") { (hearer: Hearer, what: Any?) in
      hearer.heard.append(what == nil)
    }
    let hearer = Hearer()
    unsafe hearer.perform("hear:", with: "word")
    unsafe hearer.perform("note:", with: nil)
    #expect(hearer.heard.map { "\($0)" } == ["word", "true"])
  }

  @Test func `a selector performed on a thread is called at once`() {
    let dial = Dial()
    dial.perform("turnBy:", on: .current, with: NSNumber(value: 3), waitUntilDone: false)
    ObjCRuntime.receiver(dial as AnyObject)
      .perform("turn", on: .current, with: nil, waitUntilDone: true)
    #expect(dial.said == ["turn by 3", "turn"])
  }

  @Test func `a class knows what its instances respond to, and does not respond to that itself`() {
    #expect(FineDial.instancesRespond(to: "turnBy:"))
    #expect(!NSObject.instancesRespond(to: "turnBy:"))
    #expect(!Dial.responds(to: "turn"))
  }

  @Test func `a class is a receiver of its own`() {
    final class Sub: Dial {}
    var said: [String] = []
    ObjCRuntime.register(classOf: Dial.self, "reset") { said.append("reset") }
    ObjCRuntime.register(classOf: Dial.self, "hear:") { (note: Notification) in
      said.append(note.name.rawValue)
    }
    let center = NotificationCenter()
    center.addObserver(Dial.self, selector: "hear:", name: nil, object: nil)
    center.post(name: Notification.Name("posted"), object: nil)
    ObjCRuntime.send("reset", to: ObjCRuntime.receiver(of: Sub.self))
    #expect(said == ["posted", "reset"])
    #expect(Sub.responds(to: "reset") && !NSObject.responds(to: "reset"))
    #expect(!Dial().responds(to: "reset"))
    let isOne = ObjCRuntime.receiver(of: Sub.self) === ObjCRuntime.receiver(of: Sub.self)
    #expect(isOne)
  }

  @Test func `an object in a format string is its description`() {
    final class Named: NSObject { override var description: String { "named" } }
    #expect(String(format: "%@ %@ %d", Named(), NSNumber(value: 1.5), 3) == "named 1.5 3")
    #expect(String(format: "%@%@", NSString(string: "a"), "b") == "ab")
  }

  @Test func `a subclass has its superclass's methods until it registers its own`() {
    let dial = FineDial()
    unsafe dial.perform("turn")
    #expect(dial.said == ["turn"])
    ObjCRuntime.register(FineDial.self, "turn") { (dial: FineDial) in dial.said.append("finely") }
    unsafe dial.perform("turn")
    #expect(dial.said == ["turn", "finely"])
    #expect(Dial().responds(to: "turn"))
  }

  @Test func `an object responds to registered selectors only`() {
    #expect(Dial().responds(to: Selector("turn")) && FineDial().responds(to: "turnBy:"))
    #expect(!Dial().responds(to: "burn") && !NSObject().responds(to: "turn"))
    #expect(!Dial().responds(to: nil))
  }

  @Test func `a method returns its result`() {
    let result = ObjCRuntime.send("move:to:", to: Dial(), "a", 1)
    #expect(result as? String == "a1")
    #expect(
      unsafe Dial().perform("move:to:", with: "b", with: 2)?.takeUnretainedValue() as? String
        == "b2")
  }

  @Test func `a missing argument is nil, and one of another type calls nothing`() {
    let dial = Dial()
    unsafe dial.perform("turnBy:")
    unsafe dial.perform("turnBy:", with: "five")
    #expect(dial.said == ["turn by -1"])
    #expect(ObjCRuntime.send("move:to:", to: dial, "a", "b") == nil)
  }

  @Test func `an unknown selector calls nothing and does not crash`() {
    #expect(ObjCRuntime.send("burn", to: Dial()) == nil)
  }

  @Test func `selectors convert to and from strings`() {
    #expect(NSStringFromSelector(NSSelectorFromString("a:b:")) == "a:b:")
    #expect(Selector("tap:") == "tap:" && "\(Selector("tap:"))" == "tap:")
  }

  @Test func `an observer is notified until it is removed`() {
    let center = NotificationCenter()
    let name = Notification.Name("moved")
    let dial = Dial()
    ObjCRuntime.register(Dial.self, "hear:") { (dial: Dial, note: Notification) in
      dial.said.append(note.name.rawValue)
    }
    center.addObserver(dial, selector: "hear:", name: name, object: nil)
    center.addObserver(dial, selector: "turn", name: Notification.Name("other"), object: nil)
    center.post(name: name, object: nil)
    #expect(dial.said == ["moved"])
    center.removeObserver(dial, name: name, object: nil)
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("other"), object: nil)
    #expect(dial.said == ["moved", "turn"])
    center.removeObserver(dial)
    center.post(name: Notification.Name("other"), object: nil)
    #expect(dial.said == ["moved", "turn"])
  }

  @Test func `an observer is not retained`() {
    let center = NotificationCenter()
    var dial: Dial? = Dial()
    weak let weakDial = dial
    if let dial { center.addObserver(dial, selector: "turn", name: nil, object: nil) }
    dial = nil
    #expect(weakDial == nil)
    center.post(name: Notification.Name("moved"), object: nil)
  }

  @Test func `a timer sends its selector`() {
    let dial = Dial()
    let timer = Timer(
      timeInterval: 60, target: dial, selector: "turn", userInfo: nil, repeats: true)
    timer.fire()
    timer.fire()
    timer.invalidate()
    #expect(dial.said == ["turn", "turn"])
  }

  class Box<Content>: NSObject {
    var content: Content?
    var said: [String] = []
    func open() { said.append("\(Content.self)") }
  }

  final class TextBox: Box<String> {}

  @Test func `a method of a generic class is found in every specialization`() {
    ObjCRuntime.registerGeneric { ($0 as? any Openable.Type)?.registerMethods() }
    let (numbers, texts) = (Box<Int>(), TextBox())
    unsafe numbers.perform("open")
    unsafe texts.perform("open")
    #expect(numbers.said == ["Int"] && texts.said == ["String"])
    #expect(Box<Double>().responds(to: "open") && !Dial().responds(to: "open"))
  }
}

private protocol Openable: AnyObject { static func registerMethods() }

extension SelectorTests.Box: Openable {
  nonisolated static func registerMethods() {
    ObjCRuntime.register(SelectorTests.Box<Content>.self, "open") {
      (box: SelectorTests.Box<Content>) in box.open()
    }
  }
}
