// Whatever text comes in, a report comes out, with as many lines as there were.

import Messages
import SourceReading
import TestSupport
import Testing

@Suite struct ReaderFuzzTests {
  private static let seed = """
    import UIKit.UIView
    #if os(iOS)
    @objc protocol DialDelegate { @objc optional func dialDidTurn(_ dial: Dial) }
    #else
    let other = 1
    #endif
    @IBDesignable @objcMembers class Dial: UIView {
      @IBInspectable var value: CGFloat = 1 { didSet { setNeedsDisplay() } }
      @IBOutlet weak var label: UILabel!
      weak var delegate: DialDelegate?
      @objc func tap(_ sender: Any) { delegate?.dialDidTurn?(self); f(#selector(tap(_:)), #keyPath(Dial.value)) }
    }
    """

  @Test func `damaged sources are read to the end`() {
    let pieces =
      Self.seed.map(String.init) + [
        "#if ", "#endif", "@objc ", "#selector(", "}", "{", "\"", "é", "\r\n",
      ]
    Fuzz.run(40) { random, trace in
      var characters = Self.seed.map(String.init)
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0..<characters.count, using: &random)
        let length = min(Int.random(in: 0...20, using: &random), characters.count - place)
        characters.replaceSubrange(
          place..<place + length, with: [pieces.randomElement(using: &random) ?? ""])
      }
      let text = characters.joined()
      #expect(lines(copy(text)) == lines(text), "\(trace): \(text)")
    }
  }

  private func lines(_ text: String) -> Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }
}
