import Conformance
import Foundation
import Testing
import ViewLayout

/// A scene that is drawn at 41 widths around 160 points.
struct WidthSweepSample: Sendable, CustomTestStringConvertible {
  let name: String
  /// The strings that the markup contains at 160 points.
  let pieces: [String]
  private let makeHost: @MainActor @Sendable () -> ViewHost

  init(
    _ name: String,
    has pieces: [String] = [],
    _ makeHost: @escaping @MainActor @Sendable () -> ViewHost
  ) {
    self.name = name
    self.pieces = pieces
    self.makeHost = makeHost
  }

  var testDescription: String { name }

  @MainActor var sweep: WidthSweep {
    let widths = WidthSweep.widths(around: 160)
    let host = makeHost()
    let drawings = widths.map { width in
      let proposal = ProposedViewSize(width: CGFloat(width), height: 60)
      host.layOut(proposal: proposal, environment: HostEnvironment())
      return host.tree(.picture)
    }
    return WidthSweep(widths: widths, drawings: drawings, home: widths.firstIndex(of: 160) ?? 0)
  }

  static let all = [
    WidthSweepSample("path", has: ["<path d=\"M0 0L160 0L80 60Z\""]) {
      ViewHost { Triangle().fill(Color.blue) }
    },
    WidthSweepSample("line", has: ["stroke-width=\"3\""]) {
      ViewHost { RoundedRectangle(cornerRadius: 8).stroke(Color.red, lineWidth: 3) }
    },
    WidthSweepSample("opacity", has: ["<g opacity=\"0.5\">"]) {
      ViewHost { Color.red.overlay(Text(verbatim: "Hello you")).opacity(0.5) }
    },
    WidthSweepSample("clip", has: ["clip-path=\"url(#W7c0)\"", "<clipPath id=\"W7c0\">"]) {
      ViewHost {
        Ellipse().frame(width: 200).frame(minWidth: 0, maxWidth: 90).cornerRadius(6)
      }
    },
    // The rotation is around the center of 160 × 60 points.
    WidthSweepSample("rotation", has: ["transform=\"matrix(0 1 -1 0 110 -50)\""]) {
      ViewHost { Color.green.rotationEffect(.degrees(90)) }
    },
    WidthSweepSample("scale and offset", has: ["transform=\"matrix(0.5 0 0 0.5 45 15)\""]) {
      ViewHost { Color.green.scaleEffect(0.5).offset(x: 10).border(.black, width: 2) }
    },
    // "dear" has a width of 40 of the 90 points.
    WidthSweepSample("trailing text", has: ["<text class=\"hs\" x=\"50\" y=\"36\""]) {
      ViewHost {
        Text(verbatim: "Hello you dear").multilineTextAlignment(.trailing).frame(maxWidth: 90)
      }
    },
    // The text is in the right 60 points, and "you" in the right 30 of these.
    WidthSweepSample("right to left", has: ["<text class=\"hs\" x=\"130\""]) {
      ViewHost {
        HStack(spacing: 0) {
          Text(verbatim: "Hello you").frame(width: 60)
          Color.red
        }
        .environment(\.layoutDirection, .rightToLeft)
      }
    },
    WidthSweepSample("ZStack with zIndex", has: []) {
      ViewHost {
        ZStack(alignment: .leading) {
          Color.red.frame(width: 40).zIndex(1)
          Color.blue
          Text(verbatim: "한국어 글")
        }
      }
    },
    WidthSweepSample("ViewThatFits", has: [">Hello you</text>"]) {
      ViewHost {
        ViewThatFits {
          Text(verbatim: "Hello you")
          Text(verbatim: "Hi")
        }
      }
    },
    WidthSweepSample("grid", has: ["<rect "]) {
      ViewHost {
        Grid {
          GridRow {
            Text(verbatim: "One two")
            Capsule()
          }
          Divider()
        }
      }
    },
  ]
}

/// A path that is not a built-in shape.
private struct Triangle: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}
