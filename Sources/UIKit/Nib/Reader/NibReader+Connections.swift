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
      let destination = line.attributes["destination"].flatMap { objects[$0] }
      if line.name == "action" {
        _ = NibOutlets.addAction(object, line, target: destination)
        continue
      }
      guard let destination else { continue }
      switch line.name {
      case "outlet": setOutlet(object, key: line.attributes["property"] ?? "", value: destination)
      case "outletCollection":
        addOutlet(object, key: line.attributes["property"] ?? "", value: destination)
      default: break
      }
    }
  }

  private func setOutlet(_ object: AnyObject, key: String, value: AnyObject) {
    if let owner = object as? UIViewController, key == "view", let view = value as? UIView {
      owner.view = view
    } else if !NibOutlets.set(value, key, of: object), !ObjCRuntime.setValue(value, key, of: object)
    {
      logOnce("the document “\(document)”: \(type(of: object)) has no outlet “\(key)”")
    }
  }

  private func addOutlet(_ object: AnyObject, key: String, value: AnyObject) {
    guard !NibOutlets.add(value, key, of: object) else { return }
    let others = ObjCRuntime.value(key, of: object) as? [AnyObject] ?? []
    _ = ObjCRuntime.setValue(others + [value], key, of: object)
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
