// Sources as editors and people leave them: each is shown like any other.

import CoreGraphics
import Foundation
import ImageCoding
import TestSupport
import Testing

@Suite struct OddSourceTests {
  /// The pixels around a view of one colour.
  private struct Odd: CustomTestStringConvertible {
    let testDescription: String
    var name = "Dial.swift"
    let text: String

    init(_ description: String, name: String = "Dial.swift", _ text: String) {
      testDescription = description
      self.name = name
      self.text = text
    }
  }

  private static let fill = "override func layoutSubviews() { backgroundColor = .green }"

  private static let plain = "import UIKit\n@IBDesignable class Dial: UIView { \(fill) }\n"

  private static let all = [
    Odd("a byte order mark", "\u{FEFF}" + plain),
    Odd("lines that end as on other systems", plain.replacing("\n", with: "\r\n")),
    Odd("a name with spaces and quotes", name: "it's “my” Dial.swift", plain),
    Odd("a name as a shell would misread it", name: "$(x);&.swift", plain),
    Odd("a generic class beside", plain + "@IBDesignable class Box<Value>: UIView {}"),
    Odd(
      "a private class",
      "import UIKit\n@IBDesignable private final class Dial: UIView { \(fill) }"),
    Odd("a class in an enumeration", "import UIKit\nenum Page { \(plain.dropFirst(13)) }"),
    Odd(
      "a class private to another type",
      "import UIKit\nenum Page { @IBDesignable private class Dial: UIView { \(fill) } }"),
    Odd("a class of a name of ours", plain.replacing("Dial", with: "LoweredSource")),
    Odd(
      "types of the names of our modules",
      plain + "class ObjCRuntime {}\nenum Inspection {}\nenum UIKit {}\nenum Foundation {}"),
    Odd("a class of a name of the program's", plain.replacing("Dial", with: "Stage")),
    Odd(
      "only init(coder:)",
      plain.replacing(
        "{ \(fill)", with: "{ required init?(coder: NSCoder) { super.init(coder: coder) }; \(fill)")
    ),
    Odd(
      "a package's bundle",
      plain + "let logo = Bundle.module.url(forResource: \"a\", withExtension: nil)"),
    Odd(
      "another name of a class above",
      plain.replacing("UIView", with: "Base") + "typealias Base = UIControl"),
    Odd(
      "macros of Xcode and of the toolchain",
      "import Observation\n" + plain + "@Observable class Model { var a = 1 }\n#Preview { Dial() }"),
    Odd(
      "a class of which generic code makes the view",
      """
      import UIKit
      class Box<Content: UIView>: UIView { let content = Content() }
      class Dot: UIView { override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { fatalError() } }
      @IBDesignable class Dial: Box<Dot> {
        override func layoutSubviews() { backgroundColor = Box<UILabel>().content.isHidden ? .red : .green }
      }
      """),
    Odd(
      "an extension that observes the framework's property",
      """
      import UIKit
      extension UITextView { // as a placeholder does
        override open var bounds: CGRect { didSet { follow() } }
        private func follow() { backgroundColor = bounds.width > 0 ? .green : .red }
      }
      @IBDesignable class Dial: UIView {
        let text = UITextView()
        override func layoutSubviews() { addSubview(text); (text.bounds, text.center) = (bounds, center) }
      }
      """),
    Odd(
      "an extension that overrides the framework's method",
      """
      import UIKit
      extension UIControl {
        open override func layoutSubviews() { super.layoutSubviews(); backgroundColor = .green }
      }
      @IBDesignable class Dial: UIControl {}
      """),
    Odd(
      "extensions that override methods of all responders and of views",
      """
      import UIKit
      extension UIResponder { open override var description: String { "a responder" } }
      extension UIView { override open var description: String { "a view" } }
      extension UILabel { open override var intrinsicContentSize: CGSize { CGSize(width: 1, height: 1) } }
      @IBDesignable class Dial: UIView {
        override func didMoveToWindow() {
          let isRight = UIViewController().description == "a responder" && UISwitch().description == "a view"
            && UILabel().sizeThatFits(.zero) != .init(width: 1, height: 1)
            && UILabel().intrinsicContentSize.width == 1 && description == "a view"
          backgroundColor = isRight ? .green : .red
        }
      }
      """),
    Odd(
      "an extension's override that casts its object, inherited by a private class",
      """
      import UIKit
      extension UIView {
        override func didMoveToSuperview() {
          if let toggle = self as? UISwitch { toggle.isOn = true }
          switch self { case let label as UILabel: label.text = "a label"; case let view: view.tag = 1 }
          let ask = { [weak self] in if let control = self as? UIControl { control.setNeedsUpdateConstraints() } }
          ask()
        }
      }
      extension UILabel {
        public override var alpha: CGFloat { didSet { set(self) } };override var tag: Int { didSet { set(self) } }
        private func set(_ label: UILabel) { label.isHidden = true }
      }
      @IBDesignable class Dial: UIView {
        private class Field: UILabel {}
        private class Knob: UIControl { var asked = false
          override func setNeedsUpdateConstraints() { super.setNeedsUpdateConstraints(); asked = true } }
        private let (toggle, field, knob) = (UISwitch(), Field(), Knob())
        override func layoutSubviews() {
          if knob.superview == nil { knob.asked = false }
          for view in [toggle, field, knob] as [UIView] { addSubview(view) }
          let isFirst = !field.isHidden && knob.tag == 1
          field.alpha = 0.5
          let isRight = toggle.isOn && field.text == "a label" && knob.asked && isFirst && field.isHidden
          backgroundColor = isRight ? .green : .red
          field.isHidden = false
        }
      }
      """),
    Odd(
      "functions of a delegate with one name",
      """
      import UIKit
      @objc protocol Ear { @objc optional func dial(_ dial: Dial, will: Int, by: Int)
        @objc optional func dial(_ dial: Dial, did: Int, by: Int) }
      @IBDesignable class Dial: UIView, Ear {
        weak var ear: Ear?
        func dial(_ dial: Dial, did: Int, by: Int) { backgroundColor = .green }
        override func layoutSubviews() {
          ear = self
          ear?.dial?(self, will: 1, by: 2)
          ear?.dial?(self, did: 1, by: 2)
        }
      }
      """),
    Odd(
      "keys of a plain object",
      """
      import UIKit
      class Model: NSObject { @objc dynamic var isOn = false }
      @IBDesignable class Dial: UIView {
        @objc var model = Model()
        override func layoutSubviews() {
          model.setValue(true, forKey: "isOn")
          backgroundColor = value(forKeyPath: #keyPath(Dial.model.isOn)) as? Bool == true ? .green : .red
        }
      }
      """),
    Odd(
      "selectors of the framework's methods, without their labels",
      """
      import UIKit
      @IBDesignable class Dial: UIView {
        let child = UIView()
        override func layoutSubviews() {
          addSubview(child)
          child.perform(#selector(UIView.removeFromSuperview))
          let edits = UIPasteboard.general
          edits.string = "a"
          let field = UITextField()
          field.perform(#selector(UIResponderStandardEditActions.paste), with: nil)
          let isNamed = #selector(UIResponderStandardEditActions.copy) == Selector(("copy:"))
            && #selector(UIView.endEditing) == #selector(UIView.endEditing(_:))
            && #selector(setNeedsDisplay as () -> Void) == Selector(("setNeedsDisplay"))
          let isDone = child.superview == nil && field.text == "a"
          backgroundColor = isNamed && isDone ? .green : .red
        }
      }
      """),
    Odd(
      "optional methods of a delegate as values",
      """
      import UIKit
      @objc protocol Ear { @objc optional func turned(_ dial: Dial, at index: Int)
        @objc optional func never(_ dial: Dial) }
      @IBDesignable class Dial: UIView, Ear {
        weak var ear: Ear?
        var turns: [Int] = []
        func turned(_ dial: Dial, at index: Int) { turns.append(index) }
        override func layoutSubviews() {
          ear = self
          if let ear = ear, let turned = ear.turned { turned(self, 1) }
          if ear != nil && ear!.turned != nil { ear!.turned!(self, at: 2) }
          if ear?.never != nil { turns.append(3) }
          backgroundColor = turns == [1, 2] ? .green : .red
        }
      }
      """),
    Odd(
      "delegates of one name, of which one has the method as a property",
      """
      import UIKit
      @objc protocol Ear { @objc optional func title(of dial: Dial) -> String
        @objc optional func count(_ view: UIView) -> Int }
      protocol Eye: AnyObject { var title: String? { get } }
      class Page: UIView { weak var delegate: Ear? }
      struct Box { var count: ((UIView) -> Int)? = { _ in 7 } }
      @IBDesignable class Dial: UIView, Eye {
        weak var delegate: Eye?
        var title: String? { "dial" }
        let box = Box()
        override func layoutSubviews() {
          delegate = self
          guard let delegate, let title = delegate.title else { return }
          backgroundColor = title == "dial" && box.count!(self) == 7 ? .green : .red
        }
      }
      """),
    Odd(
      "methods of a protocol, asked of any object",
      """
      import UIKit
      @objc protocol Ear { @objc optional func color(of dial: Dial) -> UIColor
        @objc optional func never(_ dial: Dial) }
      @IBDesignable class Dial: UIView, Ear {
        @IBOutlet weak var delegate: AnyObject?
        func color(of dial: Dial) -> UIColor { .green }
        override func layoutSubviews() {
          backgroundColor = delegate?.color?(of: self) ?? .red
          delegate = self
          delegate?.never?(self)
          backgroundColor = delegate?.color?(of: self) ?? .red
        }
      }
      """),
    Odd(
      "observers of what an extension of the framework's class declares",
      """
      import UIKit
      extension UIView {
        @IBInspectable var ring: CGFloat {
          get { layer.borderWidth }
          set { layer.borderWidth = newValue }
        }
      }
      @IBDesignable class Dial: UIView {
        var seen: [CGFloat] = []
        override var ring: CGFloat {
          didSet(before) {
            if self.ring > 5 { self.ring = 5 }
            seen += [before, ring]
          }
          willSet {
            if newValue == 2 { return }
            seen.append(newValue)
          }
        }
        override func layoutSubviews() {
          (self as UIView).ring = 1
          ring += 1
          ring = 9
          layer.borderWidth = 0
          backgroundColor = seen == [1, 0, 1, 1, 2, 9, 2, 5] ? .green : .red
        }
      }
      """),
    Odd(
      "Core Foundation beside the framework",
      """
      import UIKit
      import CoreFoundation
      @IBDesignable class Dial: UIView {
        override func layoutSubviews() {
          let text: CFString = "dial" as CFString
          backgroundColor = CFStringGetLength(text) == CFRangeMake(0, 4).length ? .green : .red
        }
      }
      """),
    Odd(
      "initialisers of nothing, and handlers that name their class as Self",
      """
      import UIKit
      import CommonCrypto
      @IBDesignable class Dial: UIView, UINavigationControllerDelegate {
        var height = NSLayoutConstraint()
        var bundle: Bundle? = Bundle()
        weak var host: (any UINavigationControllerDelegate)?
        var response: URLResponse?
        func navigationController(
          _ navigation: UINavigationController,
          animationControllerFor operation: UINavigationController.Operation,
          from: UIViewController, to: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
          guard let host, host !== self else { return nil }
          return host.navigationController?(navigation, animationControllerFor: operation, from: from, to: to)
        }
        override func layoutSubviews() {
          registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _) in self.height.constant = 1 }
          registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) { view, _ in
            view.height.constant = 2
          }
          height.isActive = true
          let navigation = UINavigationController()
          host = self
          host?.navigationController?(navigation, willShow: UIViewController(), animated: false)
          var holder: (presentationController: ((Int) -> Int)?, count: Int) = ({ $0 }, 1)
          holder.count = holder.presentationController?(3) ?? 0
          let field = UITextField()
          field.text = "ab"
          let order = field.compare(field.beginningOfDocument, to: field.endOfDocument)
          let country = NSLocale(localeIdentifier: "en_US").localizedString(forCountryCode: "FR")
          let isRight = order == .orderedAscending && country == "France" && "abc".size().width > 0
          backgroundColor = isRight ? .green : .red
        }
      }
      """),
    Odd("the net", plain + "let session = URLSession.shared"),
  ]

