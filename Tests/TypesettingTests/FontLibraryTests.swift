// Which faces are found, and what is said where none is.

import CoreGraphics
import Synchronization
import TestSupport
import Testing
import Typesetting

@Suite struct FontLibraryTests {
  @Test(arguments: [
    (-0.8, "Inter-Thin"), (-0.6, "Inter-ExtraLight"), (-0.4, "Inter-Light"), (0, "Inter-Regular"),
    (0.23, "Inter-Medium"), (0.3, "Inter-SemiBold"), (0.4, "Inter-Bold"),
    (0.56, "Inter-ExtraBold"), (0.62, "Inter-Black"), (5, "Inter-Black"), (-5, "Inter-Thin"),
    (0.1, "Inter-Regular"),
  ])
  func `each weight of UIFont is a face of Inter`(weight: Double, name: String) throws {
    #expect(try Fonts.inter(weight: weight).postScriptName == name)
  }

  @Test func `italics are faces of their own`() throws {
    #expect(try Fonts.inter(italic: true).postScriptName == "Inter-Italic")
    #expect(try Fonts.inter(weight: 0.4, italic: true).postScriptName == "Inter-BoldItalic")
  }

  @Test func `a face is opened once`() throws {
    #expect(try Fonts.inter() === Fonts.inter(weight: 0.05))
    #expect(try Fonts.inter() !== Fonts.inter(weight: 0.4))
  }

  @Test func `the system font has the line box of iOS`() throws {
    let metrics = try Fonts.inter().metrics
    #expect(metrics.ascender == 0.9521484)
    #expect(metrics.descender == -0.2412109)
    #expect(abs(metrics.lineHeight * 15 - 17.900391) < 1e-9)
    #expect(metrics.capHeight == 2048.0 / 2816)
    #expect(metrics.xHeight == 1536.0 / 2816)
  }

  @Test func `without Inter the sans-serif stands in with one warning`() throws {
    let warnings = Mutex<[String]>([])
    let library = FontLibrary(folders: ["/proc/nonexistent"]) { message in
      warnings.withLock { $0.append(message) }
    }
    let regular = try library.system()
    let bold = try library.system(weight: 0.4)
    #expect(regular.metrics.lineHeight == 1.1933594 && bold.metrics.ascender == 0.9521484)
    #expect(regular.postScriptName != bold.postScriptName)
    let said = warnings.withLock { $0 }
    #expect(said.count == 1)
    #expect(said.first?.hasPrefix("Inter is not installed (package fonts-inter); using /") == true)
  }

  @Test func `without any font the error names the package`() {
    let library = FontLibrary(folders: ["/proc/nonexistent"], usesFontconfig: false)
    #expect(throws: FontError.noUsableFont(character: "A", package: "fonts-inter")) {
      try library.system()
    }
    #expect(library.named("Inter") == nil && library.familyNames.isEmpty)
  }

  @Test(arguments: ["Inter-Bold", "Inter Bold", "Droid Sans Fallback"])
  func `fonts are found by PostScript, full and family name`(name: String) throws {
    let face = try #require(FontLibrary().named(name))
    #expect([face.postScriptName, "Inter Bold", face.familyName].contains(name))
  }

  @Test func `a family's name gives its regular face`() throws {
    #expect(try #require(FontLibrary().named("Inter")).postScriptName == "Inter-Regular")
    #expect(FontLibrary().named("No Such Font Here") == nil)
  }

  @Test func `a named font has its file's own figures`() throws {
    let face = try #require(FontLibrary().named("Inter"))
    #expect(face.metrics.ascender == 0.96875)
    #expect(face.metrics.descender == -680.0 / 2816)
  }

  @Test func `families are listed in order`() {
    let names = FontLibrary().familyNames
    #expect(names.contains("Inter") && names.contains("Droid Sans Fallback"))
    #expect(names == names.sorted())
  }

  @Test func `the fallback shows 开始 in the program's order too`() throws {
    let line = TextLine("开始", face: try FontLibrary().system(), size: 15)
    #expect(line.runs.count == 1)
    #expect(line.runs.first?.glyphs.contains(0) == false)
  }

  @Test func `text that no font shows names its character and a package`() throws {
    let alone = try FontFace(path: "/usr/share/fonts/opentype/inter/Inter-Regular.otf")
    try FontCatalog.requireGlyphs(for: "Continue 11-20\n", in: alone)
    try FontCatalog.requireGlyphs(for: "开始", in: Fonts.inter())
    #expect(throws: FontError.noUsableFont(character: "始", package: "fonts-droid-fallback")) {
      try FontCatalog.requireGlyphs(for: "go 始", in: alone)
    }
    #expect(
      "\(FontError.noUsableFont(character: "始", package: "x"))"
        == "no installed font shows U+59CB CJK UNIFIED IDEOGRAPH-59CB '始' (the package x has one)")
  }

  @Test func `errors name the file`() {
    #expect(throws: FontError.unreadable(path: "/no.otf", reason: "No such file or directory")) {
      try FontFace(path: "/no.otf")
    }
    #expect(throws: FontError.self) { try FontFace(path: #filePath) }
    #expect(throws: FontError.noSuchFace(path: GoldenFont.fallbackPath, index: 7)) {
      try FontFace(path: GoldenFont.fallbackPath, index: 7)
    }
    do throws(FontError) {
      _ = try FontFace(bytes: Array("OTTO and nothing".utf8), name: "some.otf")
      Issue.record("a broken font was opened")
    } catch {
      #expect("\(error)".hasPrefix("some.otf is not a usable font: "))
    }
  }

  @Test func `a registered file is found by the names of its face`() throws {
    let library = FontLibrary(usesFontconfig: false)
    #expect(library.named("DroidSansFallback") == nil)
    try library.register(file: GoldenFont.fallbackPath)
    let face = try #require(library.named("DroidSansFallback"))
    #expect(library.named(face.familyName) === face)
    #expect(throws: FontError.self) { try library.register(file: "/proc/self/status") }
  }
}
