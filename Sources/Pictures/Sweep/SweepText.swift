package import Conformance
internal import Foundation
internal import ViewLayout

/// Writes a sweep so short that a page can carry it: what stays along all widths costs a few bytes.
///
/// Numbers are tenths of a point, each the difference to the one before, `*n` behind one that comes
/// n times; `_` is a width at which a node is not there. Zeros at the end are left out.
package enum SweepText {
  /// The widths.
  package static func widths(of sweep: DrawingSweep) -> String { deltas(sweep.widths) }

  /// A line for each node.
  ///
  /// It says how deep the node is, its kind, colour and name, where it is, and what it shows from
  /// some widths on. Texts are percent-encoded.
  package static func tracks(of sweep: DrawingSweep) -> String {
    sweep.tracks.map { track in
      let (kind, color) = look(of: track.node)
      let columns: [KeyPath<CGRect, CGFloat>] = [\.minX, \.minY, \.width, \.height]
      let numbers = columns.map { column in
        deltas(track.frames.map { $0.map { Double($0[keyPath: column]) } })
      }
      let texts = track.texts.sorted { $0.key < $1.key }.map { index, text in
        ([
          "\(index)", PictureNumber.text(text.fontSize),
        ] + text.lines.map { encoded($0.string) }).joined(separator: "~")
      }
      let name = track.node.name + (track.node.label.map { " \"\($0)\"" } ?? "")
      return
        (["\(track.depth)", kind, color, encoded(name)] + numbers + [texts.joined(separator: " ")])
        .joined(separator: "|")
    }.joined(separator: "\n")
  }

  /// What the node looks like: `f`ill, `e`llipse, `r`ounded with its radius, `t`ext, `p`laceholder,
  /// or the `o`utline of a container, `m` of a modifier.
  private static func look(of node: DrawingNode) -> (kind: String, color: String) {
    switch node.content {
    case .outline, .section: (node.name.first?.isUppercase == true ? "o" : "m", "")
    case .room, .element: ("p", "")
    case .fill(let color): ("f", PictureColor.css(color))
    case .text(let text): ("t", PictureColor.css(text.color))
    case .shape(let shape):
      (kind(of: shape), (shape.lineWidth == nil ? "" : "-") + PictureColor.css(shape.color))
    }
  }

  private static func kind(of shape: DrawingShape) -> String {
    switch shape.kind {
    case .rectangle, .path: "f"
    case .ellipse: "e"
    case .rounded(let radius): "r" + PictureNumber.text(radius.width)
    }
  }

  private static func deltas(_ values: [Double?]) -> String {
    var words: [(word: String, count: Int)] = []
    var last = 0
    for value in values {
      var word = "_"
      if let value {
        let tenths = value.isFinite && abs(value) < 1e8 ? Int((value * 10).rounded()) : last
        word = "\(tenths - last)"
        last = tenths
      }
      if words.last?.word == word {
        words[words.count - 1].count += 1
      } else {
        words.append((word, 1))
      }
    }
    if words.last?.word == "0" {
      if words.count > 1 { words.removeLast() } else { words[0].count = 1 }
    }
    return words.map { $0.count > 1 ? "\($0.word)*\($0.count)" : $0.word }.joined(separator: ",")
  }

  /// Letters, digits and a few marks as they are, everything else by its bytes.
  private static func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
  }

  private static let plain = CharacterSet.alphanumerics.union(
    CharacterSet(charactersIn: "-_.()+=,;:")
  )
}

extension DrawingSweep {
  /// Whether anything is to be seen at one width that is not at another.
  package var changes: Bool {
    tracks.contains { track in track.frames.dropFirst(2).contains { $0 != track.frames.last } }
  }
}
