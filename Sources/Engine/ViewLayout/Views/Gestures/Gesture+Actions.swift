nonisolated extension Gesture {
  /// The gesture with an action for when it is over.
  public func onEnded(_ action: @escaping (Value) -> Void) -> ObservedGesture<Self, Value> {
    ObservedGesture(self, transform: { $0 }, action: action)
  }

  /// The gesture with what it changes while it is made.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> ObservedGesture<Self, Value> { ObservedGesture(self, transform: { $0 }) }

  /// The gesture with something that is made of what is known of it.
  public func map<Mapped>(
    _ body: @escaping (Value) -> Mapped
  ) -> ObservedGesture<Self, Mapped> { ObservedGesture(self, transform: body) }

  /// Both gestures at once.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }

  /// The gesture, and then another one.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// The gesture, or else another one.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  /// The gesture with keys that are held meanwhile, which no stage holds.
  public func modifiers(_ modifiers: EventModifiers) -> AnyGesture<Value> { AnyGesture(self) }
}

nonisolated extension Gesture where Value: Equatable {
  /// The gesture with an action for when what is known of it has changed; a tap changes once.
  public func onChanged(_ action: @escaping (Value) -> Void) -> ObservedGesture<Self, Value> {
    ObservedGesture(self, transform: { $0 }, action: action)
  }
}
