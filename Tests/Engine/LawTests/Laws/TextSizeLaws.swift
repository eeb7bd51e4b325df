import Foundation
import ViewLayout

/// R-TXT-14, R-TXT-15: a larger text size makes no line lower and no text on one line narrower.
struct TextGrowthLaw: SampleLaw {
  var name: String { "texts-grow-with-the-text-size" }

  func breach(of sample: GeneratedText) -> String? {
    guard let next = sample.textSize.next else { return nil }
    let (size, larger) = (sample.size(for: .unspecified), sample.size(for: .unspecified, at: next))
    guard
      larger.width < size.width - CGRect.tolerance
        || larger.height < size.height - CGRect.tolerance
    else { return nil }
    return "the text is \(size.width) × \(size.height), and \(larger.width) × \(larger.height) at "
      + "the text size \(next.rawValue)"
  }
}

/// R-TXT-1: a wider proposal makes no text higher.
struct TextWrappingLaw: SampleLaw {
  var name: String { "wider-texts-are-not-higher" }

  func breach(of sample: GeneratedText) -> String? {
    let ideal = sample.size(for: .unspecified)
    var previous: (width: CGFloat, height: CGFloat)?
    for part in [0.1, 0.2, 0.35, 0.5, 0.51, 0.75, 1, 1.3] as [CGFloat] {
      let width = ideal.width * part
      let size = sample.size(for: ProposedViewSize(width: width, height: nil))
      if let previous, size.height > previous.height + CGRect.tolerance {
        return "the text is \(previous.height) high in a width of \(previous.width), and "
          + "\(size.height) in a width of \(width)"
      }
      previous = (width, size.height)
    }
    return nil
  }
}
