// The code that makes classes known.

import Messages
import SourceReading
import Testing

@Suite struct RegistrationTests {
  @Test(arguments: [
    ("", "Dial(frame: $0)"),
    ("override init(frame: CGRect) { super.init(frame: frame) }", "Dial(frame: $0)"),
    ("init() { super.init(frame: .zero) }", "_ in Dial()"),
    ("init(size: Int = 3) { super.init(frame: .zero) }", "_ in Dial()"),
    ("required init?(coder: NSCoder) { super.init(coder: coder) }", "_ in Dial(coder: NSCoder())!"),
    ("convenience init(size: Int) { self.init() }", "Dial(frame: $0)"),
  ])
  func `a view is made by an initialiser that it has`(initializer: String, expression: String) {
    #expect(registration("class Dial: UIView { \(initializer) }").contains("{ \(expression) }"))
  }

  @Test(arguments: [
    ("class Dial<Value>: UIView {}", "it is generic"),
    (
      "class Page { private class Book { private class Dial: UIView {} } }",
      "it is private to a private type around it"
    ),
    ("class Dial: UIView { init(size: Int) {} }", "it has none of init(frame:)"),
  ])
  func `a view that nobody can make is left out, and it is said why`(text: String, reason: String) {
    let report = SourceReader.read([SourceText(path: "Dial.swift", text: text)])
    #expect(report.remarks.count == 1)
    #expect(report.remarks.first?.text.contains(reason) == true)
    #expect(!report.files[0].text.contains("__VitrineSource.view"))
  }

