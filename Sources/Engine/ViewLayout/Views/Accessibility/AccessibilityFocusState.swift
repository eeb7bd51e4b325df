/// A property that holds which view has the accessibility focus.
///
/// No view has it unless an author's code sets it. The storage is a `FocusState`. `Binding` is
/// still a type of its own: as in SwiftUI, `focused` does not accept it.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  let focus: FocusState<Value>

  public init() where Value == Bool { focus = FocusState() }

  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }

  public init<Focused: Hashable>(
    for technologies: AccessibilityTechnologies
  ) where Value == Focused? { self.init() }

  public init<Focused: Hashable>() where Value == Focused? { focus = FocusState() }

  public var wrappedValue: Value {
    get { focus.wrappedValue }
    nonmutating set { focus.wrappedValue = newValue }
  }

  public var projectedValue: Binding { Binding(focus: focus.projectedValue) }

  /// A binding to a focus state, for `accessibilityFocused`.
  @propertyWrapper
  public struct Binding {
    let focus: FocusState<Value>.Binding

    public var wrappedValue: Value {
      get { focus.wrappedValue }
      nonmutating set { focus.wrappedValue = newValue }
    }

    public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
  }
}

extension AccessibilityFocusState: ConnectedProperty {
  func connect(to storage: inout PropertyStorage.Slot, in context: PropertyContext) -> Bool {
    focus.connect(to: &storage, in: context)
  }
}
