// The requests of the application to an agent, and the agent's replies.

package import Foundation

/// A request to an agent. Each gets one reply, in the order of the requests.
package enum AgentRequest: Codable, Sendable {
  /// Opens what every page needs, ahead of time. First.
  case prepare
  /// Loads the library of a user's code, calls the functions that make its modules' classes known, and names its
  /// designables. Once. An empty path is no library. `shownFiles`: the files whose classes and previews are offered;
  /// nil: all. `literals`: the values of the library's literals; nil: it has its own.
  case load(
    library: String, entryPoints: [String], imageFolders: [String], shownFiles: [String]?,
    literals: LiteralValues?)
  /// Makes what shall be shown anew, with the clock at 0, and gives it the state of an earlier page
  /// where names and types match.
  case show(PageScene, state: AgentState?)
  /// The changes on the page since it was shown.
  case capture
  /// The values that a person has set, without what came of touches and time.
  case captureEdits
  /// Sets a property of the shown views.
  case set(Assignment)
  /// The shown views and their properties, without calling the getters of those named here.
  case describe(without: [String])
  /// All views on the page, as a tree.
  case outline
  /// The same, with the colours of each view and what it tells assistive technologies.
  case details
  /// The properties of the view or layer with a number, by class.
  case properties(of: Int)
  /// Changes a property of one view, and reads all of them again.
  case change(PropertyChange)
  /// The constraints that name the view with a number.
  case constraints(of: Int)
  /// The images that the sources can name.
  case images
  /// The colours that the sources can name.
  case colors
  /// Each view drawn alone, without the views in it, at pixels per point.
  case planes(scale: Double)
  /// Moves the clock by steps of 1/60 s and turns the main queue once a step.
  case seek(to: Double)
  /// Moves the clock back or on through what was done on the page, as it was played then. Whether what was done later is
  /// done again as time goes on, or forgotten.
  case move(to: Double, keepsLater: Bool)
  /// Draws the page as it was or will be at times, which ascend, on views of its own, laid out for a scale;
  /// of the layers alone that indices among sublayers lead down to, without any of the whole page.
  case pictures(at: [Double], scale: PageScale, of: [[Int]])
  /// The animations on the page.
  case animations
  /// Moves the clock at once and draws what changed.
  case frame(at: Double)
  case input(AgentInput)
  case perform(PageCommand)
  /// Draws the page at another scale.
  case rescale(PageScale)
  /// Shows another scene of the same sources at the page's time, with the values that a person has set: what was done on
  /// the page is done again.
  case changeScene(PageScene)
  /// Paces an animation by another curve, from now on and where time is played again.
  case pace(CurveChange)
}

/// The scene that a page shows. The effects come in this order: size, assignments, layout, start.
package struct PageScene: Codable, Sendable {
  /// The class to show alone; nil: all designables. Default: nil.
  package var view: String?
  /// The index of the preview to show, in the order of ``AgentReply/loaded``; nil: none. Default: nil.
  package var preview: Int?
  /// The document to show; nil: the scene shows classes or a preview of the library. Default: nil.
  package var document: PageDocument?
  /// The values to set, in this order. Default: none.
  package var assignments: [Assignment]
  /// Points; nil: the view's natural size, else 320 × 240.
  package var width: Double?
  /// Points; nil: as ``width``.
  package var height: Double?
  /// The scale. Default: 1.
  package var scale: PageScale
  /// The device of previews and documents; nil: ``Device/standard``, or the document's own. Default: nil.
  package var device: Device?
  /// Whether the device lies on its side, where a preview does not say it. Default: false.
  package var isLandscape: Bool
  /// Whether the page is dark; nil: as the program's environment says. Default: nil.
  package var isDark: Bool?
  /// Whether the page is drawn on white instead of on nothing. Default: false.
  package var isOnWhite: Bool
  /// Whether fresh designables are shown without what Interface Builder's library gives them. Default: false.
  package var isBare: Bool
  /// Whether the page's `start` command is performed at time 0. Default: false.
  package var starts: Bool
  /// The properties whose getters crashed, which are not called. Default: none.
  package var unreadable: [String] = []
  /// Whether classes, compositions, and previews whose traits give them a size stand on the screen of the device too.
  /// Default: false.
  package var fillsScreen = false
  /// The raw value of the content size category that a person prefers; nil: large. Default: nil.
  package var textSize: String?
  /// Whether views are laid out from right to left; nil: as the language is written. Default: nil.
  package var isRightToLeft: Bool?
  /// The language of texts, such as `de`; nil: that of the environment. Default: nil.
  package var language: String?
  /// The state in which controls are shown; nil: as their code has them. Default: nil.
  package var controlState: PageControlState?
  /// The curves that a person gave animations. Default: none.
  package var curves: [CurveChange] = []

  package init(
    view: String? = nil, preview: Int? = nil, document: PageDocument? = nil,
    assignments: [Assignment] = [],
    width: Double? = nil, height: Double? = nil, scale: Double = 1, device: Device? = nil,
    isLandscape: Bool = false, isDark: Bool? = nil, isOnWhite: Bool = false, isBare: Bool = false,
    starts: Bool = false
  ) {
    self.view = view
    self.preview = preview
    self.document = document
    self.assignments = assignments
    self.width = width
    self.height = height
    self.scale = PageScale(screen: scale)
    self.device = device
    self.isLandscape = isLandscape
    self.isDark = isDark
    self.isOnWhite = isOnWhite
    self.isBare = isBare
    self.starts = starts
  }
}

