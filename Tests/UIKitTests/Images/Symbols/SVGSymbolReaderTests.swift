// The reader of symbols' SVG files: shapes, transforms, and errors for unsupported SVG.

import CoreGraphics
import Foundation
import Testing

@Suite struct SVGSymbolReaderTests {
  /// A file as a design tool writes it, with the shapes in a group of their own.
  private static func file(_ shapes: String, group: String = "lines", more: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <svg xmlns="http://www.w3.org/2000/svg" width="100mm" viewBox="0 0 100 80" fill="none" stroke="#000"
      stroke-width="7.5" stroke-linecap="round" stroke-linejoin="round">
      <title>A symbol</title>
      <g id="\(group)" \(more)>
        \(shapes)
      </g>
    </svg>
    """
  }

  private static func symbol(_ text: String) throws(SVGError) -> SVGSymbol {
    try SVGSymbolReader.symbol(Data(text.utf8), file: "a.svg")
  }

  private static func path(_ shapes: String, more: String = "") throws -> String {
    SVGSymbol.path(try symbol(file(shapes, more: more)).segments[.lines] ?? [])
  }

  // MARK: Shapes

  @Test(arguments: [
    (#"<circle cx="50" cy="40" r="30"/>"#, "O50 40 30"),
    (#"<ellipse cx="50" cy="40" rx="30" ry="20.5"/>"#, "E50 40 30 20.5"),
    (#"<rect x="5" y="6" width="90" height="58" rx="10"/>"#, "R5 6 90 58 10"),
    (#"<rect width="90" height="58"/>"#, "R0 0 90 58 0"),
    (
      #"<rect width="20" height="10" ry="50"/>"#,
      "M10 0 C15.522847498 0 20 2.238576251 20 5"
        + " C20 7.761423749 15.522847498 10 10 10 C4.477152502 10 0 7.761423749 0 5"
        + " C0 2.238576251 4.477152502 0 10 0 Z"
    ),
    (#"<line x1="1" y1="2" x2="3" y2="4"/>"#, "M1 2 L3 4"),
    (#"<polyline points="1,2 3,4 -5-6"/>"#, "M1 2 L3 4 L-5 -6"),
    (#"<polygon points="1 2 3 4 5 4"/>"#, "M1 2 L3 4 H5 Z"),
  ])
  func `a basic shape becomes a piece of a path`(shape: String, path: String) throws {
    let found = try Self.path(shape)
    #expect(numbers(found, equal: path), "\(found)")
  }

  @Test(arguments: [
    ("M1 2 3 4 5,6", "M1 2 L3 4 L5 6"), ("m1 2 3 4h5v-6z", "M1 2 L4 6 H9 V0 Z"),
    ("M10 10C1 2 3 4 5 6S9 9 8 7", "M10 10 C1 2 3 4 5 6 C7 8 9 9 8 7"),
    ("M10 10q1 2 3 4t5 6T0 0", "M10 10 Q11 12 13 14 Q15 16 18 20 Q21 24 0 0"),
    ("M10 10s1 2 3 4", "M10 10 C10 10 11 12 13 14"),
    ("M.5.5L-1e1-.5e+1", "M0.5 0.5 L-10 -5"), ("M1 1z l5 5", "M1 1 Z L6 6"),
    ("M60 50A10 10 0 0 1 50 60", "A50 50 10 0 90"),
    ("M60 50A10 10 0 1 0 50 60", "A50 50 10 0 -270"),
    ("M0 0H60V50a10 10 0 01-10 10z", "M0 0 H60 a50 50 10 0 90 Z"),
    ("M40 50A1 1 0 0 1 60 50", "A50 50 10 180 360"), ("M1 1A0 5 0 0 1 9 1", "M1 1 H9"),
    ("M1 1 9 1A5 5 0 0 1 9 1V5", "M1 1 H9 V5"),
  ])
  func `path data may have every command`(data: String, path: String) throws {
    #expect(try Self.path("<path d=\"\(data)\"/>") == path)
  }

  @Test(arguments: [
    ("translate(10)", "O15 6 2 M11 2 V4"), ("translate(10 20)", "O15 26 2 M11 22 V24"),
    ("scale(2)", "O10 12 4 M2 4 V8"), ("translate(10,20) scale(2)", "O20 32 4 M12 24 V28"),
    ("matrix(2 0 0 2 1 0)", "O11 12 4 M3 4 V8"),
    (
      "rotate(90)",
      "M-6 7 C-7.104569500 7 -8 6.104569500 -8 5 C-8 3.895430500 -7.104569500 3 -6 3"
        + " C-4.895430500 3 -4 3.895430500 -4 5 C-4 6.104569500 -4.895430500 7 -6 7 Z M-2 1 H-4"
    ),
  ])
  func `transforms of groups and shapes are carried out`(transform: String, path: String) throws {
    let shapes = #"<circle cx="5" cy="6" r="2"/><path d="M1 2 V4"/>"#
    let found = [
      try Self.path(shapes, more: "transform=\"\(transform)\""),
      try Self.path("<g transform=\"\(transform)\">\(shapes)</g>"),
    ]
    for one in found { #expect(numbers(one, equal: path), "\(one)") }
  }

  /// Whether two paths have equal letters, and numbers within a millionth.
  private func numbers(_ path: String, equal other: String) -> Bool {
    func words(_ path: String) -> [String] {
      path.replacing(/H(\S+)/) { "L\($0.1)" }.replacing(/V(\S+)/) { "L\($0.1)" }
        .split(separator: " ").map(String.init)
    }
    let (one, two) = (words(path), words(other))
    return one.count == two.count
      && zip(one, two).allSatisfy { left, right in
        left.prefix { $0.isLetter } == right.prefix { $0.isLetter }
          && abs(
            (Double(left.drop { $0.isLetter }) ?? 0) - (Double(right.drop { $0.isLetter }) ?? 0))
            < 1e-6
      }
  }

  @Test func `an arc under an uneven scale becomes curves`() throws {
    let path = try Self.path(#"<path transform="scale(1,2)" d="M60 20A10 10 0 0 1 50 30"/>"#)
    #expect(numbers(path, equal: "M60 40 C60 51.0456950 55.5228475 60 50 60"))
  }

  @Test func `an arc of an ellipse that is turned ends where it says`() throws {
    let path = try Self.path(#"<path d="M10 20A30 10 40 1 0 50 30"/>"#)
    #expect(path.hasPrefix("M10 20 C") && path.hasSuffix(" 50 30"))
  }

  // MARK: Design tools

  @Test func `metadata of design tools are ignored`() throws {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
        xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" viewBox="0 0 100 100" id="svg1">
        <sodipodi:namedview id="view" pagecolor="#fff"><inkscape:grid id="grid"/></sodipodi:namedview>
        <defs id="defs1"/>
        <metadata><rdf/></metadata>
        <g inkscape:label="Layer 1" id="layer1" transform="translate(0,10)">
          <g id="dots" style="fill:#1a1a1a;stroke:#000000;stroke-width:7.5px;stroke-linecap:round;\
      stroke-linejoin:round;stroke-dasharray:none;stroke-opacity:1;-inkscape-stroke:none">
            <circle id="circle7" class="x" cx="50" cy="40" r="5" data-name="spot"/>
          </g>
        </g>
      </svg>
      """
    let symbol = try Self.symbol(text)
    #expect(SVGSymbol.path(symbol.segments[.dots] ?? []) == "O50 50 5")
    #expect(symbol.code == #"SymbolContent(dots: "O50 50 5")"#)
  }

