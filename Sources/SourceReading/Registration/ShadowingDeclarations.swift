// Declarations in a user's module that shadow Foundation's.

/// Declarations that make timers and delayed work follow the stage's clock, let bundles find what lies beside
/// the sources, and what SwiftPM writes for a package with resources.
///
/// A module's own names come before imported ones, so the copies need no other change.
enum ShadowingDeclarations {
  /// The declarations for one module, without those that its files declare themselves, and without costly ones
  /// that no file uses.
  static func code(for files: [ParsedFile], besides declared: Set<String>) -> [String] {
    (declared.contains("Timer") ? [] : ["public typealias Timer = StageTimer"])
      + (declared.contains("module") ? [] : [moduleBundle])
      + formatters.filter { name in
        !declared.contains(name) && files.contains { $0.says(name) }
      }.map { "public typealias \($0) = Stage\($0)" }
      + formats(for: files, besides: declared)
      + (files.contains { $0.says("Locale") } ? [locale] : [])
      + (files.contains { $0.says("Calendar") } ? [calendar] : [])
      + (files.contains { $0.says("ocalizedString") } ? [strings] : [])
      + (files.contains { $0.says("asyncAfter") } ? [delayedWork] : [])
      + (files.contains { $0.says("Task.sleep") } ? [sleep] : [])
      + (files.contains { $0.says("NSStringFromClass") } ? [classNames] : [])
      + (files.contains { $0.says("NSClassFromString") } ? [namedClasses] : [])
      + (files.contains { $0.says("perating") } ? [system] : [])
      + (files.contains { $0.says("forResource") } ? bundleFiles(besides: declared) : [])
      + (files.contains { $0.says("Bundle(identifier") } ? [bundleByName] : [])
      + printing(for: files, besides: declared)
  }

  private static let moduleBundle =
    "extension Bundle { static var module: Bundle { \(ReservedNames.source).resources } }"

  /// Foundation's formatters for which the framework has one that begins with the stage's locale:
  /// `DateFormatter` for `StageDateFormatter`.
  private static let formatters = FrameworkTable.superclasses.keys
    .filter { $0.hasPrefix("Stage") && $0.hasSuffix("Formatter") }
    .map { String($0.dropFirst("Stage".count)) }.sorted()

  private static let locale = """
    extension Locale {
    public static var current: Locale { StageLocale.current }
    public static var autoupdatingCurrent: Locale { StageLocale.current }
    public static var preferredLanguages: [String] { StageLocale.preferredLanguages }
    }
    extension NSLocale {
    public class var current: Locale { StageLocale.current }
    public class var autoupdatingCurrent: Locale { StageLocale.current }
    public class var preferredLanguages: [String] { StageLocale.preferredLanguages }
    }
    """

  private static let calendar = """
    extension Calendar {
    public static var current: Calendar { StageLocale.calendar }
    public static var autoupdatingCurrent: Calendar { StageLocale.calendar }
    }
    extension NSCalendar {
    public class var current: Calendar { StageLocale.calendar }
    }
    """

  /// Texts lie beside the sources, and some differ by the numbers that come into them. `__shared` as Foundation
  /// has it, without which these would not come first.
  private static let strings = """
    extension String {
    public init(format: __shared String, _ arguments: any CVarArg...) {
    self.init(format: format, locale: nil, arguments: arguments) }
    public init(format: __shared String, arguments: __shared [any CVarArg]) {
    self.init(format: format, locale: nil, arguments: arguments) }
    public init(format: __shared String, locale: __shared Locale?, _ arguments: any CVarArg...) {
    self.init(format: format, locale: locale, arguments: arguments) }
    public init(format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]) {
    self = \(ReservedNames.source).string(format, locale, arguments) }
    public static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) \
    -> String { \(ReservedNames.source).string(format, StageLocale.current, arguments) }
    }
    extension Bundle {
    public func localizedString(forKey key: String, value: String?, table: String?) -> String {
    \(ReservedNames.source).string(in: self, key, value, table) }
    }
    public func NSLocalizedString(_ key: String, tableName: String? = nil, bundle: Bundle = .main, \
    value: String = "", comment: String) -> String {
    \(ReservedNames.source).string(in: bundle, key, value, tableName) }
    """

