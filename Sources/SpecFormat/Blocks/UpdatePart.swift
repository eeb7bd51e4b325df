/// The part of a collection view that an update is about.
enum UpdatePart: String {
  case section
  case item
}

extension UpdatePart {
  /// The index or the place that a word is, as every line writes it; `nil` for another word.
  func place(of word: Word) -> String? {
    switch self {
    case .section: word.index.map { "\($0)" }
    case .item: word.place.map { "\($0.section).\($0.item)" }
    }
  }
}
