// The generated tables beside the framework's sources, and what the reader makes of them.

import Foundation
import Messages
import SourceReading
import SwiftSyntax
import Testing

@Suite struct FrameworkTableTests {
  private static let tables = Result { try GeneratedTables() }

  /// `VITRINE_TABLES=write` writes the files, as `make tables` does.
  @Test func `generated tables agree with the framework's sources`() throws {
    let isWriting = ProcessInfo.processInfo.environment["VITRINE_TABLES"] == "write"
    for (path, text) in try Self.tables.get().files {
      if isWriting {
        let url = FrameworkSources.root.appendingPathComponent(path)
        try text.write(to: url, atomically: true, encoding: .utf8)
      } else {
        let difference = try text.split(separator: "\n").difference(
          from: FrameworkSources.read(path).split(separator: "\n"))
        let lines = difference.map { change in
          switch change {
          case .insert(_, let line, _): "+ \(line)"
          case .remove(_, let line, _): "- \(line)"
          }
        }
        #expect(
          lines.isEmpty,
          "\(path) is not what the framework declares; run make tables:\n\(lines.joined(separator: "\n"))"
        )
      }
    }
  }

  @Test(arguments: [
    "UIView", "UIControl", "UIButton", "UILabel", "UIImageView", "UITextField", "UITextView",
    "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIProgressView", "UIPageControl",
    "UIActivityIndicatorView", "UIStackView", "UIScrollView", "UIVisualEffectView", "UIWindow",
    "UITableView", "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionView",
    "UICollectionViewCell", "UICollectionViewListCell", "UICollectionReusableView",
    "UIDatePicker", "UIPickerView", "UISearchBar", "UIToolbar", "UINavigationBar", "UITabBar",
    "UIInputView", "UISearchTextField", "UIRefreshControl", "UICalendarView", "UIColorWell",
    "UIListContentView", "UIPasteControl",
  ])
  func `a subclass of a view is a view, and is registered`(superclass: String) throws {
    let text = "import UIKit\nclass Dial: \(superclass) {}"
    let report = SourceReader.read([SourceText(path: "Dial.swift", text: text)])
    #expect(report.views.map(\.name) == ["Dial"])
    #expect(report.views.first?.superclass == superclass)
    #expect(report.remarks.isEmpty)
    #expect(report.files[0].text.contains("__VitrineSource.view(Dial.self"))
  }

  @Test(arguments: [
    "NSObject", "UIResponder", "UIViewController", "UIBarButtonItem", "UIGestureRecognizer",
    "NSLayoutManager", "UICollectionViewLayout", "CAAnimation", "UIViewPropertyAnimator",
  ])
  func `a subclass of another class is no view`(superclass: String) {
    let code = registration("class Dial: \(superclass) {}")
    #expect(!code.contains("__VitrineSource.view(") && !code.contains("CALayer.register("))
  }

  @Test(arguments: [
    "CALayer", "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CAReplicatorLayer",
    "CATransformLayer", "CAEmitterLayer", "CAScrollLayer", "CATiledLayer",
  ])
  func `a subclass of a layer is registered as one`(superclass: String) {
    #expect(registration("class Arc: \(superclass) {}").contains("CALayer.register(Arc.self"))
  }

  @Test(arguments: [
    ("UIListContentView", "_ in Dial(configuration: .cell())"),
    ("UIInputView", "Dial(frame: $0, inputViewStyle: .default)"),
    ("UIPasteControl", "Dial(frame: $0)"), ("UICollectionView", "Dial(frame: $0)"),
  ])
  func `a view without initialisers is made by those above it`(above: String, expression: String) {
    #expect(registration("class Dial: \(above) {}").contains("{ \(expression) }"))
  }

  @Test func `a view without init(frame:) is made by its other initialisers`() throws {
    for view in try Self.tables.get().viewInitializers.keys {
      let code = registration("class Dial: \(view) {}")
      #expect(code.contains("__VitrineSource.view("), "a subclass of \(view) is not made")
      #expect(!code.contains("NSCoder()"), "a subclass of \(view) is made by a coder")
    }
  }

  @Test func `only the framework's content view is made with a list's configuration`() {
    let initializer = "init(configuration: UIListContentConfiguration) { super.init() }"
    #expect(
      registration("class Dial: UIListContentView { override \(initializer) }")
        .contains("{ _ in Dial(configuration: .cell()) }"))
    #expect(!registration("class Dial: UIView { \(initializer) }").contains(".cell()"))
  }

  @Test(arguments: [
    ("viewForZooming?(in: a)", "delegate.viewForZooming (in: a)"),
    ("calendarView?(a, didChangeVisibleDateComponentsFrom: b)", "Optional(delegate.calendarView"),
    ("dynamicAnimatorDidPause?(a)", "Optional(delegate.dynamicAnimatorDidPause (a))"),
    ("tableView?(a, viewForHeaderInSection: 1)", "delegate.tableView (a, viewForHeader"),
    ("draw?(a, in: b)", "Optional(delegate.draw (a, in: b))"),
    ("display?(a)", "delegate.display?(a)"), ("update?(a)", "delegate.update?(a)"),
  ])
  func `optional functions of delegates are always there, closures are not`(
    call: String, copied: String
  ) {
    #expect(copy("let a = delegate.\(call)").hasPrefix("let a = " + copied))
  }

  @Test func `modules that sources import keep their names, and can be imported`() throws {
    let modules = try FrameworkSources.importedModules()
    #expect(modules.contains("UIKit") && modules.contains("QuartzCore"))
    for module in modules {
      #expect(copy("import \(module)") == "import \(module)")
      let text = "#if canImport(\(module))\nlet a = 1\n#endif"
      #expect(copy(text).contains("let a = 1"))
    }
  }

  // MARK: Names in the reader's code

  @Test func `the framework declares the names by which copies call it`() throws {
    let facts = try Self.tables.get().facts
    let text = try FrameworkSources.read("Sources/SourceReading/Naming/ReservedNames.swift")
    let names = text.matches(of: /static let \w+ = "(\w+)"/).map { String($0.output.1) }
    let functions = Set(facts.functions.values.joined().map(\.baseName))
    #expect(names.count >= 3)
    for name in names where !facts.types.contains(name) {
      #expect(functions.contains(name), "nothing public is called \(name)")
    }
  }

  private static func readerTexts() throws -> [String] {
    let folder = FrameworkSources.root.appendingPathComponent("Sources/SourceReading")
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".swift") && !$0.hasSuffix("FrameworkTable.swift") }
      .map { try FrameworkSources.read("Sources/SourceReading/" + $0) }
  }

  private static func members(of type: String) throws -> Set<String> {
    let facts = try tables.get().facts
    return Set(
      facts.functions[type, default: []].map(\.baseName)
        + facts.properties[type, default: []].map(\.name))
  }

  @Test func `the framework declares the members that copies call`() throws {
    let calls = try Self.readerTexts().flatMap { text in
      text.matches(of: /\\\(ReservedNames\.(source|runtime)\)\.(\w+)/)
        .map { ($0.output.1, $0.output.2) }
    }
    #expect(calls.count > 10)
    for (name, member) in calls {
      let type = name == "source" ? "LoweredSource" : "ObjCRuntime"
      #expect(
        try Self.members(of: type).contains(String(member)), "\(type) has no member \(member)")
    }
  }

  @Test func `the framework declares the stage's types that copies name`() throws {
    let facts = try Self.tables.get().facts
    let names = try Self.readerTexts().flatMap { text in
      text.matches(of: /\b(Stage[A-Z]\w+)(?:\.(\w+))?/).map(\.output)
    }
    #expect(names.count > 10)
    for (_, type, member) in names {
      #expect(facts.types.contains(String(type)), "nothing public is called \(type)")
      guard let member else { continue }
      #expect(
        try Self.members(of: String(type)).contains(String(member)),
        "\(type) has no member \(member)")
    }
  }

  @Test(arguments: ["KeyValueObserver", "SelectorResponding", "SelectorForwarding"])
  func `the framework declares the protocols that copies conform to`(name: String) throws {
    #expect(try Self.tables.get().facts.requirements[name] != nil)
    #expect(try Self.readerTexts().contains { $0.contains(name) })
  }

  @Test func `classes by which members of any object are told apart have these`() throws {
    let owners = try Self.readerTexts().flatMap { text in
      text.matches(of: /"(\w+)": "(UI\w+)"/).map(\.output)
    }
    #expect(!owners.isEmpty)
    for (_, member, owner) in owners {
      #expect(
        try Self.members(of: String(owner)).contains(String(member)),
        "\(owner) has no member \(member)")
    }
  }

  @Test func `copies are for the version of iOS that devices say they have`() throws {
    let texts = try FrameworkSources.files(of: "FoundationAdditions").map { $0.description }
    let pattern = /majorVersion: (\d+), minorVersion: (\d+), patchVersion: 0/
    let matches = texts.compactMap { $0.firstMatch(of: pattern) }
    let version = try #require(matches.first).output
    let own = "if #available(iOS \(version.1).\(version.2), *) { f() }"
    let later = "if #available(iOS \(version.1).\((Int(version.2) ?? 0) + 1), *) { f() }"
    #expect(copy(own).contains("f()"))
    #expect(!copy(later).contains("f()"))
  }
}
