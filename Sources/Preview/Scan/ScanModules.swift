// Which files of a folder form the module that a designable needs.

internal import Building
internal import CoreGraphics
internal import Messages
internal import Synchronization

/// Builds the modules of a folder's designables.
///
/// The folder is one module where the compiler takes it whole. Applications seldom are: then the files in
/// which the compiler finds no fault are one, without those that miss something of the others. Of a
/// designable that is in none of these the module is its own file, and as long as the compiler misses names
/// that other files declare, those files too; where that does not do, the folder that the file lies in, or
/// one above.
final class ScanModules: Sendable {
  /// A module and what the compiler made of it.
  struct Module: Sendable {
    let files: [String]
    let seconds: Double
    let result: Result<BuiltLibrary, BuildFailure>
  }

  private let builder: Builder
  /// The files and folders that were named.
  private let given: [String]
  private let texts: [SourceText]
  let report: SourceReport
  private let whole: Module
  /// The rest of the folder; nil where there is none.
  private let sound: Module?
  /// The builds of folders, by path.
  private let tried = Mutex<[String: Module]>([:])

  /// Reads the texts and tries them as one module. `given` are the files and folders that were named.
  init(_ texts: [SourceText], given: [String]) async throws(BuildFailure) {
    builder = try await Builder()
    self.given = given
    self.texts = texts
    report = try await builder.read(texts)
    whole = await Self.build(texts, builder: builder, given: given)
    sound = await Self.sound(texts, whole: whole, builder: builder, given: given)
  }

  /// How often files with faults are left out before the folder counts as unsound.
  private static let soundingRounds = 6

  /// The texts without those that the compiler finds faults in, again and again.
  private static func sound(
    _ texts: [SourceText], whole: Module, builder: Builder, given: [String]
  ) async -> Module? {
    var (rest, module) = (texts, whole)
    for _ in 0..<soundingRounds {
      guard case .failure(.sources(let messages)) = module.result else { break }
      let faulty = Set(messages.filter { $0.severity == .error }.compactMap(\.place?.file))
      let count = rest.count
      rest.removeAll { faulty.contains($0.path) }
      if rest.isEmpty || rest.count == count { return nil }
      module = await build(rest, builder: builder, given: given)
    }
    guard case .success = module.result else { return nil }
    return module
  }

  /// The module of a designable that `path` declares.
  func module(of path: String) async -> Module {
    if let sound, sound.files.contains(path) { return sound }
    var chosen = texts.filter { $0.path == path }
    while true {
      let module = await Self.build(chosen, builder: builder, given: given)
      guard case .failure(.sources(let messages)) = module.result else { return module }
      let further = files(with: messages, for: path).subtracting(chosen.map(\.path))
      if further.isEmpty { return await folderModule(around: path) ?? module }
      chosen += texts.filter { further.contains($0.path) }
    }
  }

  /// The nearest folder around a file that the compiler takes as a module.
  private func folderModule(around path: String) async -> Module? {
    var folders = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    while !folders.isEmpty {
      let module = await module(ofFolder: folders.joined(separator: "/") + "/")
      if case .success = module.result { return module }
      if module.files.count == texts.count { return nil }
      folders.removeLast()
    }
    return nil
  }

  private func module(ofFolder folder: String) async -> Module {
    if let module = tried.withLock({ $0[folder] }) { return module }
    let inside = texts.filter { $0.path.hasPrefix(folder) }
    let module =
      inside.count == texts.count ? whole : await Self.build(inside, builder: builder, given: given)
    tried.withLock { $0[folder] = module }
    return module
  }

  /// The nearest files that declare what the messages say is missing; for a module, those in the
  /// folders of its name.
  private func files(with messages: [SourceMessage], for path: String) -> Set<String> {
    let missing = MissingSymbols.names(in: messages).map(MissingName.init)
    let called = messages.flatMap { message in
      let line = message.place.map(line) ?? ""
      return MissingSymbols.initializers(in: line, for: message)
        + MissingSymbols.owners(in: line, for: message)
    }
    let found = (missing + called.map(MissingName.init)).flatMap { name in
      let declaring = files(declaring: name).max {
        Self.nearness($0, path) < Self.nearness($1, path)
      }
      return declaring.map { [$0] } ?? files(inFolder: name.name)
    }
    return Set(found)
  }

  /// The files that declare the name in an extension of the type that misses it or of a class above that, else all
  /// that declare it.
  private func files(declaring missing: MissingName) -> [String] {
    let declaring = report.files.filter { $0.names.contains(missing.name) }.map(\.path)
    guard let owner = missing.owner, declaring.count > 1 else { return declaring }
    for owner in sequence(first: owner, next: superclass).prefix(Self.deepestChain) {
      let extending = Set(texts.filter { $0.text.contains("extension \(owner)") }.map(\.path))
      let both = declaring.filter(extending.contains)
      if !both.isEmpty { return both }
    }
    return declaring
  }

  /// More classes above one another than any sources have; a class may be written to be above itself.
  private static let deepestChain = 12

  /// The first name behind a class's in its declaration.
  private func superclass(of name: String) -> String? {
    guard let pattern = try? Regex("class \(name)\\s*:\\s*(\\w+)", as: (Substring, Substring).self)
    else { return nil }
    return texts.lazy.compactMap { $0.text.firstMatch(of: pattern).map { String($0.1) } }.first
  }

  /// The line of the sources that a place is in.
  private func line(_ place: SourcePlace) -> String {
    let text = texts.first { $0.path == place.file }?.text ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.contains(place.line - 1) ? String(lines[place.line - 1]) : ""
  }

  /// A name as the compiler's messages have it: `Gauge`, or `UIView.fancy` for a member.
  private struct MissingName {
    let name: String
    var owner: String?

    init(_ text: String) {
      let parts = text.split(separator: ".")
      name = parts.last.map(String.init) ?? text
      if parts.count > 1 { owner = parts.dropLast().joined(separator: ".") }
    }
  }

  private func files(inFolder name: String) -> [String] {
    texts.map(\.path).filter { $0.split(separator: "/").dropLast().contains(name[...]) }
  }

  /// How many folders two paths share.
  private static func nearness(_ one: String, _ other: String) -> Int {
    zip(one.split(separator: "/"), other.split(separator: "/")).prefix { $0 == $1 }.count
  }

  private static func build(
    _ texts: [SourceText], builder: Builder, given: [String]
  ) async -> Module {
    let start = ContinuousClock.now
    let result: Result<BuiltLibrary, BuildFailure>
    do throws(BuildFailure) {
      result = .success(try await builder.build(texts, given: given))
    } catch {
      result = .failure(error)
    }
    return Module(
      files: texts.map(\.path), seconds: start.duration(to: .now) / .seconds(1), result: result)
  }
}