  @Test(arguments: [
    ("func startle() {}; func startShow() {}; func start() {}", "{ $0.startShow() }"),
    ("func start(at time: Double) {}; func started() {}; func start() {}", "{ $0.start() }"),
  ])
  func `the first start… method without parameters is registered`(members: String, call: String) {
    #expect(
      registration("class Dial: UIView { \(members) }")
        .contains("__VitrineSource.start(Dial.self) \(call)"))
  }

  @Test func `a start… method may stand in another file than its class`() {
    let files = SourceReader.read([
      SourceText(path: "Dial+Motion.swift", text: "extension Dial { func start() {} }"),
      SourceText(path: "Dial.swift", text: "class Dial: UIView { func startLater() {} }"),
    ]).files
    #expect(files[0].text.contains("__VitrineSource.start(Dial.self) { $0.start() }"))
    #expect(!files[1].text.contains("__VitrineSource.start("))
  }

  @Test(arguments: [
    "func start() -> Int { 1 }", "func start() throws {}", "static func start() {}",
    "override func startAnimating() {}",
  ])
  func `other methods start nothing`(member: String) {
    #expect(!registration("class Dial: UIView { \(member) }").contains("__VitrineSource.start("))
  }

  @Test func `private members are registered in their own file`() {
    let code = registration(
      """
      class Dial: UIView {
        @IBInspectable private var secret = 1
        @objc private func tap(_ sender: UIButton!) {}
        @IBAction func drag(_ sender: Any, event: UIEvent) {}
        func plain() {}
      }
      """)
    #expect(code.contains("get: { $0.`secret` }, set: { $0.`secret` = $1 })"))
    #expect(code.contains("{ (target: Dial, a: UIButton?) in target.tap(a) }"))
    #expect(code.contains("in target.drag(a, event: b) }"))
    #expect(!code.contains("plain"))
  }

  @Test func `a function with more arguments than an action is known by its name`() {
    let code = registration(
      """
      @objc protocol Listener { @objc optional func dial(_ dial: Dial, turnedTo: Int, by hand: Bool) }
      class Dial: UIView, Listener {
        func dial(_ dial: Dial, turnedTo: Int, by hand: Bool) {}
        @objc func four(_ a: Int, _ b: Int, _ c: Int, _ d: Int) {}
      }
      """)
    #expect(code.contains("register(Dial.self, \"dial:turnedTo:by:\")"))
    #expect(code.contains("registerName(Dial.self, \"four::::\")"))
  }

  @Test func `a class below another name of a view is a view`() {
    let report = SourceReader.read([
      SourceText(
        path: "Base.swift", text: "typealias Base = Control; typealias Control = UIControl"),
      SourceText(path: "Dial.swift", text: "class Dial: Base {}; typealias Loop = Loop"),
    ])
    #expect(report.views.map(\.name) == ["Dial"])
    #expect(report.views.first?.superclass == "UIControl")
  }

  @Test func `what is private to a type is registered by that type`() {
    let code = registration(
      """
      class Page: UIView {
        private class Dial: UIView {
          @IBInspectable var value = 1
          @IBInspectable private var secret = 2
        }
        private class Arc: CALayer { @objc func turn() {} }
      }
      """)
    let own = code.firstRange(of: "extension Page {").map { code[$0.upperBound...] } ?? ""
    #expect(own.contains("__VitrineSource.view(Page.Dial.self"))
    #expect(own.contains("__VitrineSource.property(Page.Dial.self, \"value\""))
    #expect(own.contains("CALayer.register(Page.Arc.self"))
    #expect(own.contains("__VitrineRuntime.register(Page.Arc.self, \"turn\")"))
    #expect(!code.contains("secret"))
  }

  @Test func `rows and tables are made with what their initialisers take`() {
    let code = registration(
      """
      class Row: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init() }
        required init?(coder: NSCoder) { fatalError() }
      }
      class Grid: UICollectionView {
        init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) { super.init() }
      }
      """)
    #expect(code.contains("{ _ in Row(style: .default, reuseIdentifier: nil) }"))
    #expect(
      code.contains("Grid(frame: $0, collectionViewLayout: UICollectionViewFlowLayout())"))
  }

  @Test func `formatters and texts are the stage's, unless a source has its own`() {
    let code = registration(
      "let a = NumberFormatter(); let b = NSLocalizedString(\"k\", comment: \"\")")
    #expect(code.contains("typealias NumberFormatter = StageNumberFormatter"))
    #expect(code.contains("func NSLocalizedString("))
    #expect(!code.contains("DateFormatter"))
    #expect(!code.contains("extension Locale"))
    let own = registration("class NumberFormatter {}; let a = NumberFormatter()")
    #expect(!own.contains("StageNumberFormatter"))
  }

  @Test func `numbers and dates write themselves for the stage, unless a source has its own way`() {
    let code = registration("let a = 3.formatted(); let b = Date.FormatStyle()")
    #expect(code.contains("extension BinaryInteger {"))
    #expect(code.contains("extension Date.FormatStyle {"))
    #expect(!registration("let a = 3").contains("StageFormat"))
    let own = registration(
      "extension Int { func formatted() -> String { \"\" } }; let a = 3.formatted()")
    #expect(!own.contains("StageFormat"))
  }

  @Test func `members of structures and enumerations are not registered`() {
    let code = registration(
      """
      @objcMembers class Dial: UIView {
        enum Mode { case fine; func tap() {} }
      }
      extension Dial.Mode { @objc func drag() {} }
      """)
    #expect(!code.contains("tap"))
    #expect(!code.contains("drag"))
  }

  @Test func `a method that only a text names is registered`() {
    let code = registration(
      """
      class Dial: UIView {
        func tap() {}
        func f() { perform(Selector("tap")) }
      }
      """)
    #expect(code.contains("__VitrineRuntime.register(Dial.self, \"tap\")"))
  }

  @Test func `a selector of a class's own method registers it for the class`() {
    let text = """
      class Dial: UIView {
        @objc static func tap(_ sender: UIView!) {}
        @objc class func unused() {}
        func f() { button.addTarget(Dial.self, action: #selector(Dial.tap), for: .touchDown) }
      }
      class Knob: UIView { @objc func tap() {} }
      struct Value { static func tap(_ sender: Any) {} }
      """
    #expect(words(copy(text)).contains("action: Selector(\"tap:\")"))
    let code = registration(text)
    #expect(
      code.contains(
        "__VitrineRuntime.register(classOf: Dial.self, \"tap:\") { (a: UIView?) in Dial.tap(a) }"))
    #expect(!code.contains("unused") && !code.contains("Value"))
  }

  @Test func `an overridden inspectable is reached through the one above`() {
    let code = registration(
      """
      class Dial: UIView { @IBInspectable var value: Int { get { 1 } set {} } }
      class BigDial: Dial { @IBInspectable override var value: Int { get { 2 } set {} } }
      """)
    #expect(code.contains("__VitrineSource.property(Dial.self, \"value\""))
    #expect(!code.contains("__VitrineSource.property(BigDial.self, \"value\""))
  }

  @Test func `properties of an extended framework class are its own`() {
    let code = registration(
      "extension UIView { @IBInspectable var radius: CGFloat { get { 1 } set {} } }")
    #expect(code.contains("__VitrineSource.property(UIView.self, \"radius\""))
  }

  @Test func `properties that a text names are found by it`() {
    let code = registration(
      """
      class Dial: UIView {
        var angle: CGFloat = 0
        let knob = UIView()
        var other = 0
        func f() { setValue(1, forKey: "angle"); addObserver(self, forKeyPath: "knob.frame") }
      }
      """)
    #expect(
      code.contains(
        "__VitrineRuntime.registerProperty(Dial.self, \"angle\", get: { $0.`angle` }, set: { $0.`angle` = $1 })"
      ))
    #expect(
      code.contains("__VitrineRuntime.registerProperty(Dial.self, \"knob\", get: { $0.`knob` })"))
    #expect(!code.contains("other"))
  }

  @Test func `the net is a module of its own`() {
    #expect(registration("let a = URLSession.shared").contains("import FoundationNetworking"))
    #expect(!registration("class Dial: UIView {}").contains("FoundationNetworking"))
  }

  @Test func `timers follow the stage's clock, unless the module has some of its own`() {
    #expect(registration("class Dial: UIView {}").contains("typealias Timer = StageTimer"))
    #expect(registration("class Dial: UIView {}").contains("static var module: Bundle"))
    let own = "extension Bundle { static let module = Bundle(for: Dial.self) }"
    #expect(!registration(own).contains("static var module: Bundle"))
    #expect(!registration("struct Timer {}").contains("typealias Timer"))
  }

  @Test func `a class that is private has a name, too`() {
    let stand = "func NSStringFromClass("
    #expect(registration("let a = NSStringFromClass(Dial.self)").contains(stand))
    #expect(!registration("let a = 1").contains(stand))
  }

  @Test func `printing says its line, unless sources have a function of that name`() {
    let stand = "func print<each T>("
    #expect(registration("func f() { print(1) }").contains(stand))
    #expect(!registration("let a = 1").contains(stand))
    #expect(!registration("func print(_ a: Int) {}\nfunc f() { print(1) }").contains(stand))
    #expect(!registration("class Dial { func print() {}; func f() { print() } }").contains(stand))
  }

  @Test func `delayed work follows the stage's clock where a file of the module asks for it`() {
    let asking = SourceText(
      path: "A.swift", text: "func f() { queue.asyncAfter(deadline: .now()) {} }")
    let other = SourceText(path: "B.swift", text: "class Dial: UIView {}")
    let extended = "extension DispatchQueue"
    #expect(SourceReader.read([asking, other]).files[1].text.contains(extended))
    #expect(!SourceReader.read([other]).files[0].text.contains(extended))
  }
}
