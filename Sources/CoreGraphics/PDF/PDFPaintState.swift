// The paint state of a page beside the context's own state.

/// Colours, opacities and what fills in a colour's place.
struct PDFPaintState {
  var fill = RGBA(0, 0, 0, 1)
  var stroke = RGBA(0, 0, 0, 1)
  var fillAlpha: CGFloat = 1
  var strokeAlpha: CGFloat = 1
  var fillSpace = PDFColorSpace.gray
  var strokeSpace = PDFColorSpace.gray
  /// Fills in the place of the colour: the pattern, in the space of the page.
  var fillShading: PDFObject?
}

/// How many numbers a colour has, and what they mean. Colours are taken for sRGB.
enum PDFColorSpace {
  case gray
  case rgb
  case cmyk
  /// How much of an ink there is; taken for black.
  case ink
  case pattern

  /// A colour; nil where there are too few numbers.
  func color(_ n: [CGFloat]) -> RGBA? {
    switch self {
    case .gray: n.first.map { RGBA($0, $0, $0, 1) }
    case .ink: n.first.map { RGBA(1 - $0, 1 - $0, 1 - $0, 1) }
    case .rgb: n.count < 3 ? nil : RGBA(n[0], n[1], n[2], 1)
    case .cmyk:
      n.count < 4
        ? nil
        : RGBA((1 - n[0]) * (1 - n[3]), (1 - n[1]) * (1 - n[3]), (1 - n[2]) * (1 - n[3]), 1)
    case .pattern: nil
    }
  }
}

extension PDFPainter {
  /// Lines, opacities and the matrix.
  mutating func adjust(_ name: String, _ operands: [PDFObject], numbers n: [CGFloat]) -> Bool {
    switch (name, n.count) {
    case ("cm", 6): context.concatenate(CGAffineTransform(n.map { Double($0) }))
    case ("w", 1): context.setLineWidth(n[0])
    case ("J", 1): context.setLineCap(CGLineCap(rawValue: Int32(exactly: n[0]) ?? 0) ?? .butt)
    case ("j", 1): context.setLineJoin(CGLineJoin(rawValue: Int32(exactly: n[0]) ?? 0) ?? .miter)
    case ("M", 1): context.setMiterLimit(n[0])
    case ("d", 1):
      let lengths = operands.first.map { file.numbers($0) } ?? []
      context.setLineDash(phase: n[0], lengths: lengths.map { CGFloat($0) })
    case ("gs", _): apply(resource("ExtGState", operands.last?.name)?.dictionary ?? [:])
    default: return false
    }
    return true
  }

  private mutating func apply(_ keys: [String: PDFObject]) {
    func number(_ key: String) -> CGFloat? {
      file.resolved(keys[key])?.number.map { CGFloat($0) }
    }
    if let alpha = number("ca") { state.fillAlpha = alpha }
    if let alpha = number("CA") { state.strokeAlpha = alpha }
    for (key, name) in [("LW", "w"), ("LC", "J"), ("LJ", "j"), ("ML", "M")] {
      if let value = number(key) { _ = adjust(name, [], numbers: [value]) }
    }
    let modes = file.resolved(keys["BM"])
    if let mode = modes?.name ?? modes?.array?.first?.name {
      context.setBlendMode(Self.blendModes[mode] ?? .normal)
    }
    if let mask = file.resolved(keys["SMask"]), mask.dictionary != nil {
      logOnce("documents: masks are left out")
    }
  }

  private static let blendModes: [String: CGBlendMode] = [
    "Multiply": .multiply, "Screen": .screen, "Overlay": .overlay, "Darken": .darken,
    "Lighten": .lighten, "ColorDodge": .colorDodge, "ColorBurn": .colorBurn,
    "SoftLight": .softLight, "HardLight": .hardLight, "Difference": .difference,
    "Exclusion": .exclusion, "Hue": .hue, "Saturation": .saturation, "Color": .color,
    "Luminosity": .luminosity,
  ]

  // MARK: Colours

  mutating func setColor(_ name: String, _ operands: [PDFObject], numbers n: [CGFloat]) -> Bool {
    switch name {
    case "g": setFill(.gray, n, operands: operands)
    case "G": setStroke(.gray, n)
    case "rg": setFill(.rgb, n, operands: operands)
    case "RG": setStroke(.rgb, n)
    case "k": setFill(.cmyk, n, operands: operands)
    case "K": setStroke(.cmyk, n)
    case "cs": setFill(space(operands.last), [0, 0, 0, 1], operands: operands)
    case "CS": setStroke(space(operands.last), [0, 0, 0, 1])
    case "sc", "scn": setFill(state.fillSpace, n, operands: operands)
    case "SC", "SCN": setStroke(state.strokeSpace, n)
    default: return false
    }
    return true
  }

  private mutating func setFill(_ space: PDFColorSpace, _ n: [CGFloat], operands: [PDFObject]) {
    state.fillSpace = space
    state.fillShading = nil
    if space == .pattern {
      let pattern = resource("Pattern", operands.last?.name)
      state.fillShading = file.resolved(pattern?.dictionary?["Shading"]).flatMap { _ in pattern }
    } else if let color = space.color(n) {
      state.fill = color
    }
  }

  private mutating func setStroke(_ space: PDFColorSpace, _ n: [CGFloat]) {
    state.strokeSpace = space
    if let color = space.color(n) { state.stroke = color }
  }

  /// A colour space by its name, or by what a resource says of it.
  func space(_ object: PDFObject?) -> PDFColorSpace {
    let object = file.resolved(object)
    if let name = object?.name {
      switch name {
      case "DeviceGray", "CalGray", "G": return .gray
      case "DeviceRGB", "CalRGB", "RGB": return .rgb
      case "DeviceCMYK", "CMYK": return .cmyk
      case "Pattern": return .pattern
      default: return resource("ColorSpace", name).map { space($0) } ?? .gray
      }
    }
    guard let list = object?.array, let kind = file.resolved(list.first)?.name else { return .gray }
    switch kind {
    case "ICCBased":
      let profile = list.count > 1 ? file.resolved(list[1])?.dictionary : nil
      switch file.resolved(profile?["N"])?.integer {
      case 1: return .gray
      case 4: return .cmyk
      default: return .rgb
      }
    case "CalRGB", "Lab": return .rgb
    case "Pattern": return .pattern
    case "Separation", "DeviceN": return .ink
    default: return .gray
    }
  }
}
