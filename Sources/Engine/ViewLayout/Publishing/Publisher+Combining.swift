extension Publisher {
  public func flatMap<Other: Publisher>(
    _ transform: @escaping (Output) -> Other
  ) -> AnyPublisher<Other.Output, Failure> where Other.Failure == Failure {
    AnyPublisher { receiveValue, receiveCompletion in
      var inner: [AnyCancellable] = []
      let outer = attach { value in
        inner.append(transform(value).attach(receiveValue: receiveValue) { _ in })
      } receiveCompletion: {
        receiveCompletion($0)
      }
      return AnyCancellable {
        outer.cancel()
        inner.forEach { $0.cancel() }
      }
    }
  }

  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure {
    AnyPublisher { receiveValue, receiveCompletion in
      var inner: AnyCancellable?
      let outer = attach { publisher in
        inner?.cancel()
        inner = publisher.attach(receiveValue: receiveValue) { _ in }
      } receiveCompletion: {
        receiveCompletion($0)
      }
      return AnyCancellable {
        outer.cancel()
        inner?.cancel()
      }
    }
  }

  public func merge<Other: Publisher>(with other: Other) -> AnyPublisher<Output, Failure>
  where Other.Output == Output, Other.Failure == Failure {
    AnyPublisher { receiveValue, receiveCompletion in
      let first = attach(receiveValue: receiveValue) { _ in }
      let second = other.attach(
        receiveValue: receiveValue,
        receiveCompletion: receiveCompletion
      )
      return AnyCancellable {
        first.cancel()
        second.cancel()
      }
    }
  }

  public func combineLatest<Other: Publisher>(
    _ other: Other
  ) -> AnyPublisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
    combineLatest(other) { ($0, $1) }
  }

  public func combineLatest<Other: Publisher, Combined>(
    _ other: Other,
    _ transform: @escaping (Output, Other.Output) -> Combined
  ) -> AnyPublisher<Combined, Failure> where Other.Failure == Failure {
    AnyPublisher { receiveValue, receiveCompletion in
      var left: Output?
      var right: Other.Output?
      let sendLatest = {
        if let left, let right { receiveValue(transform(left, right)) }
      }
      let first = attach {
        left = $0
        sendLatest()
      } receiveCompletion: {
        receiveCompletion($0)
      }
      let second = other.attach {
        right = $0
        sendLatest()
      } receiveCompletion: { _ in
      }
      return AnyCancellable {
        first.cancel()
        second.cancel()
      }
    }
  }

  public func combineLatest<Second: Publisher, Third: Publisher>(
    _ second: Second,
    _ third: Third
  ) -> AnyPublisher<(Output, Second.Output, Third.Output), Failure>
  where Second.Failure == Failure, Third.Failure == Failure {
    combineLatest(second).combineLatest(third) { ($0.0, $0.1, $1) }
  }

  public func share() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}

/// A namespace for publishers that combine others.
public enum Publishers {
  public static func CombineLatest<First: Publisher, Second: Publisher>(
    _ first: First,
    _ second: Second
  ) -> AnyPublisher<(First.Output, Second.Output), First.Failure>
  where First.Failure == Second.Failure { first.combineLatest(second) }

  public static func CombineLatest3<First: Publisher, Second: Publisher, Third: Publisher>(
    _ first: First,
    _ second: Second,
    _ third: Third
  ) -> AnyPublisher<(First.Output, Second.Output, Third.Output), First.Failure>
  where First.Failure == Second.Failure, Second.Failure == Third.Failure {
    first.combineLatest(second, third)
  }

  public static func Merge<First: Publisher, Second: Publisher>(
    _ first: First,
    _ second: Second
  ) -> AnyPublisher<First.Output, First.Failure>
  where First.Failure == Second.Failure, First.Output == Second.Output {
    first.merge(with: second)
  }
}
