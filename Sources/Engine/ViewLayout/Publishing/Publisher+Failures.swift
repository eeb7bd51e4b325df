extension Publisher {
  public func tryMap<Mapped>(
    _ transform: @escaping (Output) throws -> Mapped
  ) -> AnyPublisher<Mapped, any Error> {
    AnyPublisher { receiveValue, receiveCompletion in
      var isOver = false
      return attach { value in
        if isOver { return }
        do {
          receiveValue(try transform(value))
        } catch {
          isOver = true
          receiveCompletion(.failure(error))
        }
      } receiveCompletion: { completion in
        if isOver { return }
        switch completion {
        case .finished: receiveCompletion(.finished)
        case .failure(let error): receiveCompletion(.failure(error))
        }
      }
    }
  }

  public func mapError<Mapped: Error>(
    _ transform: @escaping (Failure) -> Mapped
  ) -> AnyPublisher<Output, Mapped> {
    AnyPublisher { receiveValue, receiveCompletion in
      attach(receiveValue: receiveValue) { completion in
        switch completion {
        case .finished: receiveCompletion(.finished)
        case .failure(let error): receiveCompletion(.failure(transform(error)))
        }
      }
    }
  }

  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    AnyPublisher { receiveValue, receiveCompletion in
      attach(receiveValue: receiveValue) { completion in
        if case .failure = completion { receiveValue(output) }
        receiveCompletion(.finished)
      }
    }
  }

  public func `catch`<Other: Publisher>(
    _ handler: @escaping (Failure) -> Other
  ) -> AnyPublisher<Output, Other.Failure> where Other.Output == Output {
    AnyPublisher { receiveValue, receiveCompletion in
      var others: [AnyCancellable] = []
      let first = attach(receiveValue: receiveValue) { completion in
        switch completion {
        case .finished: receiveCompletion(.finished)
        case .failure(let error):
          others.append(
            handler(error).attach(
              receiveValue: receiveValue,
              receiveCompletion: receiveCompletion
            )
          )
        }
      }
      return AnyCancellable {
        first.cancel()
        others.forEach { $0.cancel() }
      }
    }
  }
}

extension Publisher where Failure == Never {
  public func setFailureType<Other: Error>(to type: Other.Type) -> AnyPublisher<Output, Other> {
    AnyPublisher { receiveValue, receiveCompletion in
      attach(receiveValue: receiveValue) { _ in receiveCompletion(.finished) }
    }
  }
}
