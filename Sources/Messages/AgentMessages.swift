// What the application asks of an agent, and what the agent answers.

/// A request to an agent. Each gets one reply, in the order of the requests.
package enum AgentRequest: Codable, Sendable {
  /// Loads the library of a user's code and names its designables. Once, and first.
  case load(library: String, imageFolders: [String])
  /// Makes what shall be shown anew, with the clock at 0.
  case show(AgentScene)
  /// Sets a property of the shown views.
  case set(AgentAssignment)
  /// The shown views and their properties.
  case describe
  /// Moves the clock by steps of 1/60 s and turns the main queue once a step.
  case seek(to: Double)
  /// Moves the clock at once and draws what changed.
  case frame(at: Double)
  case input(AgentInput)
  /// Draws the page with another number of pixels per point.
  case rescale(Double)
}

/// What to show. The effects come in this order: size, set, layout, start.
package struct AgentScene: Codable, Sendable {
  /// The class to show alone; nil: all designables, as a sheet.
  package var view: String?
  package var assignments: [AgentAssignment]
  /// Points; nil: the intrinsic size, else 320 × 240.
  package var width: Double?
  package var height: Double?
  /// Pixels per point, > 0.
  package var scale: Double

  package init(
    view: String? = nil, assignments: [AgentAssignment] = [], width: Double? = nil,
    height: Double? = nil, scale: Double = 1
  ) {
    self.view = view
    self.assignments = assignments
    self.width = width
    self.height = height
    self.scale = scale
  }
}

/// A property and the text of its value, as on the command line.
package struct AgentAssignment: Codable, Hashable, Sendable {
  /// Nil: the one view in question.
  package var className: String?
  package var property: String
  package var text: String

  package init(className: String?, property: String, text: String) {
    self.className = className
    self.property = property
    self.text = text
  }
}

/// What a person does, in points of the page, with the time in seconds.
package enum AgentInput: Codable, Sendable {
  case pointerMoved(x: Double, y: Double, time: Double)
  case pointerPressed(x: Double, y: Double, time: Double)
  case pointerReleased(x: Double, y: Double, time: Double)
  case pointerExited(time: Double)
  /// Typed text, for the text that is edited.
  case text(String)
  /// A key that edits: `TextKey`'s word, and whether it extends the selection.
  case textKey(String, extending: Bool)
  /// Nothing shall be edited any more.
  case textEnded
}

/// An agent's answer.
package enum AgentReply: Codable, Sendable {
  case done
  /// The designables of the library, in the order of declaration.
  case loaded([AgentDesignable])
  /// The page's size in pixels.
  case shown(width: Int, height: Int)
  case described([AgentView])
  case frame(AgentFrame)
  /// Nothing was done; the exit status and the words that say why.
  case refused(status: Int32, message: String)
}

/// A class that an agent can show.
package struct AgentDesignable: Codable, Hashable, Sendable {
  package var name: String
  package var isDesignable: Bool

  package init(name: String, isDesignable: Bool) {
    self.name = name
    self.isDesignable = isDesignable
  }
}

/// A frame in shared memory.
package struct AgentFrame: Codable, Sendable {
  /// The memory's file, in `/proc`; it changes with the page's size.
  package var memory: String
  /// Pixels.
  package var width: Int
  package var height: Int
  /// Whether any pixel changed since the frame before.
  package var hasChanged: Bool
  /// Whether time alone changes the picture.
  package var isRunning: Bool
  /// Whether a text is edited, so that keys are its own.
  package var editsText: Bool

  package init(
    memory: String, width: Int, height: Int, hasChanged: Bool, isRunning: Bool, editsText: Bool
  ) {
    self.memory = memory
    self.width = width
    self.height = height
    self.hasChanged = hasChanged
    self.isRunning = isRunning
    self.editsText = editsText
  }
}

/// A shown view with its properties.
package struct AgentView: Codable, Sendable {
  package var className: String
  package var readableName: String
  /// Of the page, in points: x, y, width, height.
  package var frame: [Double]
  package var properties: [AgentProperty]

  package init(
    className: String, readableName: String, frame: [Double], properties: [AgentProperty]
  ) {
    self.className = className
    self.readableName = readableName
    self.frame = frame
    self.properties = properties
  }
}

/// A property of a shown view.
package struct AgentProperty: Codable, Sendable {
  package var name: String
  package var readableName: String
  /// `InspectableKind`'s word.
  package var kind: String
  /// Nil where the view has none.
  package var value: String?
  /// Whether the class declares it, rather than UIKit.
  package var isInspectable: Bool
  /// What the source says of it; nil: no source is known.
  package var declaration: InspectableDeclaration?

  package init(
    name: String, readableName: String, kind: String, value: String?, isInspectable: Bool
  ) {
    self.name = name
    self.readableName = readableName
    self.kind = kind
    self.value = value
    self.isInspectable = isInspectable
  }
}
