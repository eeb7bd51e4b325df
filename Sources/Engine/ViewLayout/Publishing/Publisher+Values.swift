extension Publisher {
  public func map<Mapped>(
    _ transform: @escaping (Output) -> Mapped
  ) -> AnyPublisher<Mapped, Failure> { passing { value, hand in hand(transform(value)) } }

  public func map<Mapped>(_ keyPath: KeyPath<Output, Mapped>) -> AnyPublisher<Mapped, Failure> {
    map { $0[keyPath: keyPath] }
  }

  public func compactMap<Mapped>(
    _ transform: @escaping (Output) -> Mapped?
  ) -> AnyPublisher<Mapped, Failure> {
    passing { value, hand in
      if let mapped = transform(value) { hand(mapped) }
    }
  }

  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    passing { value, hand in
      if isIncluded(value) { hand(value) }
    }
  }

  public func handleEvents(
    receiveOutput: ((Output) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    passing { value, hand in
      receiveOutput?(value)
      hand(value)
    }
  }

  public func scan<Total>(
    _ initialResult: Total,
    _ nextPartialResult: @escaping (Total, Output) -> Total
  ) -> AnyPublisher<Total, Failure> {
    passing(keeping: initialResult) { total, value, hand in
      total = nextPartialResult(total, value)
      hand(total)
    }
  }

  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    passing(keeping: count) { left, value, hand in
      if left > 0 { left -= 1 } else { hand(value) }
    }
  }

  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    passing(keeping: Output?.none) { last, value, hand in
      defer { last = value }
      if let last, predicate(last, value) { return }
      hand(value)
    }
  }

  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiveValue, receiveCompletion in
      for element in elements { receiveValue(element) }
      return attach(receiveValue: receiveValue, receiveCompletion: receiveCompletion)
    }
  }

  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    passing(keeping: maxLength) { left, value, hand in
      guard left > 0 else { return }
      left -= 1
      hand(value)
    }
  }

  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  public func replaceNil<Wrapped>(with output: Wrapped) -> AnyPublisher<Wrapped, Failure>
  where Output == Wrapped? { map { $0 ?? output } }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

extension Publisher {
  /// Makes a publisher from a closure that publishes any number of values for each value.
  func passing<Other>(
    _ pass: @escaping (Output, _ hand: (Other) -> Void) -> Void
  ) -> AnyPublisher<Other, Failure> {
    AnyPublisher { receiveValue, receiveCompletion in
      attach(receiveValue: { pass($0, receiveValue) }, receiveCompletion: receiveCompletion)
    }
  }

  /// Makes a publisher from a closure with separate state for each subscription.
  ///
  /// - Parameters:
  ///   - first: The initial state.
  ///   - pass: Called with the state, a value, and a closure that publishes a value.
  /// - Returns: A publisher of the values that the closure publishes.
  func passing<Kept, Other>(
    keeping first: Kept,
    _ pass: @escaping (inout Kept, Output, _ hand: (Other) -> Void) -> Void
  ) -> AnyPublisher<Other, Failure> {
    AnyPublisher { receiveValue, receiveCompletion in
      var kept = first
      return attach(
        receiveValue: { pass(&kept, $0, receiveValue) },
        receiveCompletion: receiveCompletion
      )
    }
  }
}
