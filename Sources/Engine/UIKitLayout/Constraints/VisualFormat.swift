import Foundation

/// A parsed visual format, such as `H:|-[title(>=60)]-8-[detail]-|`.
struct VisualFormat {
  /// A condition on a length, such as `>=60@750`.
  struct Predicate {
    var relation: NSLayoutConstraint.Relation
    var value: Value
    var priority: Float
  }

  /// The right side of a predicate.
  enum Value {
    case number(CGFloat)
    /// The length of the view with this name.
    case view(String)
  }

  /// The distance between two views, or between a view and the edge of its superview.
  enum Gap {
    case none
    case standard
    case predicates([Predicate])
  }

  /// A view with the predicates of its length, and the gap before it.
  struct Part {
    var name: String
    var lengths: [Predicate]
    var gapBefore: Gap
  }

  private(set) var isVertical = false
  /// The gap between the superview and the first view; `nil` if the format does not start with `|`.
  private(set) var firstGap: Gap?
  private(set) var parts: [Part] = []
  /// The gap between the last view and the superview; `nil` if the format does not end with `|`.
  private(set) var lastGap: Gap?
}

struct VisualFormatError: Error {
  /// The offset of the character in the format, from 0.
  var offset: Int
  var problem: String
}

extension VisualFormat {
  /// Parses a visual format.
  ///
  /// - Parameters:
  /// - text: The format.
  /// - metrics: The numbers that the format may refer to by name.
  /// - views: The names of the views that the format may refer to.
  /// - Throws: `VisualFormatError` at the first invalid character.
  init(_ text: String, metrics: [String: CGFloat], views: Set<String>) throws {
    var reader = Reader(text: Array(text), metrics: metrics, views: views)
    if reader.consume("H:") {
      isVertical = false
    } else if reader.consume("V:") {
      isVertical = true
    }
    if reader.consume("|") { firstGap = try reader.gap() }
    var gap = Gap.none
    while true {
      guard reader.consume("[") else {
        throw reader.error(
          parts.isEmpty ? "a view in brackets is missing" : "'[' or '|' is missing"
        )
      }
      parts.append(try reader.part(after: gap))
      if reader.isAtEnd { return }
      gap = try reader.gap()
      if reader.consume("|") {
        lastGap = gap
        guard reader.isAtEnd else { throw reader.error("nothing may follow the last '|'") }
        return
      }
    }
  }
}

extension VisualFormat {
  private struct Reader {
    let text: [Character]
    let metrics: [String: CGFloat]
    let views: Set<String>
    var place = 0

    var isAtEnd: Bool { place >= text.count }

    func error(_ problem: String) -> VisualFormatError {
      VisualFormatError(offset: place, problem: problem)
    }

    mutating func consume(_ word: String) -> Bool {
      guard text[place...].starts(with: word) else { return false }
      place += word.count
      return true
    }

    mutating func name() -> String {
      let start = place
      while !isAtEnd, text[place].isLetter || text[place].isNumber || text[place] == "_" {
        place += 1
      }
      return String(text[start..<place])
    }

    mutating func part(after gap: Gap) throws -> Part {
      let start = place
      let name = name()
      guard views.contains(name) else {
        place = start
        throw error(name.isEmpty ? "a view's name is missing" : "there is no view \"\(name)\"")
      }
      var lengths: [Predicate] = []
      if consume("(") { lengths = try predicates(mayBeViews: true) }
      guard consume("]") else { throw error("']' is missing") }
      return Part(name: name, lengths: lengths, gapBefore: gap)
    }

    mutating func gap() throws -> Gap {
      guard consume("-") else { return .none }
      if !isAtEnd, text[place] == "[" || text[place] == "|" { return .standard }
      let predicates =
        consume("(") ? try predicates(mayBeViews: false) : [try predicate(mayBeView: false)]
      guard consume("-") else { throw error("'-' is missing") }
      return .predicates(predicates)
    }

    mutating func predicates(mayBeViews: Bool) throws -> [Predicate] {
      var all: [Predicate] = []
      repeat { all.append(try predicate(mayBeView: mayBeViews)) } while consume(",")
      guard consume(")") else { throw error("')' is missing") }
      return all
    }

    mutating func predicate(mayBeView: Bool) throws -> Predicate {
      var relation = NSLayoutConstraint.Relation.equal
      if consume("==") {
      } else if consume(">=") {
        relation = .greaterThanOrEqual
      } else if consume("<=") {
        relation = .lessThanOrEqual
      }
      let value = try value(mayBeView: mayBeView)
      var priority: Float = 1000
      if consume("@") {
        guard case .number(let number) = try self.value(mayBeView: false) else {
          throw error("a priority must be a number")
        }
        priority = Float(number)
      }
      return Predicate(relation: relation, value: value, priority: priority)
    }

    mutating func value(mayBeView: Bool) throws -> Value {
      let start = place
      _ = consume("-")
      while !isAtEnd, text[place].isNumber || text[place] == "." { place += 1 }
      if place > start, let number = Double(String(text[start..<place])) {
        return .number(CGFloat(number))
      }
      place = start
      let name = name()
      if let number = metrics[name] { return .number(number) }
      if mayBeView, views.contains(name) { return .view(name) }
      place = start
      throw error(
        name.isEmpty ? "a number or a name is missing" : "there is no metric \"\(name)\""
      )
    }
  }
}
