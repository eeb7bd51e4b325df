/// A state of which view is read aloud: none is here unless an author's code says so.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  let state: State<Value>

  /// Makes a state of whether a view is read aloud.
  public init() where Value == Bool { state = State(wrappedValue: false) }

  /// Makes a state of whether a view is read aloud by some ways of reading.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }

  /// Makes a state of which view is read aloud by some ways of reading; `nil` for none.
  public init<Focused: Hashable>(
    for technologies: AccessibilityTechnologies
  ) where Value == Focused? { state = State(wrappedValue: nil) }

  /// Makes a state of which view is read aloud; `nil` for none.
  public init<Focused: Hashable>() where Value == Focused? { state = State(wrappedValue: nil) }

  /// The view that is read aloud, or whether one view is.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to what is read aloud.
  public var projectedValue: Binding { Binding(value: state.projectedValue) }

  /// A binding to what is read aloud, for `accessibilityFocused`.
  @propertyWrapper
  public struct Binding {
    let value: ViewLayout.Binding<Value>

    /// The view that is read aloud, or whether one view is.
    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
  }
}

extension AccessibilityFocusState: ConnectedProperty {
  func connect(to storage: inout PropertyStorage.Slot, in context: PropertyContext) -> Bool {
    state.connect(to: &storage, in: context)
  }
}
