// Other words by which the command palette finds commands.

internal import Messages
internal import Studio

extension Command {
  /// Words for the command that its title lacks, in small letters; empty: there are none.
  var synonyms: String {
    switch self {
    case .start: "play run"
    case .pause: "stop freeze play"
    case .loop: "repeat"
    case .zoomToFit: "zoom whole size"
    case .actualSize: "zoom actual size one original"
    case .fullScreen: "maximize"
    case .rewind: "restart reload rewind"
    case .interrupt: "abort kill"
    case .rotate: "rotate orientation landscape portrait"
    case .listed: "preview scene designable class open"
    case .overlay: "fps performance damage"
    case .save, .saveAs, .saveWindow: "export screenshot image png share"
    case .saveRun(.filmStrip): "export animation frames png"
    case .saveRun(.webP), .saveRun(.apng): "export animation gif video record movie"
    case .rate: "slow motion fast"
    case .keys: "help shortcuts keyboard"
    case .quit: "exit close"
    case .studio(let command): Self.synonyms(of: command)
    case .show(let axis, _): Self.synonyms(of: axis)
    default: ""
    }
  }

  private static func synonyms(of command: StudioCommand) -> String {
    switch command {
    case .toggle(.outline): "layers tree hierarchy navigator sidebar"
    case .toggle(.inspector): "attributes properties sidebar"
    case .toggle(.time): "timeline scrubber animations"
    case .toggle(.console): "log output print messages debug"
    case .pageSize: "width height resize dimensions points"
    case .curves: "timing function easing bezier pace"
    case .measure: "spacing gap ruler redlines alt inspect"
    case .loupe: "measure zoom magnifier color picker eyedropper"
    case .layers: "sublayers masks core animation calayer"
    case .alone: "hide panels toolbar presentation"
    case .select: "pick arrow tool constraints"
    case .menu: "context right click"
    case .find: "filter"
    case .variants: "compare devices grid dark mode light mode"
    case .depth: "3d layers hierarchy"
    case .copy, .copyAll: "export code"
    case .write: "apply save commit"
    case .resetAll, .resetProperty: "clear discard revert changes edits"
    case .undo: "revert back"
    default: ""
    }
  }

  private static func synonyms(of axis: VariantAxis) -> String {
    switch axis {
    case .device: "screen size phone tablet simulator orientation"
    case .appearance: "dark mode light mode theme night"
    case .textSize: "font size dynamic type accessibility"
    case .direction: "rtl ltr mirror"
    case .language: "locale localization translation"
    case .state: "highlighted disabled selected control"
    case .scale: "retina pixels"
    }
  }
}
