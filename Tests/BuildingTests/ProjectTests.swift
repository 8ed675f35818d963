// Projects around files: Xcode's, packages, repositories, folders.

import Building
import Foundation
import TestSupport
import Testing

@Suite struct ProjectTests {
  @Test func `targets of an Xcode project have their files, names and dependencies`() throws {
    let fixture = try ProjectFixture.xcode()
    let project = try XcodeProject(fixture.root + "/App/Dials.xcodeproj")
    #expect(project.targets.map(\.name) == ["App", "Kit", "Widget", "AppTests", "Watch"])
    #expect(
      project.targets.map(\.product) == [
        .application, .framework, .appExtension, .test, .application,
      ])
    #expect(project.targets.map(\.isForIOS) == [true, true, true, true, false])
    let app = project.targets[0]
    #expect(
      app.moduleName == "My_App" && app.swiftVersion == "5.0" && app.deploymentTarget == "15.0")
    #expect(
      fixture.relative(app.swiftFiles) == [
        "App/Sources/Dial.swift", "App/Sources/Deep/Knob.swift", "App/Shared.swift",
        "App/Kit/Draft.swift",
      ])
    #expect(
      fixture.relative(app.resources) == [
        "App/Base.lproj/Main.storyboard", "App/de.lproj/Main.strings", "App/Assets.xcassets",
      ])
    #expect(app.dependencies == ["DialKit", "Looks", "Kit"])
    #expect(app.bridgingHeader == fixture.root + "/App/App/Bridge.h")
  }

  @Test func `a synchronised folder belongs to its target but for exceptions`() throws {
    let fixture = try ProjectFixture.xcode()
    let kit = try XcodeProject(fixture.root + "/App/Dials.xcodeproj").targets[1]
    #expect(kit.moduleName == "Kit_Parts")
    #expect(fixture.relative(kit.swiftFiles) == ["App/Kit/Scale.swift"])
    #expect(fixture.relative(kit.resources) == ["App/Kit/Scale.xib"])
  }

  @Test func `a link that leads nowhere is one remark, and so is what is not read`() throws {
    let fixture = try ProjectFixture.xcode()
    let remarks = try XcodeProject(fixture.root + "/App/Dials.xcodeproj").remarks
    #expect(
      remarks == [
        "App: \(fixture.root)/App/Sources/Missing.swift is not there",
        "App: the build file B5 names no file",
        "App: the bridging header App/Bridge.h is not read, as it is Objective-C",
      ])
  }

  @Test func `the project around a file is the one that lists it`() throws {
    let fixture = try ProjectFixture.xcode()
    try fixture.write(
      "let package = Package(name: \"All\", targets: [.target(name: \"All\", path: \"App\")])",
      to: "Package.swift")
    try fixture.write(to: "App/Other.xcodeproj/project.pbxproj")
    for (path, target) in [
      ("App/Sources/Dial.swift", "App"), ("App/Shared.swift", "App"), ("App/Kit/Scale.xib", "Kit"),
      ("App/Base.lproj/Main.storyboard", "App"), ("App/Tests/DialTests.swift", "AppTests"),
      ("App/Assets.xcassets/Contents.json", "App"), ("App/Sources/Deep", "App"),
    ] {
      let project = Project.around(fixture.url(path))
      #expect(project.kind == .xcode(fixture.root + "/App/Dials.xcodeproj"), "\(path)")
      #expect(project.target(containing: fixture.url(path))?.name == target, "\(path)")
    }
    let project = Project.around(fixture.url("App/Sources/Dial.swift"))
    #expect(project.root.path == fixture.root + "/App")
    #expect(project.remarks.first?.contains("Other.xcodeproj/project.pbxproj") == true)
    // No target of the project has this one.
    let loose = Project.around(fixture.url("App/Loose.swift"))
    #expect(
      loose.kind == .package
        && loose.target(containing: fixture.url("App/Loose.swift"))?.name == "All")
  }

  @Test func `targets of a package are modules, one inside of another is its own`() throws {
    let fixture = try ProjectFixture()
    try fixture.write(
      """
      let package = Package(name: "Dials", targets: [
        .target(name: "Dial-Kit", dependencies: ["Looks"], path: "Sources"),
        .target(name: "Looks", path: "Sources/Looks"), .target(name: "Gone"), .testTarget(name: "KitTests")])
      """, to: "Package.swift")
    for path in [
      "Sources/Dial.swift", "Sources/Dial.xib", "Sources/Looks/Look.swift",
      "Tests/KitTests/A.swift",
    ] {
      try fixture.write(to: path)
    }
    let project = Project.around(fixture.url("Sources/Dial.xib"))
    #expect(project.kind == .package && project.root.path == fixture.root)
    #expect(project.targets.map(\.moduleName) == ["Dial_Kit", "Looks"])
    #expect(fixture.relative(project.targets[0].swiftFiles) == ["Sources/Dial.swift"])
    #expect(fixture.relative(project.targets[0].resources) == ["Sources/Dial.xib"])
    #expect(project.targets[0].dependencies == ["Looks"])
    #expect(project.target(containing: fixture.url("Tests/KitTests/A.swift")) == nil)
  }

  @Test func `without a project the repository is one module, without that the folder`() throws {
    let fixture = try ProjectFixture()
    try fixture.write(to: "a/b/Dial.swift")
    try fixture.write(to: "a/Main.storyboard")
    let folder = Project.around(fixture.url("a/b/Dial.swift"))
    #expect(folder.kind == .folder && folder.root.path == fixture.root + "/a/b")
    try fixture.write(to: ".git/HEAD")
    try fixture.write(to: "a/.hidden/No.swift")
    let link = fixture.root + "/a/loop"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: fixture.root)
    let repository = Project.around(fixture.url("a/b/Dial.swift"))
    #expect(repository.kind == .repository && repository.root.path == fixture.root)
    #expect(fixture.relative(repository.targets[0].swiftFiles) == ["a/b/Dial.swift"])
    #expect(fixture.relative(repository.targets[0].resources) == ["a/Main.storyboard"])
  }

  @Test func `a project that is broken is named with its file, and passed over`() throws {
    let fixture = try ProjectFixture.xcode()
    let file = fixture.root + "/App/Dials.xcodeproj/project.pbxproj"
    for (text, error) in [
      ("{ a = (", nil), ("{ a = 1; }", XcodeProjectError.noProject(file)), ("", nil),
      ("{ objects = { P = { isa = PBXGroup; }; }; rootObject = P; }", .noProject(file)),
    ] as [(String, XcodeProjectError?)] {
      try fixture.write(text, to: "App/Dials.xcodeproj/project.pbxproj")
      let thrown = #expect(throws: XcodeProjectError.self) {
        try XcodeProject(fixture.root + "/App/Dials.xcodeproj")
      }
      #expect(thrown?.description.hasPrefix(file) == true && (error == nil || thrown == error))
      let project = Project.around(fixture.url("App/Sources/Dial.swift"))
      #expect(project.kind == .folder && project.remarks.count == 1)
    }
    try FileManager.default.removeItem(atPath: file)
    #expect(throws: XcodeProjectError.unreadable(file)) {
      try XcodeProject(fixture.root + "/App/Dials.xcodeproj")
    }
  }

  /// Damage in the text is left to Foundation's reader, which logs each; what it lets through is what matters here:
  /// objects without their values, with others' ones, in circles.
  @Test func `damaged projects are read or refused`() throws {
    let fixture = try ProjectFixture.xcode()
    let path = "App/Dials.xcodeproj/project.pbxproj"
    let words = ProjectFixture.list.split(separator: " ", omittingEmptySubsequences: false)
      .map(String.init)
    let places = words.indices.filter { words[$0].contains(/^\(?[A-Z][A-Z0-9]?[,;)]/) }
    let ids = [
      "P", "G", "K", "TA", "TK", "AS", "B1", "FD", "GR", "PL", "AD", "NONE", "\"..\"", "\"/\"",
    ]
    var count = 0
    try Fuzz.run(150) { generator, trace in
      var damaged = words
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let place = places.randomElement(using: &generator) ?? 0
        let id = ids.randomElement(using: &generator) ?? ""
        damaged[place] = damaged[place].replacing(/[A-Z][A-Z0-9]?/, with: id, maxReplacements: 1)
      }
      try fixture.write(damaged.joined(separator: " "), to: path)
      do throws(XcodeProjectError) {
        count += try XcodeProject(fixture.root + "/App/Dials.xcodeproj").targets.count
      } catch {
        #expect(!error.description.isEmpty, "\(trace)")
      }
    }
    #expect(count > 100)
  }
}