/// The limits of an agent: its first argument, as JSON. It takes effect before any thread is started.
package struct AgentLimits: Codable, Sendable {
  /// The one folder that the user's code may write in, for agents of this program that in which each has one of its
  /// own; nil: it may write everywhere.
  package var writableFolder: String?
  /// The files and folders that it may read, beside the program, the libraries and what it may write; nil: all.
  package var readablePaths: [String]?
  /// Bytes of memory at most; nil: no limit.
  package var memory: UInt64?
  /// Whether it may reach the network.
  package var allowsNetwork: Bool

  /// Limits; each nil is no limit.
  package init(
    writableFolder: String? = nil, readablePaths: [String]? = nil, memory: UInt64? = nil,
    allowsNetwork: Bool = true
  ) {
    self.writableFolder = writableFolder
    self.readablePaths = readablePaths
    self.memory = memory
    self.allowsNetwork = allowsNetwork
  }
}

/// A person's input, in points of the page.
package enum AgentInput: Codable, Hashable, Sendable {
  case touch(AgentTouch)
  /// A turn of the wheel over a place, and how far it moves contents.
  case wheel(x: Double, y: Double, deltaX: Double, deltaY: Double)
  /// Typed text, for the text that is edited.
  case text(String)
  /// A key that edits: `TextKey`'s word, and whether it extends the selection.
  case textKey(String, extending: Bool)
  /// Text to put in the place of the selection; nil: the text that was copied last in this page.
  case paste(String?)
  /// Nothing shall be edited any more.
  case textEnded
}

/// A step of a touch: of a finger, or of the pointer with its button down.
package struct AgentTouch: Codable, Hashable, Sendable {
  /// The state of the finger.
  package enum Phase: String, Codable, CaseIterable, Sendable {
    case began
    case moved
    case ended
    /// Something else took it: nothing shall come of it.
    case cancelled
  }

  /// A place and its time.
  package struct Place: Codable, Hashable, Sendable {
    /// Points of the page.
    package var x: Double
    /// Points of the page, from its top.
    package var y: Double
    /// Seconds of the window's events.
    package var time: Double

    /// A place in points of the page, and seconds of the window's events.
    package init(x: Double, y: Double, time: Double) {
      self.x = x
      self.y = y
      self.time = time
    }
  }

  /// The system's number of a further finger, while it is down; nil: the first one, or the pointer.
  package var finger: Int?
  /// The kind of the step.
  package var phase: Phase
  /// The finger's place at the end of the step.
  package var place: Place
  /// The places on the way since the touch before, oldest first. Default: none.
  package var history: [Place]

  /// A step of a touch; `history` is oldest first.
  package init(finger: Int?, phase: Phase, place: Place, history: [Place] = []) {
    self.finger = finger
    self.phase = phase
    self.place = place
    self.history = history
  }
}

/// An agent's answer.
package enum AgentReply: Codable, Sendable {
  case done
  /// The input is nothing to the page: a turn of the wheel over what does not scroll.
  case passed
  /// The last answer to the same question (``AnswerMemory``).
  case same
  /// The properties of the last answer about the same view, but for these (``AnswerMemory``).
  case changedProperties([ChangedProperty])
  /// The process runs; what its code is kept from.
  case ready(AgentConfinement)
  /// The designables and the previews of the library, each in the order of declaration.
  case loaded([AgentDesignable], previews: [AgentPreview])
  /// The page's size in pixels and in points (width and height), the commands that it offers, and the scenes of the
  /// document that it shows. The memory file of its frames comes with it.
  case shown(
    width: Int, height: Int, points: [Double], commands: Set<PageCommand.Name>,
    scenes: [AgentScene])
  case described([AgentView])
  /// The views of the page's first level, from back to front.
  case outlined([PageNode])
  /// The properties of a view, by class.
  case properties([PropertyGroup])
  /// The constraints of a view.
  case constraints(PageConstraints)
  /// The images that the sources can name.
  case images([PageImage])
  /// The colours that the sources can name.
  case colors([PageColor])
  /// Views drawn alone, each before those in it.
  case planes([PagePlane])
  /// The page at the times as PNG files, and the number of what was done on it until now.
  case pictures([Data], revision: Int)
  /// The animations on the page, in the order of its layers.
  case animating([PageAnimation])
  case frame(AgentFrame)
  case captured(AgentState)
  /// Not an answer: something changed by itself, so that a frame would show something new.
  case changed
  /// Not an answer: the property of a source whose getter is called next, the first time for a view.
  case reading(String)
  /// Nothing was done; the exit status and the words that say why.
  case refused(status: Int32, message: String)
}

