// The folder that a desktop keeps pictures in.

internal import CoreGraphics

/// Finds the person's folder for pictures, as the desktop's file managers name it.
enum PicturesFolder {
  /// The whole path of the folder; nil: the desktop names none, or it is not there. `environment`: a variable's value by
  /// its name.
  static func path(_ environment: (String) -> String?) -> String? {
    guard let home = absolute(environment("HOME")) else { return nil }
    let settings = absolute(environment("XDG_CONFIG_HOME")) ?? home + "/.config"
    guard
      let text = try? String(contentsOfFile: settings + "/user-dirs.dirs", encoding: .utf8),
      let named = text.split(whereSeparator: \.isNewline).lazy
        .compactMap({ folder(in: $0, home: home) }).last
    else { return nil }
    let path = URL(fileURLWithPath: named).standardizedFileURL.path
    var isFolder = false
    if let values = try? URL(fileURLWithPath: path).resourceValues(forKeys: [.isDirectoryKey]) {
      isFolder = values.isDirectory == true
    }
    // A desktop without such a folder names the person's own.
    return isFolder && path != home ? path : nil
  }

  private static func absolute(_ path: String?) -> String? {
    path.flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  /// The folder of a line such as `XDG_PICTURES_DIR="$HOME/Pictures"`; nil: it is another line.
  private static func folder(in line: Substring, home: String) -> String? {
    let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2,
      parts[0].trimmingCharacters(in: .whitespaces) == "XDG_PICTURES_DIR"
    else { return nil }
    let quoted = parts[1].trimmingCharacters(in: .whitespaces)
    guard quoted.count > 2, quoted.first == "\"", quoted.last == "\"" else { return nil }
    let value = unescaped(quoted.dropFirst().dropLast())
    if value.hasPrefix("$HOME/") { return home + value.dropFirst(5) }
    return absolute(value)
  }

  /// Without the backslashes before quotes, dollars and themselves.
  private static func unescaped(_ text: Substring) -> String {
    var (result, isEscaped) = ("", false)
    for character in text {
      if character == "\\", !isEscaped {
        isEscaped = true
      } else {
        result.append(character)
        isEscaped = false
      }
    }
    return result
  }
}
