// The outlets and actions of a document.

internal import InterfaceDocuments
import ObjCRuntime

extension NibReader {
  /// Sets the outlets of an object, and adds its actions, gesture recognizers and segues.
  func connect(_ object: AnyObject, _ element: NibElement) {
    for line in element.child("connections")?.children ?? [] {
      if line.name == "segue" {
        addSegue(line, to: object)
        continue
      }
      guard let destination = line.attributes["destination"].flatMap({ objects[$0] }) else {
        continue
      }
      switch line.name {
      case "outlet": setOutlet(object, key: line.attributes["property"] ?? "", value: destination)
      case "outletCollection":
        addOutlet(object, key: line.attributes["property"] ?? "", value: destination)
      case "action": addAction(object, line: line, target: destination)
      default: break
      }
    }
  }

  private func setOutlet(_ object: AnyObject, key: String, value: AnyObject) {
    if let owner = object as? UIViewController, key == "view", let view = value as? UIView {
      owner.view = view
    } else if !NibViews.setDelegate(value, key, of: object),
      !ObjCRuntime.setValue(value, key, of: object)
    {
      logOnce("the document “\(document)”: \(type(of: object)) has no outlet “\(key)”")
    }
  }

  private func addOutlet(_ object: AnyObject, key: String, value: AnyObject) {
    if let view = object as? UIView, let recognizer = value as? UIGestureRecognizer {
      return view.addGestureRecognizer(recognizer)
    }
    let others = ObjCRuntime.value(key, of: object) as? [AnyObject] ?? []
    _ = ObjCRuntime.setValue(others + [value], key, of: object)
  }

  private func addAction(_ object: AnyObject, line: NibElement, target: AnyObject) {
    guard let name = line.attributes["selector"] else { return }
    switch object {
    case let control as UIControl:
      let event = NibViews.events[line.attributes["eventType"] ?? ""] ?? .primaryActionTriggered
      control.addTarget(target, action: Selector(name), for: event)
    case let item as UIBarButtonItem: item.aim(at: target, Selector(name))
    case let recognizer as UIGestureRecognizer:
      recognizer.addTarget(target, action: Selector(name))
    default: break
    }
  }

  /// Lets an object perform a segue when a person presses it. A segue that embeds is performed when the view is
  /// complete.
  private func addSegue(_ line: NibElement, to object: AnyObject) {
    guard let scene else { return }
    if line.attributes["kind"] == "embed" {
      if let container = object as? UIView { embeddings.append((container, line)) }
      return
    }
    guard line.attributes["kind"] != "relationship", !isDesigning else { return }
    scene.add(line, to: object)
  }
}