  @Test func `a text is written in the system's font`() throws {
    let text = Self.file(
      #"<text x="1" y="2" font-size="9"><tspan>A&quot;\</tspan></text>"#, group: "text")
    #expect(try Self.symbol(text).code == #"SymbolContent(height: 80, text: "A\"\\")"#)
  }

  // MARK: Errors

  @Test(arguments: [
    (#"<use href="a"/>"#, "a.svg:6: the element use is not supported"),
    (
      #"<path clip-path="url(#a)" d="M1 1"/>"#,
      "a.svg:6: clip-path is url(#a), and can only be none"
    ),
    (
      #"<path pathLength="3" d="M1 1"/>"#,
      "a.svg:6: the attribute pathLength of path is not supported"
    ),
    (#"<path style="quotes:none" d="M1 1"/>"#, "a.svg:6: the style quotes is not supported"),
    (#"<path d="M1 1 L2"/>"#, "a.svg:6: '' is no number that a symbol can use"),
    (#"<path d="M1 1 B2 2"/>"#, "a.svg:6: path data has no command B"),
    (#"<path d="L2 2"/>"#, "a.svg:6: path data begins with L, not with M"),
    (#"<path d="M1 1 Z 2 2"/>"#, "a.svg:6: path data has a number where a command belongs"),
    (#"<path d="M1 1 A1 1 0 2 1 5 5"/>"#, "a.svg:6: a flag of an arc is neither 0 nor 1"),
    (#"<circle r="-1"/>"#, "a.svg:6: r of circle is negative: -1.0"),
    (#"<circle r="1em"/>"#, "a.svg:6: r of circle: '1em' is no number"),
    (#"<circle r="nan"/>"#, "a.svg:6: r of circle: 'nan' is no number that a symbol can use"),
    (#"<circle cx="99999" r="1"/>"#, "a.svg:6: the circle lies far outside of the symbol's box"),
    (#"<g transform="turn(3)"/>"#, "a.svg:6: there is no transform turn of 1 numbers"),
    (#"<g transform="scale(3"/>"#, "a.svg:6: transform 'scale(3' lacks a )"),
    (
      #"<path stroke-width="5" d="M1 1"/>"#,
      "a.svg:6: stroke-width is 5, and can only be 7.5, the pen of the regular weight"
    ),
    (
      #"<path stroke-linecap="butt" d="M1 1"/>"#,
      "a.svg:6: stroke-linecap is butt, and can only be round"
    ),
    (#"<path fill="red" d="M1 1"/>"#, "a.svg:6: a shape in the group 'lines' has a fill"),
    (#"<path stroke="none" d="M1 1"/>"#, "a.svg:6: a shape in the group 'lines' has no stroke"),
    (#"<path opacity="0.5" d="M1 1"/>"#, "a.svg:6: opacity is 0.5, and can only be 1"),
    (
      #"<path stroke="url(#a)" d="M1 1"/>"#,
      "a.svg:6: stroke is url(#a), and can only be a colour"
    ),
    ("<text>a</text>", "a.svg:6: a text cannot lie in the group 'lines'"),
    ("<defs><path/></defs>", "a.svg:6: defs with path in it is not supported"),
    ("<path", "a.svg:8: this is no well-formed XML"), ("", "a.svg:1: nothing is drawn"),
  ])
  func `unsupported SVG is an error with its line`(shapes: String, error: String) {
    #expect(Self.message(Self.file(shapes)) == error)
  }

  @Test(arguments: [
    ("<html/>", "a.svg:1: the outermost element is html, not svg"),
    ("<svg/>", "a.svg:1: svg has no viewBox"),
    (
      #"<svg viewBox="5 0 1 1"/>"#,
      "a.svg:1: viewBox is '5 0 1 1', and can only be 0 0 WIDTH HEIGHT, up to 400"
    ),
    (
      #"<svg viewBox="0 0 9 9"><path/></svg>"#,
      "a.svg:1: the path lies in no group whose id is one of outline, spots, marks, dots, lines, text"
    ),
    ("", "a.svg:1: this is no well-formed XML"),
  ])
  func `a file that is no symbol is an error`(text: String, error: String) {
    #expect(Self.message(text) == error)
  }

  private static func message(_ text: String) -> String {
    do throws(SVGError) {
      return "no error: \(try symbol(text).code)"
    } catch { return error.description }
  }
}