/// A class that an agent can show.
package struct AgentDesignable: Codable, Hashable, Sendable {
  /// The class's name, with the names of the types around it: `Page.Dial`.
  package var name: String
  /// Whether it or a class above it is marked `@IBDesignable`.
  package var isDesignable: Bool

  /// A class that the library declares.
  package init(name: String, isDesignable: Bool) {
    self.name = name
    self.isDesignable = isDesignable
  }
}

/// A scene of a document that an agent can show.
package struct AgentScene: Codable, Hashable, Sendable {
  /// The name that it can be asked for by.
  package var name: String
  /// The words on the canvas.
  package var title: String

  /// A scene with its name and its title.
  package init(name: String, title: String) {
    self.name = name
    self.title = title
  }
}

/// A preview that an agent can show.
package struct AgentPreview: Codable, Hashable, Sendable {
  /// The name that the source gives, else `Line 12`; with the argument behind it where there are several.
  package var name: String
  /// As the compiler was given it.
  package var file: String
  /// From 1.
  package var line: Int
  /// As the source writes them. Default: none.
  package var traits: [String] = []

  /// A preview with its name and place.
  package init(name: String, file: String, line: Int) {
    self.name = name
    self.file = file
    self.line = line
  }
}

/// A frame in shared memory.
package struct AgentFrame: Codable, Sendable {
  /// The number of the memory that it lies in, among those that came with ``AgentReply/shown``, from 1.
  package var memorySerial: Int
  /// Which of the frames in it. It stays as it is until the frame after the next is asked for.
  package var index: Int
  /// Pixels.
  package var width: Int
  /// Pixels.
  package var height: Int
  /// The pixels that changed since the frame before; empty: none.
  package var damage: [AgentRect]
  /// The page's time at which the picture changes by itself or by input that waits, in seconds; nil:
  /// it never does.
  package var nextChange: Double?
  /// Whether a text is edited, so that keys are its own.
  package var editsText: Bool
  /// The regions in which the pointer is no arrow, from back to front; nil: those of the frame before. Default: nil.
  package var pointerRegions: [AgentPointerRegion]?
  /// Text that was copied since the frame before. Default: nil, none was.
  package var copied: String?

  package init(
    memorySerial: Int, index: Int, width: Int, height: Int, damage: [AgentRect],
    nextChange: Double?, editsText: Bool, pointerRegions: [AgentPointerRegion]? = nil,
    copied: String? = nil
  ) {
    self.memorySerial = memorySerial
    self.index = index
    self.width = width
    self.height = height
    self.damage = damage
    self.nextChange = nextChange
    self.editsText = editsText
    self.pointerRegions = pointerRegions
    self.copied = copied
  }
}

/// A region of a frame in which the pointer is no arrow.
package struct AgentPointerRegion: Codable, Hashable, Sendable {
  /// The pointer's shape.
  package enum Shape: String, Codable, Hashable, Sendable {
    /// The hand over what can be pressed.
    case hand
    /// The I-beam over text.
    case text
  }

  /// The pointer's shape in the region.
  package var shape: Shape
  /// The region.
  package var area: AgentRect

  /// Creates a region.
  package init(shape: Shape, area: AgentRect) {
    self.shape = shape
    self.area = area
  }
}

/// Pixels of a frame, from the top left.
package struct AgentRect: Codable, Hashable, Sendable {
  /// Pixels from the left.
  package var x: Int
  /// Pixels from the top.
  package var y: Int
  /// Pixels, ≥ 0.
  package var width: Int
  /// Pixels, ≥ 0.
  package var height: Int

  /// A rectangle of whole pixels.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// A shown view with its properties.
package struct AgentView: Codable, Sendable {
  /// The class's name, with the names of the types around it: `Page.Dial`.
  package var className: String
  /// The class's name in words, as the inspector shows it.
  package var readableName: String
  /// The preview that shows the view; nil: none does. Default: nil.
  package var preview: AgentPreview?
  /// The element of the document that the view was made of; nil: no document is shown. Default: nil.
  package var element: AgentElement?
  /// The frame in the view around it, in points: x, y, width, height.
  package var frame: [Double]
  /// In the order of declaration; UIKit's after them.
  package var properties: [AgentProperty]
  /// Why there is no view, where the code that makes it crashed. Default: nil, it is there.
  package var problem: String?

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
  /// The name in the source, as in `--set name=value`.
  package var name: String
  /// The name in words, as the inspector shows it.
  package var readableName: String
  /// `InspectableKind`'s word, or ``noKind``.
  package var kind: String
  /// Nil where the view has none.
  package var value: String?
  /// Whether the class declares it, rather than UIKit.
  package var isInspectable: Bool
  /// The declaration in the source; nil: no source is known.
  package var declaration: InspectableDeclaration?
  /// Why there is no value, where its getter crashed. Default: nil, it did not.
  package var problem: String?

  /// The kind of what sources mark as inspectable and no inspector shows.
  package static let noKind = "none"

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