  /// A module is in no bundle of its own here: the one of any name is the program's.
  private static let bundleByName = """
    extension Bundle { convenience init?(identifier: String) {
    self.init(path: Bundle.main.bundlePath) } }
    """

  /// Foundation's ends the program for classes that are private or inside of others.
  private static let classNames =
    "func NSStringFromClass(_ aClass: AnyClass) -> String { String(reflecting: aClass) }"

  /// Foundation's finds no class of another module without that module's name.
  private static let namedClasses = """
    func NSClassFromString(_ aClassName: String) -> AnyClass? {
    StageSystem.namedClass(aClassName, in: String(#fileID.prefix { $0 != "/" })) }
    """

  /// Foundation's tells the version of Linux.
  private static let system = """
    extension ProcessInfo {
    var operatingSystemVersion: OperatingSystemVersion { StageSystem.version }
    var operatingSystemVersionString: String { "Version \\(StageSystem.name)" }
    func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
    StageSystem.isAtLeast(version) }
    }
    """

  /// An application's bundle is what lies beside its sources.
  private static func bundleFiles(besides declared: Set<String>) -> [String] {
    let functions = [
      "path": """
      func path(forResource name: String?, ofType ext: String?) -> String? {
      \(ReservedNames.source).file(in: self, name, ext, nil) }
      func path(forResource name: String?, ofType ext: String?, inDirectory folder: String?) \
      -> String? {
      \(ReservedNames.source).file(in: self, name, ext, folder) }
      """,
      "paths": """
      func paths(forResourcesOfType ext: String?, inDirectory folder: String?) -> [String] {
      \(ReservedNames.source).files(in: self, ext, folder) }
      """,
      "url": """
      func url(forResource name: String?, withExtension ext: String?) -> URL? {
      \(ReservedNames.source).file(in: self, name, ext, nil).map { URL(fileURLWithPath: $0) } }
      func url(forResource name: String?, withExtension ext: String?, \
      subdirectory folder: String?) -> URL? {
      \(ReservedNames.source).file(in: self, name, ext, folder).map { URL(fileURLWithPath: $0) } }
      """,
      "urls": """
      func urls(forResourcesWithExtension ext: String?, subdirectory folder: String?) -> [URL]? {
      \(ReservedNames.source).files(in: self, ext, folder).map { URL(fileURLWithPath: $0) } }
      """,
    ]
    let own = functions.filter { !declared.contains($0.key) }.sorted { $0.key < $1.key }
    return ["extension Bundle {\n" + own.map(\.value).joined(separator: "\n") + "\n}"]
  }

  private static let sleep = """
    extension Task where Success == Never, Failure == Never {
    nonisolated(nonsending) public static func sleep(nanoseconds duration: UInt64) async throws {
    try await StageTimer.sleep(seconds: Double(duration) / 1e9) }
    nonisolated(nonsending) public static func sleep(_ duration: UInt64) async {
    try? await StageTimer.sleep(seconds: Double(duration) / 1e9) }
    nonisolated(nonsending) public static func sleep(for duration: Duration, \
    tolerance: Duration? = nil) async throws {
    try await StageTimer.sleep(seconds: duration / .seconds(1)) }
    }
    """

  private static let delayedWork = """
    extension DispatchQueue {
    public func asyncAfter(deadline: DispatchTime, qos: DispatchQoS = .unspecified, \
    flags: DispatchWorkItemFlags = [], \
    execute work: @escaping @Sendable @convention(block) () -> Void) {
    StageTimer.run(DispatchWorkItem(qos: qos, flags: flags, block: work), on: self, at: deadline) }
    public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    StageTimer.run(execute, on: self, at: deadline) }
    }
    """
}
