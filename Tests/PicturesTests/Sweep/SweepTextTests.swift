import Conformance
import Foundation
import Pictures
import Testing
import ViewLayout

struct SweepTextTests {
  private func sweep(_ frames: [CGRect?]) -> DrawingSweep {
    let node = DrawingNode(name: "Color", frame: .zero, content: .fill(.primary))
    let widths = frames.indices.map { Double($0) * 10 }
    return DrawingSweep(widths: widths, tracks: [.init(node: node, depth: 1, frames: frames)])
  }

  private func rect(_ x: CGFloat, _ width: CGFloat) -> CGRect {
    CGRect(x: x, y: 0, width: width, height: 20)
  }

  @Test func `writes differences with how often each comes`() {
    let sweep = sweep([rect(0, 0), rect(0, 10), rect(0, 20), rect(5, 20)])
    #expect(SweepText.widths(of: sweep) == "0,100*3")
    #expect(SweepText.tracks(of: sweep) == "1|f|var(--ink)|Color|0*3,50|0|0,100*2|200|")
  }

  @Test func `marks the widths at which a node is not there`() {
    let text = SweepText.tracks(of: sweep([nil, nil, rect(1.5, 10), nil]))
    #expect(text.contains("|_*2,15,_|"))
  }

  @Test func `writes no letter that a page would take for its own`() {
    let text = DrawingText(
      lines: [.init(string: "<b>|~\"한", box: .zero)],
      fontSize: 20,
      color: .primary
    )
    let node = DrawingNode(name: "Text", label: "|", frame: .zero, content: .text(text))
    let track = DrawingSweep.Track(node: node, depth: 0, frames: [.zero], texts: [0: text])
    let written = SweepText.tracks(of: DrawingSweep(widths: [0], tracks: [track]))
    #expect(written.split(separator: "|", omittingEmptySubsequences: false).count == 9)
    #expect(!written.contains("<") && !written.contains("\""))
  }
}
