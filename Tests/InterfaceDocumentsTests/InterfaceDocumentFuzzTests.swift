// Damaged documents: a tree or an error, in bounded time and memory, never a crash.

import Foundation
import InterfaceDocuments
import TestSupport
import Testing

@Suite struct InterfaceDocumentFuzzTests {
  /// Ten thousand documents; a million at `FUZZ_SCALE=100`.
  @Test func `damaged documents are read or refused, each in less than a second`() {
    let whole = Array(Fixture.text.utf8)
    let tokens = Self.tokens
    var readCount = 0
    let clock = ContinuousClock()
    let before = Self.residentKilobytes
    Fuzz.run(10_000) { generator, trace in
      let bytes = Self.damage(whole, tokens, &generator)
      let start = clock.now
      do throws(NibError) {
        let document = try InterfaceDocument(Data(bytes))
        readCount += 1
        #expect(document.data == Data(bytes), "\(trace)")
      } catch {
        #expect(error.line > 0 && !error.reason.isEmpty, "\(trace)")
      }
      let time = clock.now - start
      #expect(time < .seconds(1), "\(trace): \(time)")
    }
    #expect(readCount > 100)
    #expect(Self.residentKilobytes - before < 200_000)
  }

  @Test func `any edit gives a document that reads as it was meant, and changes nothing else`()
    throws
  {
    let ids = ["vw1-aa-001", "vw2-aa-001", "lb1-aa-001", "bt1-aa-001", "vw3-aa-001", "tv1-aa-001"]
    let texts = ["", "a", "\"'<>&\n\t\r", "ä😀", "]]>", "&amp;", " x ", "--", "\u{1}", "\u{FFFE}"]
    var document = try Fixture.document()
    Fuzz.run(400) { generator, trace in
      let id = ids.randomElement(using: &generator) ?? ""
      let text = texts.randomElement(using: &generator) ?? ""
      let name =
        ["title", "hidden", "customClass", "unknown"].randomElement(using: &generator) ?? ""
      let before = document
      do throws(InterfaceEditError) {
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: try document.setRuntimeAttribute(name, to: .string(text), ofElementWithID: id)
        case 1: try document.setRuntimeAttribute(name, to: nil, ofElementWithID: id)
        case 2: try document.setAttribute(name, to: nil, ofElementWithID: id)
        case 3: try document.setText(name, to: text, ofElementWithID: id)
        case 4:
          let value = NibElement("string", ["key": name, "x": text], text: text)
          try document.setValue(value, ofElementWithID: id)
        default:
          try document.setAttribute(name, to: text, ofElementWithID: id)
          #expect(document.element(withID: id)?.attributes[name] == text, "\(trace)")
        }
        let others = ids.filter { $0 != id && $0 != "vw1-aa-001" && id != "vw1-aa-001" }
        for other in others {
          let unchanged = before.element(withID: other)?.attributes
          #expect(document.element(withID: other)?.attributes == unchanged, "\(trace)")
        }
      } catch {
        #expect(error == .unwritable(text), "\(trace): \(error)")
        #expect(document.data == before.data, "\(trace)")
      }
      #expect(document.problems.count == 1, "\(trace)")
    }
  }

  // MARK: Damage

  /// Bytes that mean something in documents, and pieces that break them.
  private static let tokens: [[UInt8]] =
    [
      "<", ">", "/", "/>", "</", "\"", "'", "&", ";", "=", "<!--", "-->", "<![CDATA[", "]]>", "<?",
      "?>",
      "<!DOCTYPE", "[", "]", "&#x110000;", "&#10;", "&lol;", "\r\n", "\r", "\0", "\u{FEFF}", "é",
      "<view>", "</view>", "<subviews>", "</subviews>", " id=\"vw1-aa-001\"", "<archive>",
      "<<<<<<< a",
      "<!ENTITY a \"&a;&a;\">", "<!ENTITY b SYSTEM \"file:///dev/zero\">",
    ].map { Array($0.utf8) } + [[0xFF], [0xC0], [0xFE, 0xFF], [0xED, 0xA0, 0x80]]

  private static func damage(
    _ whole: [UInt8], _ tokens: [[UInt8]], _ generator: inout SeededGenerator
  ) -> [UInt8] {
    var bytes = whole
    for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      let end = min(bytes.count, place + Int.random(in: 1...200, using: &generator))
      switch Int.random(in: 0..<7, using: &generator) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.removeSubrange(place..<end)
      case 2: bytes.removeSubrange(place...)
      case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 4:
        let token = tokens.randomElement(using: &generator) ?? []
        for _ in 0..<Int.random(in: 1...300, using: &generator) {
          bytes.insert(contentsOf: token, at: place)
        }
      default:
        bytes.insert(contentsOf: tokens.randomElement(using: &generator) ?? [], at: place)
      }
    }
    return bytes
  }

  /// The process's memory, as Linux counts it; 0 where it does not say.
  private static var residentKilobytes: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
    return line.split(separator: " ").compactMap { Int($0) }.first ?? 0
  }
}
