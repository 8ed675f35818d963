// Built-in attributes: what each class of UIKit's offers, and that no value of theirs is fatal.

import CoreGraphics
import Inspection
import Messages
import Testing
import UIKit

@MainActor @Suite struct BuiltInAttributesTests {
  private let inspector = Inspector([])

  private static let views: [@MainActor () -> UIView] = [
    { UIView() }, { UIButton(type: .system) }, { UITextField() }, { UISlider() }, { UISwitch() },
    { UIStepper() }, { UISegmentedControl(items: ["One", "Two"]) }, { UIPageControl() },
    { UIDatePicker() }, { UILabel() }, { UIImageView() }, { UIStackView() }, { UIProgressView() },
    { UIActivityIndicatorView(style: .medium) }, { UIScrollView() }, { UITextView() },
    { UITableView() }, { UITableViewCell() }, { UISearchBar() }, { UINavigationBar() },
    { UIToolbar() }, { UITabBar() },
  ]

  @Test(arguments: [
    ("UITextField", ["text", "placeholder", "textColor", "borderStyle", "clearButtonMode"]),
    ("UITextView", ["text", "isEditable", "contentOffset"]),
    ("UISlider", ["value", "minimumValue", "thumbTintColor"]), ("UISwitch", ["isOn"]),
    ("UIStepper", ["stepValue", "wraps"]), ("UISegmentedControl", ["segmentTitles"]),
    ("UIPageControl", ["numberOfPages", "currentPage"]), ("UIProgressView", ["progress"]),
    ("UIActivityIndicatorView", ["isAnimating"]), ("UIStackView", ["axis", "spacing"]),
    ("UISearchBar", ["placeholder"]), ("UITableView", ["rowHeight"]), ("UITabBar", ["barStyle"]),
  ])
  func `each class has its own attributes`(className: String, names: [String]) throws {
    let views = Self.views.map { $0() }
    let view = try #require(views.first { String(describing: type(of: $0)) == className })
    let offered = inspector.properties(of: view).map(\.name)
    #expect(Set(offered).count == offered.count)
    for name in names { #expect(offered.contains(name)) }
  }

  @Test func `to read every attribute changes no view`() {
    for make in Self.views {
      let view = make()
      let subviews = view.subviews
      for property in inspector.properties(of: view) { _ = property.value(of: view) }
      #expect(view.subviews == subviews, "\(type(of: view))")
    }
  }

  @Test func `every attribute takes the value that it gives`() {
    for make in Self.views {
      let view = make()
      for property in inspector.properties(of: view) {
        guard let value = property.value(of: view) else { continue }
        guard property.set(value, of: view), let again = property.value(of: view) else {
          Issue.record("\(type(of: view)).\(property.name) refuses \(value)")
          continue
        }
        #expect(
          ValueText.text(again) == ValueText.text(value), "\(type(of: view)).\(property.name)")
      }
    }
  }

  private static let layers: [(make: @MainActor () -> CALayer, names: [String])] = [
    ({ CALayer() }, ["frame", "opacity", "isHidden", "cornerRadius"]),
    ({ CAGradientLayer() }, ["colors", "locations", "startPoint", "type", "opacity"]),
    ({ CAShapeLayer() }, ["fillColor", "strokeEnd", "lineWidth", "lineDashPattern", "position"]),
    ({ CATextLayer() }, ["string", "fontSize", "foregroundColor"]),
    ({ CAReplicatorLayer() }, ["instanceCount", "instanceDelay"]),
    ({ CAEmitterLayer() }, ["birthRate", "emitterPosition"]),
  ]

