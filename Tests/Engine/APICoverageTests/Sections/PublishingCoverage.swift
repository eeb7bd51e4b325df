import Foundation
import ViewLayout

/// The names of Combine that views and their models use.
enum PublishingCoverage: CoverageSection {
  nonisolated static let title = "Publishers, in place of Combine's"
  nonisolated static let file = #filePath
  nonisolated static let isMeasured = false

  private final class Model: ObservableObject {
    @Published var count = 1
    @Published var text = ""
    private var kept: Set<AnyCancellable> = []

    func follow(_ numbers: some Publisher<Int, Never>) {
      numbers.assign(to: &$count)
      $count.map { "\($0)" }.assign(to: \.text, on: self).store(in: &kept)
    }
  }

  private struct Wrong: Error {}

  static func list(_ list: inout CoverageList) {
    list.has("ObservableObject.objectWillChange, ObservableObjectPublisher.send()") {
      Model().objectWillChange.send()
    }
    list.has("Published.projectedValue, Publisher.assign(to:), assign(to:on:)") {
      var values = Published(initialValue: 1).projectedValue
      Just(2).assign(to: &values)
      let model = Model()
      model.follow(Just(2))
      return (model.text, Just("a").assign(to: \.text, on: model))
    }
    list.has("View.onReceive(_:perform:)") {
      Color.red.onReceive(Just(1), perform: { _ in })
    }
    list.has("PassthroughSubject(), CurrentValueSubject(_:), Subject.send(_:), send(completion:)") {
      let subject = PassthroughSubject<Int, Never>()
      subject.send(1)
      subject.send(completion: .finished)
      return CurrentValueSubject<Int, Never>(1).value
    }
    list.has(
      "AnyCancellable(_:), Cancellable.cancel(), store(in:), Publisher.sink(receiveValue:), sink(receiveCompletion:receiveValue:)"
    ) {
      var kept: Set<AnyCancellable> = []
      Just(1).sink(receiveValue: { _ in }).store(in: &kept)
      Just(1).sink(receiveCompletion: { _ in }, receiveValue: { _ in }).cancel()
      return AnyCancellable {}
    }
    list.has("Just(_:), Empty(completeImmediately:), Fail(error:), Future(_:)") {
      (
        Just(1), Empty<Int, Never>(completeImmediately: true), Fail<Int, Wrong>(error: Wrong()),
        Future<Int, Never> { promise in promise(.success(1)) }
      )
    }
    list.has("AnyPublisher(_:), Publisher.eraseToAnyPublisher()") {
      AnyPublisher(Just(1)).eraseToAnyPublisher()
    }
    list.has(
      "Publisher.map(_:), compactMap(_:), filter(_:), scan(_:_:), dropFirst(_:), prefix(_:), first(), removeDuplicates(), replaceNil(with:), handleEvents(receiveOutput:)"
    ) {
      let numbers = Just(Int?.some(1)).replaceNil(with: 2).map { $0 + 1 }
      let some = numbers.compactMap { Int?.some($0) }.filter { $0 > 1 }.scan(0) { $0 + $1 }
      let parts = some.dropFirst(0).prefix(2).first()
      return parts.removeDuplicates().removeDuplicates { $0 == $1 }
        .handleEvents(receiveOutput: { _ in })
    }
    list.has(
      "Publisher.tryMap(_:), mapError(_:), replaceError(with:), catch(_:), setFailureType(to:)"
    ) {
      let wrong = Just(1).setFailureType(to: Wrong.self).tryMap { $0 + 1 }
      let typed = wrong.mapError { _ in Wrong() }
      return (typed.catch { _ in Just(2) }, typed.replaceError(with: 3))
    }
    list.has(
      "Publisher.flatMap(_:), switchToLatest(), merge(with:), combineLatest(_:), combineLatest(_:_:), share(), Publishers.CombineLatest(_:_:), Publishers.Merge(_:_:)"
    ) {
      let latest = Just(1).map { Just($0) }.switchToLatest().flatMap { Just($0) }
      let merged = Publishers.Merge(latest.merge(with: Just(2)), Just(3))
      let sums = merged.combineLatest(Just(4)) { $0 + $1 }
      return Publishers.CombineLatest(sums, Just(5)).combineLatest(Just(6)).share()
    }
    list.has("Publisher.receive(on:), subscribe(on:), Scheduler, ImmediateScheduler.shared") {
      Just(1).receive(on: DispatchQueue.main as any Scheduler as? DispatchQueue ?? .main).subscribe(
        on: RunLoop.main
      )
      .receive(on: ImmediateScheduler.shared)
    }
    list.ignores(
      "Publisher.delay(for:scheduler:), debounce(for:scheduler:), throttle(for:scheduler:latest:)"
    ) { _ in
      Just(1).delay(for: .seconds(1), scheduler: RunLoop.main)
        .debounce(for: 0.3, scheduler: DispatchQueue.main)
        .throttle(for: .milliseconds(300), scheduler: RunLoop.main, latest: true)
    }
    list.ignores(
      "Timer.publish(every:tolerance:on:in:), ConnectablePublisher.autoconnect(), connect()"
    ) {
      let timer = Timer.publish(every: 1, tolerance: nil, on: .main, in: .common)
      _ = timer.connect()
      return $0.onReceive(timer.autoconnect()) { _ in }
    }
    list.has("NotificationCenter.publisher(for:object:)") {
      Color.red.onReceive(
        NotificationCenter.default.publisher(for: Notification.Name("a"), object: nil)
      ) { _ in }
    }
    list.lacks(
      "Subscriber, Subscription, Publisher.receive(subscriber:), Publisher.multicast(_:), Publishers.Map, Publishers.Filter",
      because:
        "there is no demand: operators return an `AnyPublisher`, and subscribers are closures"
    )
    list.lacks(
      "Publisher.zip(_:), collect(), collect(_:), reduce(_:_:), retry(_:), timeout(_:scheduler:), buffer(size:prefetch:whenFull:), values, encode(encoder:), decode(type:decoder:), append(_:), prepend(_:), breakpoint(), print(_:), measureInterval(using:), URLSession.dataTaskPublisher(for:)",
      because:
        "not met in views; what time or the network would bring does not come while a scene is laid out"
    )
  }
}
