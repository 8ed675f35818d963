// `Name.vitrine.json`: the samples beside a source.

import Foundation
import Messages
import TestSupport
import Testing

@testable import Preview

@Suite struct SampleFileTests {
  private static let text = """
    {
      "full": { "level": 1, "title": "All", "isOn": true, "tint": null },
      "empty": { "Dial.level": 0 }
    }
    """

  private func read(_ text: String) throws(Failure) -> SampleFile {
    try SampleFile(Data(text.utf8), path: "Dial.vitrine.json")
  }

  @Test func `samples are read with their values, in the order of their names`() throws {
    let file = try read(Self.text)
    #expect(file.samples.map(\.name) == ["empty", "full"])
    #expect(
      file.samples[1].assignments.map { "\($0.property)=\($0.text)" } == [
        "isOn=true", "level=1", "tint=nil", "title=All",
      ])
    #expect(file.samples[0].assignments[0].className == "Dial")
  }

  @Test(arguments: [
    ("[1]", "Dial.vitrine.json: the file: “[1]” is no object"),
    ("{\"full\": 3}", "Dial.vitrine.json: full: “3” is no object"),
    ("{\"full\": {\"level\": [1]}}", "Dial.vitrine.json: full.level: “[1]” is no value"),
    ("{\"full\": {\"\": 1}}", "Dial.vitrine.json: full.: “” is no property's name"),
    ("{", "Dial.vitrine.json: this is no JSON"),
  ])
  func `a mistake is told with its place and the value`(text: String, sentence: String) {
    do throws(Failure) {
      Issue.record("read \(try read(text).samples.count) samples")
    } catch {
      #expect(error.message.hasPrefix(sentence), "\(error.message)")
      #expect(error.status == .badData)
    }
  }

  @Test func `samples are found beside files, folders and documents`() throws {
    let scratch = try Scratch()
    try scratch.write("import UIKit\n", to: "Sources/Dial.swift")
    try scratch.write("<a/>", to: "Card.xib")
    try scratch.write(Self.text, to: "Sources/Dial.vitrine.json")
    try scratch.write("{\"full\": {\"x\": 1}, \"card\": {}}", to: "Card.vitrine.json")
    let samples = try SourceSamples(
      besides: [scratch.path + "/Sources"], document: scratch.path + "/Card.xib")
    #expect(samples.names == ["empty", "full", "card"])
    #expect(try samples.assignments("full").count == 5)
    do throws(Failure) {
      _ = try samples.assignments("fool")
      Issue.record("there is no such sample")
    } catch {
      #expect(error.message == "--sample: there is no “fool”; there are full")
    }
  }

  @Test func `any bytes are samples or a mistake with the file's name`() {
    let pieces = ["{", "}", "[", "\"", ":", ",", "null", "1e999", "\\u", "é", "\0", "=", "."]
    Fuzz.run(300) { random, trace in
      var characters = Self.text.map(String.init)
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        let place = Int.random(in: 0..<characters.count, using: &random)
        let length = min(Int.random(in: 0...10, using: &random), characters.count - place)
        characters.replaceSubrange(
          place..<place + length, with: [pieces.randomElement(using: &random) ?? ""])
      }
      let text = characters.joined()
      do throws(Failure) {
        let samples = try read(text).samples
        #expect(samples.map(\.name) == samples.map(\.name).sorted(), "\(trace): \(text)")
      } catch {
        #expect(error.message.hasPrefix("Dial.vitrine.json: "), "\(trace): \(text)")
      }
    }
  }
}
