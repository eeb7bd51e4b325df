/// A property with the focused view; no view is focused unless the scene's code sets it.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  let state: State<Value>

  public init() where Value == Bool { state = State(wrappedValue: false) }

  public init<Focused: Hashable>() where Value == Focused? { state = State(wrappedValue: nil) }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding { Binding(value: state.projectedValue) }

  /// A binding to a focus state, for `focused`.
  @propertyWrapper
  public struct Binding {
    let value: ViewLayout.Binding<Value>

    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }

    public var projectedValue: FocusState<Value>.Binding { self }
  }
}

extension FocusState: ConnectedProperty {
  func connect(to storage: inout PropertyStorage.Slot, in context: PropertyContext) -> Bool {
    state.connect(to: &storage, in: context)
  }
}
