// Swift 1 and 2: methods and properties of UIKit that later versions renamed where a class overrides them, and the
// language's own changes. Names that a source only uses are UIKit's (`CompatibilityNames`).

internal import SwiftSyntax

extension LoweringVisitor {
  /// Words that only sources of Swift 1 and 2 have.
  private static let marks: Set<String> = [
    "drawRect", "blackColor", "whiteColor", "clearColor", "grayColor", "lightGrayColor", "redColor",
    "greenColor", "blueColor", "locationInView",
    "beginTrackingWithTouch", "CGContextSaveGState", "CGContextFillPath", "CGContextStrokePath",
    "CGContextSetFillColorWithColor", "CGContextSetStrokeColorWithColor",
  ]

  /// Whether a file is written in Swift 1 or 2.
  static func isSwift2(_ file: ParsedFile) -> Bool {
    guard marks.contains(where: file.says) else { return false }
    return file.tree.tokens(viewMode: .sourceAccurate).contains { token in
      marks.contains(token.text) && token.parent?.is(FunctionDeclSyntax.self) != true
        || token.text == "drawRect"
    }
  }

  // MARK: Functions

  /// The present names of methods that classes override, and the labels of their first parameters.
  private static let methods: [String: (name: String, label: String)] = [
    "drawRect": ("draw", "_"), "beginTrackingWithTouch": ("beginTracking", "_"),
    "continueTrackingWithTouch": ("continueTracking", "_"),
    "endTrackingWithTouch": ("endTracking", "_"),
    "cancelTrackingWithEvent": ("cancelTracking", "with"),
    "layoutSublayersOfLayer": ("layoutSublayers", "of"), "drawInContext": ("draw", "in"),
    "pointInside": ("point", "inside"), "textRectForBounds": ("textRect", "forBounds"),
    "editingRectForBounds": ("editingRect", "forBounds"),
    "placeholderRectForBounds": ("placeholderRect", "forBounds"),
    "titleRectForContentRect": ("titleRect", "forContentRect"),
    "imageRectForContentRect": ("imageRect", "forContentRect"),
    "drawTextInRect": ("drawText", "in"), "prepareForSegue": ("prepare", "for"),
  ]

  /// The present labels of parameters behind the first.
  private static let labels = ["withEvent": "with", "inContext": "in"]

  /// Methods without parameters that are properties now.
  private static let formerMethods: Set<String> = ["intrinsicContentSize", "layerClass"]

  /// `override func drawRect(rect: CGRect)` is `draw(_ rect: CGRect)`; a first parameter has no label unless one is
  /// written.
  func lowerSwift2(_ node: FunctionDeclSyntax) {
    guard isSwift2 else { return }
    let isOverride = node.modifiers.has("override")
    let parameters = Array(node.signature.parameterClause.parameters)
    if isOverride, parameters.isEmpty, Self.formerMethods.contains(node.name.text) {
      return makeProperty(node)
    }
    guard let first = parameters.first else { return }
    let present = isOverride ? Self.methods[node.name.text] : nil
    if let present { edits.replace(node.name.byteRange, of: file, with: present.name) }
    if first.secondName == nil, first.firstName.text != "_" {
      edits.insert((present?.label ?? "_") + " ", at: first.firstName.byteRange.lowerBound)
    }
    guard isOverride else { return }
    for parameter in parameters.dropFirst() {
      guard let label = Self.labels[parameter.firstName.text] else { continue }
      edits.replace(parameter.firstName.byteRange, of: file, with: label)
    }
  }

  /// `override func intrinsicContentSize() -> CGSize {` is `override var intrinsicContentSize: CGSize {`.
  private func makeProperty(_ node: FunctionDeclSyntax) {
    guard let arrow = node.signature.returnClause?.arrow else { return }
    edits.replace(node.funcKeyword.byteRange, of: file, with: "var")
    edits.blank(node.signature.parameterClause.byteRange, of: file)
    edits.replace(arrow.byteRange, of: file, with: ":")
  }

