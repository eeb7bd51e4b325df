import Foundation
import Testing

@testable import ViewLayout

/// Checks that publishers forward their values, and that views update for them.
@MainActor
struct PublisherTests {
  private struct Wrong: Error {}

  /// Returns all values of a publisher until it completes.
  private func values<Source: Publisher>(of source: Source) -> [Source.Output] {
    var values: [Source.Output] = []
    source.sink { _ in
    } receiveValue: {
      values.append($0)
    }.cancel()
    return values
  }

  @Test func `a subject sends values to its subscribers in order until they cancel`() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [String] = []
    let first = subject.sink { received.append("a\($0)") }
    subject.send(1)
    let second = subject.sink { received.append("b\($0)") }
    subject.send(2)
    first.cancel()
    subject.send(3)
    withExtendedLifetime(second) {}
    #expect(received == ["a1", "a2", "b2", "b3"])
  }

  @Test func `a finished subject sends no values and finishes late subscribers`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    subject.send(completion: .finished)
    subject.send(2)
    #expect(subject.value == 1)
    var ends = 0
    let subscription = subject.sink { _ in
      ends += 1
    } receiveValue: { _ in
      ends += 10
    }
    withExtendedLifetime(subscription) {}
    #expect(ends == 1)
  }

  @Test func `a subscription ends when its cancellable is released`() {
    let subject = PassthroughSubject<Int, Never>()
    var received = 0
    _ = subject.sink { received += $0 }
    subject.send(1)
    #expect(received == 0)
  }

  @Test func `map, filter, removeDuplicates, scan and dropFirst apply in order`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var received: [String] = []
    let subscription = subject.map { $0 * 10 }.filter { $0 != 20 }.removeDuplicates().scan(0, +)
      .dropFirst().map { "\($0)" }.sink { received.append($0) }
    for value in [2, 3, 3, 4] { subject.send(value) }
    withExtendedLifetime(subscription) {}
    #expect(received == ["40", "80"])
  }

  @Test func `replaceError replaces a failure, and catch continues with another publisher`() {
    #expect(values(of: Fail<Int, Wrong>(error: Wrong()).replaceError(with: 1)) == [1])
    #expect(values(of: Fail<Int, Wrong>(error: Wrong()).catch { _ in Just(2) }) == [2])
    let failing = Just(1).tryMap { _ -> Int in throw Wrong() }
    #expect(values(of: failing.replaceError(with: 3)) == [3])
  }

  @Test func `combineLatest sends as soon as both publishers have a value`() {
    let left = PassthroughSubject<Int, Never>()
    let right = CurrentValueSubject<Int, Never>(10)
    var received: [Int] = []
    let subscription = left.combineLatest(right) { $0 + $1 }.sink { received.append($0) }
    left.send(1)
    right.send(20)
    withExtendedLifetime(subscription) {}
    #expect(received == [11, 21])
  }

  private final class Model: ObservableObject {
    @Published var width = 10.0
    /// The height is not published; tests send `objectWillChange` manually.
    var height = 10.0
  }

  private struct Bar: View {
    @ObservedObject var model: Model
    @State private var last = 0.0

    var body: some View {
      Color.red.frame(width: model.width + last, height: model.height)
        .onReceive(model.$width) { last = $0 }
    }
  }

  @Test func `a Published property sends its current value first, then changes`() {
    let model = Model()
    var received: [Double] = []
    let subscription = model.$width.sink { received.append($0) }
    model.width = 20
    withExtendedLifetime(subscription) {}
    #expect(received == [10, 20])
  }

  @Test func `assign sets a Published property to the values of a publisher`() {
    let model = Model()
    let subject = PassthroughSubject<Double, Never>()
    subject.assign(to: &model.$width)
    subject.send(30)
    #expect(model.width == 30)
  }

  @Test func `onReceive runs for the first value and for later ones`() {
    let model = Model()
    let scene = Scene { Bar(model: model) }
    #expect(scene.host.size.width == 20)
    model.width = 30
    scene.layOut()
    #expect(scene.host.size.width == 60)
  }

  @Test func `a manual objectWillChange.send updates a view that observes the object`() {
    let model = Model()
    let scene = Scene { Bar(model: model) }
    model.height = 40
    scene.layOut()
    #expect(scene.host.size.height == 10)
    model.objectWillChange.send()
    scene.layOut()
    #expect(scene.host.size.height == 40)
  }
}
