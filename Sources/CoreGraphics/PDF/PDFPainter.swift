// Drawing what a page's operators say.

/// Runs the operators of a page and of the forms that it draws
/// ([ISO 32000](https://opensource.adobe.com/dc-acrobat-sdk-docs/pdfstandards/PDF32000_2008.pdf), annex A).
struct PDFPainter {
  /// Forms in each other, and states saved, at most.
  private static let (formDepth, stateDepth) = (16, 256)

  let file: PDFFile
  let context: CGContext
  var resources: [String: PDFObject] = [:]
  var state = PDFPaintState()
  private var savedStates: [PDFPaintState] = []
  private var level = 0
  /// Maps the page's space, or the form's, to the space of patterns.
  private(set) var base = CGAffineTransform.identity

  var path = CGMutablePath()
  private var current = CGPoint.zero
  private var clipRule: CGPathFillRule?

  init(_ file: PDFFile, on context: CGContext) {
    self.file = file
    self.context = context
  }

  mutating func draw(_ page: CGPDFPage) {
    resources = file.resolved(page.keys["Resources"])?.dictionary ?? [:]
    base = context.ctm
    let content = file.resolved(page.keys["Contents"])
    let parts = content?.array ?? content.map { [$0] } ?? []
    run(Array(parts.compactMap { file.decoded($0) }.joined(separator: [0x0A])))
  }

  /// A resource by its kind and its name.
  func resource(_ kind: String, _ name: String?) -> PDFObject? {
    guard let name else { return nil }
    return file.resolved(file.resolved(resources[kind])?.dictionary?[name])
  }

  // MARK: Operators

  private mutating func run(_ content: [UInt8]) {
    var parser = PDFParser(content[...])
    var operands: [PDFObject] = []
    let states = savedStates.count
    while parser.offset < content.count {
      guard let object = parser.object() else {
        // A mark that closes nothing.
        parser.offset += 1
        continue
      }
      guard case .word(let name) = object else {
        operands.append(object)
        continue
      }
      if name == "ID" { skipPicture(&parser) }
      perform(name, operands)
      operands = []
    }
    while savedStates.count > states { restore() }
  }

  /// A picture's bytes among the operators.
  private func skipPicture(_ parser: inout PDFParser) {
    let end = Array("\nEI".utf8)
    while parser.offset < parser.bytes.endIndex, !parser.bytes[parser.offset...].starts(with: end) {
      parser.offset += 1
    }
  }

  private mutating func perform(_ name: String, _ operands: [PDFObject]) {
    let numbers = operands.compactMap { $0.number.map { CGFloat($0) } }
    if build(name, numbers) || paint(name) || adjust(name, operands, numbers: numbers) { return }
    if setColor(name, operands, numbers: numbers) { return }
    switch name {
    case "q": save()
    case "Q": restore()
    case "sh": shade(resource("Shading", operands.last?.name))
    case "Do": drawObject(resource("XObject", operands.last?.name))
    case "Tj", "TJ", "'", "\"": logOnce("documents: texts are left out")
    case "BI": logOnce("documents: pictures are left out")
    default: break
    }
  }

  private mutating func save() {
    guard savedStates.count < Self.stateDepth else { return }
    savedStates.append(state)
    context.saveGState()
  }

  private mutating func restore() {
    guard let saved = savedStates.popLast() else { return }
    state = saved
    context.restoreGState()
  }

  // MARK: Paths

  private mutating func build(_ name: String, _ n: [CGFloat]) -> Bool {
    switch (name, n.count) {
    case ("m", 2):
      current = CGPoint(x: n[0], y: n[1])
      path.move(to: current)
    case ("h", _):
      path.closeSubpath()
      current = path.currentPoint
    case ("re", 4):
      path.addRect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
      current = CGPoint(x: n[0], y: n[1])
    case ("l", 2), ("c", 6), ("v", 4), ("y", 4):
      guard !path.isEmpty else { return true }
      let points = stride(from: 0, to: n.count, by: 2).map { CGPoint(x: n[$0], y: n[$0 + 1]) }
      let end = points[points.count - 1]
      switch name {
      case "l": path.addLine(to: end)
      case "c": path.addCurve(to: end, control1: points[0], control2: points[1])
      case "v": path.addCurve(to: end, control1: current, control2: points[0])
      default: path.addCurve(to: end, control1: points[0], control2: end)
      }
      current = end
    case ("W", _): clipRule = .winding
    case ("W*", _): clipRule = .evenOdd
    default: return false
    }
    return true
  }

  /// Ends a path: draws it, then clips with it.
  private mutating func paint(_ name: String) -> Bool {
    switch name {
    case "n": break
    case "S": stroke()
    case "s":
      path.closeSubpath()
      stroke()
    case "f", "F": fill(.winding)
    case "f*": fill(.evenOdd)
    case "B", "B*", "b", "b*":
      if name.hasPrefix("b") { path.closeSubpath() }
      fill(name.hasSuffix("*") ? .evenOdd : .winding)
      stroke()
    default: return false
    }
    if let clipRule {
      context.addPath(path)
      context.clip(using: clipRule)
    }
    clipRule = nil
    path = CGMutablePath()
    return true
  }

  private func stroke() {
    let color = state.stroke
    context.setStrokeColor(
      red: color.red, green: color.green, blue: color.blue, alpha: state.strokeAlpha)
    context.addPath(path)
    context.strokePath()
  }

  private mutating func fill(_ rule: CGPathFillRule) {
    if let shading = state.fillShading { return fill(rule, with: shading) }
    let color = state.fill
    context.setFillColor(
      red: color.red, green: color.green, blue: color.blue, alpha: state.fillAlpha)
    context.addPath(path)
    context.fillPath(using: rule)
  }

  // MARK: Forms

  private mutating func drawObject(_ object: PDFObject?) {
    guard let keys = object?.dictionary, file.resolved(keys["Subtype"])?.name == "Form" else {
      return logOnce("documents: pictures are left out")
    }
    guard level < Self.formDepth, let content = file.decoded(object) else { return }
    let outside = self
    level += 1
    save()
    context.concatenate(CGAffineTransform(file.numbers(keys["Matrix"])))
    let box = file.numbers(keys["BBox"]).map { CGFloat($0) }
    if box.count == 4 {
      context.clip(
        to: CGRect(x: box[0], y: box[1], width: box[2] - box[0], height: box[3] - box[1]))
    }
    resources = file.resolved(keys["Resources"])?.dictionary ?? resources
    path = CGMutablePath()
    base = context.ctm
    // A group is drawn as a whole before it becomes translucent.
    let isGroup = keys["Group"] != nil && state.fillAlpha < 1
    if isGroup {
      context.setAlpha(state.fillAlpha)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      (state.fillAlpha, state.strokeAlpha) = (1, 1)
    }
    run(content)
    if isGroup { context.endTransparencyLayer() }
    restore()
    self = outside
  }
}

extension CGAffineTransform {
  /// Six numbers in a document's order; the identity where there are others.
  init(_ numbers: [Double]) {
    let n = numbers.map { CGFloat($0) }
    self =
      n.count == 6
      ? CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]) : .identity
  }
}
