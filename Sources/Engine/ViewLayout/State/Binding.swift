public import Observation

/// Reads and writes a value that is stored elsewhere.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let getValue: () -> Value
  private let setValue: (Value) -> Void
  /// The identity of the stored value; `nil` for a binding of two closures, which equals no other
  /// binding.
  fileprivate(set) var place: AnyHashable?

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    getValue = get
    setValue = set
  }

  init(place: AnyHashable, get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get, set: set)
    self.place = place
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { getValue() }
    nonmutating set { setValue(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    var part = Binding<Part>(
      get: { wrappedValue[keyPath: keyPath] },
      set: { wrappedValue[keyPath: keyPath] = $0 }
    )
    part.place = place.map { [$0, AnyHashable(keyPath)] as [AnyHashable] }
    return part
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding {
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue },
      set: { if let value = $0 { base.wrappedValue = value } }
    )
  }

  public init<Base: Hashable>(_ base: Binding<Base>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { if let value = $0.base as? Base { base.wrappedValue = value } }
    )
  }

  public init?(_ base: Binding<Value?>) {
    guard let initial = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? initial }, set: { base.wrappedValue = $0 })
  }
}

extension Binding where Value: MutableCollection, Value.Index: Hashable {
  /// Returns a binding to the element at an index.
  ///
  /// After the element is removed, the binding returns the last value.
  func element(at index: Value.Index) -> Binding<Value.Element> {
    let last = wrappedValue[index]
    var element = Binding<Value.Element>(
      get: { wrappedValue.indices.contains(index) ? wrappedValue[index] : last },
      set: { if wrappedValue.indices.contains(index) { wrappedValue[index] = $0 } }
    )
    element.place = place.map { [$0, AnyHashable(index)] as [AnyHashable] }
    return element
  }
}

/// A property that equals any other property with the same storage, even if their values differ.
protocol PlaceComparable: SelfComparing {
  var place: AnyHashable? { get }
}

extension PlaceComparable {
  func isKnownToEqual(_ other: Any) -> Bool {
    place != nil && place == (other as? any PlaceComparable)?.place
  }
}

extension Binding: PlaceComparable {}

/// Makes bindings to the properties of an observable model.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable> {
  public var wrappedValue: Value

  public var projectedValue: Bindable<Value> { self }

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public subscript<Part>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    let model = wrappedValue
    return Binding(get: { model[keyPath: keyPath] }, set: { model[keyPath: keyPath] = $0 })
  }
}