  @Test func `each class of layers has its attributes, which take the value that they give`() {
    for (make, names) in Self.layers {
      let layer = make()
      let offered = inspector.properties(of: layer)
      #expect(Set(offered.map(\.name)).count == offered.count)
      #expect(Set(offered.map(\.name)).isSuperset(of: names), "\(type(of: layer))")
      for property in offered {
        guard let value = property.value(of: layer) else { continue }
        #expect(property.set(value, of: layer), "\(type(of: layer)).\(property.name)")
        #expect(
          property.value(of: layer).map { ValueText.text($0) } == ValueText.text(value),
          "\(type(of: layer)).\(property.name)")
      }
    }
  }

  @Test func `texts set a layer's values at once, and a wrong one changes nothing`() throws {
    let gradient = CAGradientLayer()
    try inspector.apply(Assignment("colors=[\"#ff0000\", \"#0000ff\"]"), to: gradient)
    try inspector.apply(Assignment("locations=[0, 0.5]"), to: gradient)
    try inspector.apply(Assignment("type=radial"), to: gradient)
    #expect(gradient.colors?.count == 2 && gradient.locations == [0, 0.5])
    #expect(gradient.type == .radial && gradient.animationKeys() == nil)
    for wrong in ["colors=red", "locations=[1,", "type=round", "opacity=thick", "depth=3"] {
      #expect(throws: InspectionError.self) { try inspector.apply(Assignment(wrong), to: gradient) }
    }
    #expect(gradient.colors?.count == 2 && gradient.opacity == 1)
    let text = CATextLayer()
    text.string = NSAttributedString(string: "old", attributes: [.kern: 3])
    try inspector.apply(Assignment("string=new"), to: text)
    let shown = try #require(text.string as? NSAttributedString)
    #expect(shown.string == "new")
  }

  @Test func `titles of segments come back with their commas, and images stay`() throws {
    let view = UISegmentedControl(items: ["Yes, please", UIImage(), "No", ""])
    try inspector.apply(Assignment("segmentTitles=Yes\\, please,,Nein,"), to: view)
    #expect(view.titleForSegment(at: 0) == "Yes, please")
    #expect(view.imageForSegment(at: 1) != nil)
    #expect(view.titleForSegment(at: 2) == "Nein")
    #expect(view.numberOfSegments == 4)
    try inspector.apply(Assignment("segmentTitles=A"), to: view)
    #expect(view.numberOfSegments == 1)
    try inspector.apply(Assignment("segmentTitles="), to: view)
    #expect(view.numberOfSegments == 0)
  }

  @Test func `no value of an attribute ends the program, nor makes a drawing endless`() {
    for make in Self.views {
      for property in inspector.properties(of: make()) {
        for text in Self.extremes(of: property.kind) {
          let view = make()
          view.frame = CGRect(x: 0, y: 0, width: 120, height: 60)
          if let assignment = try? Assignment(property.name + "=" + text) {
            try? inspector.apply(assignment, to: view)
          }
          draw(view)
          view.sizeToFit()
          draw(view)
          #expect(property.value(of: view) != nil, "\(type(of: view)).\(property.name)=\(text)")
        }
      }
    }
  }

  private func draw(_ view: UIView) {
    view.layoutIfNeeded()
    _ = UIGraphicsImageRenderer(size: CGSize(width: 120, height: 60)).image {
      view.layer.render(in: $0.cgContext)
    }
  }

  private static func extremes(of kind: InspectableKind) -> [String] {
    switch kind {
    case .boolean: ["true", "false"]
    case .integer: ["0", "-1", "1000000000", "\(Int.max)", "\(Int.min)"]
    case .number: ["0", "-1", "1e-300", "1e9", "1e38", "-1e38", "1e300"]
    case .string: ["", "a,b", ",", "\u{301}", String(repeating: "long ", count: 400)]
    case .point, .size: ["0,0", "-5,-5", "1e9,1e9", "1e300,-1e300"]
    case .insets, .directionalInsets: ["0,0,0,0", "1e300,1e300,-1e300,1e300", "-9,-9,-9,-9"]
    case .options(let names): ["none", names.joined(separator: ",")]
    case .list: ["[]"]
    case .dictionary: ["{}"]
    case .opaque: []
    case .rect: ["0,0,0,0", "1e300,1e300,-1e300,1e300"]
    case .range: ["0,0", "\(Int.max),\(Int.max)"]
    case .color: ["clear", "#12345678"]
    case .font: ["system 0.001", "boldSystem 1e9"]
    case .image: ["nil"]
    case .choice(let names, _): names
    }
  }
}
