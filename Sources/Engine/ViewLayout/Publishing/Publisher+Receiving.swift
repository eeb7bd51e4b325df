extension Publisher {
  /// Hands each value to an action, and why it is over to another.
  ///
  /// - Parameters:
  ///   - receiveCompletion: Gets why it is over, once.
  ///   - receiveValue: Gets each value.
  /// - Returns: What ends it, at the latest when it is let go of.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    attach(receiveValue: receiveValue, receiveCompletion: receiveCompletion)
  }
}

extension Publisher where Failure == Never {
  /// Hands each value to an action.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    attach(receiveValue: receiveValue) { _ in }
  }

  /// Writes each value into a property.
  public func assign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>,
    on object: Root
  ) -> AnyCancellable { sink { object[keyPath: keyPath] = $0 } }
}

extension Publisher {
  /// Hands each value, and why it is over, to a subject.
  public func subscribe<Target: Subject>(_ subject: Target) -> AnyCancellable
  where Target.Output == Output, Target.Failure == Failure {
    attach {
      subject.send($0)
    } receiveCompletion: {
      subject.send(completion: $0)
    }
  }
}
