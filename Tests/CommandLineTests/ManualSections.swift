// The sections of the manual page that are made from the program's description.

/// Sections of a page in the language of `man`.
struct ManualSections {
  let description: ProgramDescription

  /// Each section's text by its title, without the title.
  var sections: [String: String] {
    ["SYNOPSIS": synopsis, "COMMANDS": commands, "OPTIONS": entries(shared)]
  }

  /// The page with its sections replaced. Sections that are written by hand stay.
  func applied(to page: String) -> String {
    page.split(separator: "\n.SH ", omittingEmptySubsequences: false).map { section in
      let title = String(section.prefix { $0 != "\n" })
      return sections[title].map { "\(title)\n\($0)" } ?? String(section)
    }.joined(separator: "\n.SH ")
  }

  // MARK: Sections

  private var synopsis: String {
    description.commands.filter { $0.commandName != "help" }.map { command in
      let isDefault = command.commandName == description.command.defaultSubcommand
      let name = isDefault ? "\\fR[\(command.commandName)]" : "\(command.commandName)\\fR"
      let arguments = command.arguments ?? []
      let needed = arguments.filter { $0.kind == "option" && !$0.isOptional }
        .map { " \(term($0, names: $0.names?.prefix(1)))" }
      let free = arguments.contains { $0.kind != "positional" && $0.isOptional }
      let positional = arguments.filter { $0.kind == "positional" }.map { argument in
        let value = "\\fI\((argument.valueName ?? "").uppercased())\\fR"
        let all = argument.isRepeating ? value + " ..." : value
        return argument.isOptional ? " [\(all)]" : " " + all
      }
      return
        "\\fBvitrine \(name)\(needed.joined())\(free ? " [options]" : "")\(positional.joined())"
    }.joined(separator: "\n.br\n")
  }

  private var commands: String {
    description.commands.map { command in
      let own = options(of: command).filter { !shared.contains($0) }
      let entry = ".TP\n.B \(command.commandName)\n\(text(command.abstract))"
      return own.isEmpty ? entry : "\(entry)\n.RS\n\(entries(own))\n.RE"
    }.joined(separator: "\n")
  }

  /// The options that several commands have in the same words.
  private var shared: [ProgramDescription.Argument] {
    let all = description.commands.flatMap(options)
    var seen: Set<ProgramDescription.Argument> = []
    return all.filter { option in
      all.count { $0 == option } > 1 && seen.insert(option).inserted
    }
  }

  private func options(of command: ProgramDescription.Command) -> [ProgramDescription.Argument] {
    if command.commandName == "help" { return [] }
    return (command.arguments ?? []).filter { $0.kind != "positional" }
  }

  // MARK: Entries

  private func entries(_ options: [ProgramDescription.Argument]) -> String {
    options.map { ".TP\n\(term($0, names: $0.names?[...]))\n\(text($0.abstract))" }
      .joined(separator: "\n")
  }

  private func term(
    _ option: ProgramDescription.Argument, names: ArraySlice<ProgramDescription.Argument.Name>?
  ) -> String {
    let names = (names ?? []).map { "\\fB\(escaped($0.text))\\fR" }.joined(separator: ", ")
    guard option.kind == "option", let value = option.valueName else { return names }
    return "\(names) \\fI\(escaped(value))\\fR"
  }

  private func text(_ abstract: String?) -> String {
    let text = escaped(abstract ?? "")
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }

  private func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
  }
}