  @Test(arguments: all) private func `it is shown`(odd: Odd) throws {
    let scratch = try Scratch()
    try scratch.write(odd.text, to: odd.name)
    let outcome = try SourceProgram.run(
      ["snapshot", odd.name, "--size", "4x4", "-o", "out.png"], folder: scratch.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let data = try Data(contentsOf: URL(fileURLWithPath: scratch.file("out.png")))
    #expect(try PNG.decode(data)[2, 2] == 0xFF00_FF00)
  }

  @Test func `dates, prices and lists are the same in a picture, wherever the machine is`() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      import UIKit
      @IBDesignable class Receipt: UILabel {
        override init(frame: CGRect) {
          super.init(frame: frame)
          let date = Date(timeIntervalSince1970: 1_700_000_000)
          let way = Measurement(value: 5, unit: UnitLength.kilometers)
          let times = DateIntervalFormatter()
          let amounts = MeasurementFormatter()
          let days = String.localizedStringWithFormat(NSLocalizedString("%d days", comment: ""), 1)
          let name = PersonNameComponentsFormatter().string(from: PersonNameComponents())
          numberOfLines = 0
          font = .systemFont(ofSize: 8)
          text = [
            date.formatted(), date.formatted(date: .long, time: .standard), 1234.formatted(), days,
            date.formatted(.dateTime.weekday().hour()), 1234.5.formatted(.currency(code: "EUR")),
            Date.FormatStyle(time: .complete).format(date), ["a", "b"].formatted(), way.formatted(),
            Int64(12345).formatted(.byteCount(style: .file)), Decimal(0.5).formatted(.percent),
            (date..<date + 9000).formatted(), Duration.seconds(90).formatted(), name,
            times.string(from: date, to: date + 9000), amounts.string(from: way),
            ListFormatter.localizedString(byJoining: ["x", "y"]), Float(0.5).formatted(.number),
            RelativeDateTimeFormatter().localizedString(fromTimeInterval: -90),
            "\\(Calendar.current.component(.hour, from: date))", TimeZone.current.identifier,
          ].joined(separator: "\\n")
        }
        required init?(coder: NSCoder) { nil }
      }
      """, to: "Receipt.swift")
    func picture(_ environment: [String: String]) throws -> Data {
      let outcome = try SourceProgram.run(
        ["snapshot", "Receipt.swift", "--size", "200x240", "-o", "out.png"], folder: scratch.path,
        environment: environment)
      #expect(outcome.status == 0, "\(outcome.errors)")
      return try Data(contentsOf: URL(fileURLWithPath: scratch.file("out.png")))
    }
    let plain = try picture(["LANG": "C", "TZ": "UTC"])
    #expect(try picture(["LANG": "de_DE.UTF-8", "TZ": "Asia/Tokyo"]) == plain)
    #expect(try picture(["VITRINE_TIMEZONE": "Asia/Tokyo"]) != plain)
    #expect(try picture(["VITRINE_TIMEZONE": "Nowhere"]) == plain)
    #expect(try picture(["VITRINE_LOCALE": "de_DE"]) != plain)
  }

  @Test func `many views stand in rows and columns on a sheet that a screen shows well`() throws {
    let scratch = try Scratch()
    let views = (0..<60).map { index in
      """
      @IBDesignable class Dial\(index): UIView {
        override func layoutSubviews() { backgroundColor = .\(index == 1 ? "green" : "red") }
      }
      """
    }
    try scratch.write("import UIKit\n" + views.joined(separator: "\n"), to: "Dial.swift")
    let outcome = try SourceProgram.run(
      ["snapshot", "Dial.swift", "--size", "300x200", "-o", "out.png"], folder: scratch.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let pixels = try PNG.decode(Data(contentsOf: URL(fileURLWithPath: scratch.file("out.png"))))
    #expect((1.0...1.8).contains(Double(pixels.width) / Double(pixels.height)))
    // The second one stands to the right of the first.
    #expect(pixels[24 + 300 + 24 + 150, 150] == 0xFF00_FF00)
  }

  @Test func `a view has the scale of its screen from the moment it enters a window`() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      import UIKit
      @IBDesignable class Dial: UIView {
        override func didMoveToWindow() {
          super.didMoveToWindow()
          if window != nil { backgroundColor = contentScaleFactor == 2 ? .green : .red }
        }
      }
      """, to: "Dial.swift")
    let outcome = try SourceProgram.run(
      ["snapshot", "Dial.swift", "--size", "20x20", "--scale", "2", "-o", "out.png"],
      folder: scratch.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let pixels = try PNG.decode(Data(contentsOf: URL(fileURLWithPath: scratch.file("out.png"))))
    #expect(pixels.width == 40 && pixels[20, 20] == 0xFF00_FF00)
  }

  @Test func `the version that a device says is the last one that is available`() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      import UIKit
      class Dial: UIView {
        override func draw(_ rect: CGRect) {
          if #available(iOS 26, *) { print("it is", UIDevice.current.systemVersion) }
          print("as", ProcessInfo.processInfo.operatingSystemVersion.majorVersion)
          for name in ["UILabel", "App.Dial", "Dial", "NoClass"] {
            print("class", name, NSClassFromString(name).map { "is \\($0)" } ?? "is missing")
          }
          if #available(iOS 26.0.1, *) { print("it is later", UIGlassEffect()) }
          guard #available(iOS 26, *) else { return }
          cornerConfiguration = .capsule()
        }
      }
      """, to: "Dial.swift")
    let outcome = try SourceProgram.run(
      ["snapshot", "Dial.swift", "-o", "out.png"], folder: scratch.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("it is 26.0") && !outcome.errors.contains("later"))
    #expect(outcome.errors.contains("as 26"))
    for line in ["UILabel is UILabel", "App.Dial is Dial", "Dial is missing", "NoClass is missing"]
    {
      #expect(outcome.errors.contains("class \(line)"), "\(outcome.errors)")
    }
  }
}
