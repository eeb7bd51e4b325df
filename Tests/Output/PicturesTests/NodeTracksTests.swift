import Foundation
import Testing
import ViewLayout

@testable import Pictures

/// Checks that a node is identified across all widths, regardless of its text and of other nodes.
@MainActor
struct NodeTracksTests {
  private func tracks(
    _ makeHost: @escaping @MainActor @Sendable () -> ViewHost
  ) -> [NodeTracks.Track] {
    NodeTracks(of: WidthSweepSample("Sample", makeHost).sweep).tracks
  }

  @Test func `a text that changes with the width has one track for all widths`() {
    let tracks = tracks {
      ViewHost { GeometryReader { Text(verbatim: "\($0.size.width)") } }
    }
    #expect(tracks.map(\.title) == ["GeometryReader", "Text “160.0”"])
    #expect(tracks.allSatisfy { !$0.frames.contains(nil) })
  }

  @Test func `equally named candidates of ViewThatFits are separate nodes at all widths`() {
    let tracks = tracks {
      ViewHost {
        ViewThatFits {
          Color.red.frame(width: 100, height: 10)
          Color.red.frame(width: 50, height: 10)
        }
      }
    }
    let presence = tracks.map { track in track.frames.count { $0 != nil } }
    let all = presence[0]
    #expect(tracks.map(\.title) == ["ViewThatFits", "frame", "Color", "frame", "Color"])
    #expect(presence[1] == presence[2] && presence[3] == presence[4])
    #expect(presence[1] + presence[3] == all)
  }

  @Test func `views in different branches of an if have separate tracks`() {
    let tracks = tracks {
      ViewHost {
        GeometryReader { proxy in
          if proxy.size.width < 80 { VStack { Color.red } } else { HStack { Color.red } }
        }
      }
    }
    #expect(tracks.map(\.title) == ["GeometryReader", "HStack", "Color", "VStack", "Color"])
  }
}
