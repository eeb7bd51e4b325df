/// A name of the view's own, which lasts as long as its identity does.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identity that tells one view's namespace from others.
  public struct ID: Hashable, Sendable {
    fileprivate let place: ObjectIdentifier
  }

  /// Shared by all copies of one view value.
  fileprivate final class Box {
    var location: Box?
  }

  private let box = Box()

  /// Makes a namespace.
  public init() {}

  /// The namespace's identity.
  public var wrappedValue: ID { ID(place: ObjectIdentifier(box.location ?? box)) }
}

extension Namespace: ConnectedProperty {
  func connect(to storage: inout PropertyStorage.Slot, in context: PropertyContext) -> Bool {
    let location = storage.value as? Box ?? Box()
    storage.value = location
    box.location = location
    return false
  }
}
