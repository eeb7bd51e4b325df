/// An observable object that belongs to a view's identity.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  final class Box {
    let make: () -> ObjectType
    var location: Location?

    init(_ make: @escaping () -> ObjectType) { self.make = make }
  }

  /// The storage of the object, which lives as long as its view's identity.
  final class Location {
    let object: ObjectType

    init(_ object: ObjectType) { self.object = object }
  }

  private let box: Box

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { box = Box(thunk) }

  public var wrappedValue: ObjectType { location.object.followed }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  private var location: Location {
    if let location = box.location { return location }
    let location = Location(box.make())
    box.location = location
    return location
  }
}

extension StateObject: ConnectedProperty {
  func connect(to storage: inout PropertyStorage.Slot, in context: PropertyContext) -> Bool {
    if let known = storage.value as? Location {
      box.location = known
    } else {
      storage.value = location
    }
    return false
  }
}
