/// A value that belongs to a view's identity, and whose changes re-evaluate the bodies that read
/// it.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  /// The storage that all copies of one view value share.
  ///
  /// A closure that captured any copy reads and writes the value that the engine stores.
  final class Box {
    var initial: Value
    var location: StateLocation<Value>?

    init(_ initial: Value) { self.initial = initial }
  }

  let box: Box

  public init(wrappedValue value: Value) { box = Box(value) }

  public init(initialValue value: Value) { box = Box(value) }

  public var wrappedValue: Value {
    get { box.location?.value ?? box.initial }
    nonmutating set {
      if let location = box.location { location.value = newValue } else { box.initial = newValue }
    }
  }

  public var projectedValue: Binding<Value> {
    guard let location = box.location else {
      return Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }
    return Binding(
      place: AnyHashable(ObjectIdentifier(location)),
      get: { location.value },
      set: { location.value = $0 }
    )
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: ConnectedProperty {
  func connect(to storage: inout PropertyStorage.Slot, in context: PropertyContext) -> Bool {
    if let location = storage.value as? StateLocation<Value> {
      box.location = location
    } else {
      let location = StateLocation(box.initial, graph: context.graph)
      box.location = location
      storage.value = location
    }
    return false
  }
}