  /// `super.drawRect(rect)` is `super.draw(rect)`, `UIBezierPath(ovalInRect: rect)` is `UIBezierPath(ovalIn: rect)`.
  func lowerSwift2(_ node: FunctionCallExprSyntax) {
    guard isSwift2 else { return }
    if let label = node.arguments.first?.label, label.text == "ovalInRect" {
      edits.replace(label.byteRange, of: file, with: "ovalIn")
    }
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.is(SuperExprSyntax.self) == true,
      let present = Self.methods[member.declName.baseName.text]
    else { return }
    edits.replace(member.declName.byteRange, of: file, with: present.name)
    if present.label != "_", let first = node.arguments.first, first.label == nil {
      edits.insert(present.label + ": ", at: first.byteRange.lowerBound)
    }
    for argument in node.arguments {
      guard let label = argument.label, let now = Self.labels[label.text] else { continue }
      edits.replace(label.byteRange, of: file, with: now)
    }
  }

  // MARK: Properties

  private static let properties = [
    "enabled": "isEnabled", "selected": "isSelected", "highlighted": "isHighlighted",
    "hidden": "isHidden", "opaque": "isOpaque",
    "userInteractionEnabled": "isUserInteractionEnabled",
  ]

  /// `override var enabled: Bool` is `isEnabled`.
  func lowerSwift2(_ node: VariableDeclSyntax) {
    guard isSwift2, node.modifiers.has("override"),
      let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let present = Self.properties[name.text]
    else { return }
    edits.replace(name.byteRange, of: file, with: present)
  }

  // MARK: Initialisers

  /// `init(coder: NSCoder)` may fail since Swift 1.2.
  func lowerSwift2(_ node: InitializerDeclSyntax) {
    guard isSwift2, node.optionalMark == nil,
      let first = node.signature.parameterClause.parameters.first,
      node.signature.parameterClause.parameters.count == 1, first.firstName.text == "coder"
    else { return }
    edits.insert("?", at: node.initKeyword.byteRange.upperBound)
  }

  // MARK: Values

  /// `UIControlEvents.ValueChanged` is `.valueChanged`: the values of UIKit's enumerations begin with a small letter.
  func lowerSwift2(_ node: MemberAccessExprSyntax) {
    let name = node.declName.baseName
    if isSwift2, Self.capitalNames.contains(name.text), let base = node.base,
      base.trimmedDescription != "CoreGraphics"
    {
      return edits.replace(name.byteRange, of: file, with: "cg" + name.text.dropFirst(2))
    }
    guard isSwift2, name.text.first?.isUppercase == true, name.text.contains(where: \.isLowercase),
      !file.says("case \(name.text)"), node.parent?.is(MemberAccessExprSyntax.self) != true
    else { return }
    let base = node.base?.trimmedDescription ?? "UI"
    let isFramework = ["UI", "CG", "NS"].contains { base.hasPrefix($0) } && !base.contains("(")
    guard isFramework, !Self.capitalNames.contains(name.text) else { return }
    let small = name.text.prefix(1).lowercased() + name.text.dropFirst()
    edits.replace(name.byteRange, of: file, with: small)
  }

  /// Properties whose names began with capital letters: `CGColor` is `cgColor`.
  private static let capitalNames: Set<String> = ["CGColor", "CGPath", "CGImage"]

  /// `angle % (2 * M_PI)` is `fmod(angle, 2 * M_PI)`: numbers with fractions lost the operator.
  func lowerSwift2(_ node: SequenceExprSyntax) {
    let parts = Array(node.elements)
    guard isSwift2,
      let place = parts.firstIndex(where: {
        $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "%"
      }),
      place > 0, place + 1 < parts.count,
      parts[place - 1...place + 1].contains(where: { Self.hasFraction($0) })
    else { return }
    edits.insert("fmod(", at: parts[place - 1].byteRange.lowerBound)
    edits.replace(parts[place].byteRange, of: file, with: ",")
    edits.insert(")", at: parts[place + 1].byteRange.upperBound)
  }

  private static func hasFraction(_ part: ExprSyntax) -> Bool {
    part.tokens(viewMode: .sourceAccurate).contains { token in
      if case .floatLiteral = token.tokenKind { return true }
      return token.text.hasPrefix("M_PI")
    }
  }
}
