/// A state of which view has the focus: none has it here unless an author's code says so.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  let state: State<Value>

  /// Makes a state of whether a view has the focus.
  public init() where Value == Bool { state = State(wrappedValue: false) }

  /// Makes a state of which view has the focus; `nil` for none.
  public init<Focused: Hashable>() where Value == Focused? { state = State(wrappedValue: nil) }

  /// The view that has the focus, or whether one view has it.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to what has the focus.
  public var projectedValue: Binding { Binding(value: state.projectedValue) }

  /// A binding to what has the focus, for `focused`.
  @propertyWrapper
  public struct Binding {
    let value: ViewLayout.Binding<Value>

    /// The view that has the focus, or whether one view has it.
    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: FocusState<Value>.Binding { self }
  }
}

extension FocusState: ConnectedProperty {
  func connect(to storage: inout PropertyStorage.Slot, in context: PropertyContext) -> Bool {
    state.connect(to: &storage, in: context)
  }
}
