import ViewLayout

/// Where short lines are in the width of a text.
public enum NSTextAlignment: Int, Sendable {
  /// At the left, in the middle, at the right, from edge to edge, or where reading begins.
  case left = 0
  case center, right, justified, natural

  /// The part of the room beside a short line that is left of it.
  func leftPart(isRightToLeft: Bool) -> Double {
    switch self {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .justified, .natural: isRightToLeft ? 1 : 0
    }
  }
}

/// Where a text is broken or cut that does not fit into its width.
public enum NSLineBreakMode: Int, Sendable {
  /// Between words, or between characters, which is taken as between words.
  case byWordWrapping = 0
  case byCharWrapping
  /// At the edge, taken as at the end; at the beginning, the end, or in the middle.
  case byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle

  var cut: SetText.Cut {
    switch self {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    case .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingTail: .tail
    }
  }
}
