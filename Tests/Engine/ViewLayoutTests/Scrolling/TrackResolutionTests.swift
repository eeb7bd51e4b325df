import Foundation
import Testing

@testable import ViewLayout

/// Tests the distribution of a length over grid items against results derived by hand (R-LAZY-1).
struct TrackResolutionTests {
  private func lengths(_ items: [GridItem], in length: CGFloat) -> [CGFloat?] {
    TrackResolution(items, length: length).tracks.map(\.length)
  }

  @Test func `an adaptive GridItem creates as many tracks as fit`() {
    let resolution = TrackResolution(
      [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))],
      length: 200
    )
    #expect(resolution.tracks.map(\.start) == [0, 78, 143])
    #expect(resolution.tracks.map(\.length) == [70, 57, 57])
    #expect(resolution.total == 200)
  }

  @Test func `adaptive tracks stop growing at their maximum and leave length unused`() {
    let resolution = TrackResolution(
      [GridItem(.adaptive(minimum: 100, maximum: 120))],
      length: 400
    )
    #expect(resolution.tracks.map(\.start) == [0, 128, 256])
    #expect(resolution.total == 376)
  }

  @Test func `GridItems are sized in source order, so a large minimum shrinks later ones`() {
    let items = [
      GridItem(.flexible(minimum: 140)), GridItem(.flexible()), GridItem(.adaptive(minimum: 40)),
    ]
    #expect(lengths(items, in: 300) == [140, 72, 72])
  }

  @Test func `a GridItem whose minimum exceeds its share makes the tracks overflow`() {
    let items = [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))]
    #expect(lengths(items, in: 200) == [96, 120])
    #expect(TrackResolution(items, length: 200).total == 224)
    #expect(lengths(items, in: 224) == [108, 120])
  }

  @Test func `a flexible GridItem has its minimum of 10 if no length remains`() {
    #expect(lengths([GridItem(.fixed(50)), GridItem(.flexible())], in: 0) == [50, 10])
  }

  @Test func `an adaptive GridItem in an infinite length is one track of its maximum`() {
    #expect(lengths([GridItem(.adaptive(minimum: 40, maximum: 100))], in: .infinity) == [100])
  }

  @Test func `the spacing of a GridItem separates it from the next item`() {
    let items = [
      GridItem(.fixed(10), spacing: 1), GridItem(.fixed(10), spacing: 2), GridItem(.fixed(10)),
    ]
    #expect(TrackResolution(items, length: 100).tracks.map(\.start) == [0, 11, 23])
    #expect(TrackResolution(items, length: 100).total == 33)
  }
}
