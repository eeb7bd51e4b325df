/// An observable object that the view is given.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType

  /// The object.
  public var wrappedValue: ObjectType {
    get { object.followed }
    set { object = newValue }
  }

  /// Makes a property of an object.
  public init(wrappedValue: ObjectType) { object = wrappedValue }

  /// Makes a property of an object.
  public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Bindings to the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(
        place: [AnyHashable(ObjectIdentifier(object)), AnyHashable(keyPath)] as [AnyHashable],
        get: { object[keyPath: keyPath] },
        set: { object[keyPath: keyPath] = $0 }
      )
    }
  }
}
