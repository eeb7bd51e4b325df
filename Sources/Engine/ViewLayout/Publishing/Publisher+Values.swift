extension Publisher {
  /// Each value as a function makes it.
  public func map<Mapped>(
    _ transform: @escaping (Output) -> Mapped
  ) -> AnyPublisher<Mapped, Failure> { passing { value, hand in hand(transform(value)) } }

  /// One property of each value.
  public func map<Mapped>(_ keyPath: KeyPath<Output, Mapped>) -> AnyPublisher<Mapped, Failure> {
    map { $0[keyPath: keyPath] }
  }

  /// Each value as a function makes it, without those that it makes nothing of.
  public func compactMap<Mapped>(
    _ transform: @escaping (Output) -> Mapped?
  ) -> AnyPublisher<Mapped, Failure> {
    passing { value, hand in
      if let mapped = transform(value) { hand(mapped) }
    }
  }

  /// The values that a condition holds of.
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    passing { value, hand in
      if isIncluded(value) { hand(value) }
    }
  }

  /// The values, each with something done first.
  public func handleEvents(
    receiveOutput: ((Output) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    passing { value, hand in
      receiveOutput?(value)
      hand(value)
    }
  }

  /// Each value together with those before it.
  public func scan<Total>(
    _ initialResult: Total,
    _ nextPartialResult: @escaping (Total, Output) -> Total
  ) -> AnyPublisher<Total, Failure> {
    passing(keeping: initialResult) { total, value, hand in
      total = nextPartialResult(total, value)
      hand(total)
    }
  }

  /// The values without the first ones.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    passing(keeping: count) { left, value, hand in
      if left > 0 { left -= 1 } else { hand(value) }
    }
  }

  /// The values without those that equal the last one, by a function.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    passing(keeping: Output?.none) { last, value, hand in
      defer { last = value }
      if let last, predicate(last, value) { return }
      hand(value)
    }
  }

  /// The first values.
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    passing(keeping: maxLength) { left, value, hand in
      guard left > 0 else { return }
      left -= 1
      hand(value)
    }
  }

  /// The first value.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  /// The values, with one in place of each that is `nil`.
  public func replaceNil<Wrapped>(with output: Wrapped) -> AnyPublisher<Wrapped, Failure>
  where Output == Wrapped? { map { $0 ?? output } }
}

extension Publisher where Output: Equatable {
  /// The values without those that equal the last one.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

extension Publisher {
  /// Hands on what a function makes of each value.
  func passing<Other>(
    _ pass: @escaping (Output, _ hand: (Other) -> Void) -> Void
  ) -> AnyPublisher<Other, Failure> {
    AnyPublisher { receiveValue, receiveCompletion in
      attach(receiveValue: { pass($0, receiveValue) }, receiveCompletion: receiveCompletion)
    }
  }

  /// Hands on what a function makes of each value and of what it keeps, anew for each who is told.
  ///
  /// - Parameters:
  ///   - first: What it keeps at first.
  ///   - pass: Gets what is kept, the value, and what hands something on.
  /// - Returns: A publisher of what is handed on.
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
