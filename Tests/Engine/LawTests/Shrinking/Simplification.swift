/// Simpler values of the parts that elements are made of.
enum Simplification {
  /// 0, 10 and the whole number, as far as they are simpler than the number itself.
  static func simpler(_ number: Double) -> [Double] {
    [0, 10, number.rounded()].filter { rank($0) < rank(number) }
  }

  static func simpler(_ number: Double?) -> [Double?] {
    number.map { [nil] + simpler($0) } ?? []
  }

  static func simpler(_ name: HorizontalName) -> [HorizontalName] {
    name == .center ? [] : [.center]
  }

  static func simpler(_ name: VerticalName) -> [VerticalName] { name == .center ? [] : [.center] }

  static func simpler(_ alignment: AlignmentName) -> [AlignmentName] {
    simpler(alignment.horizontal).map {
      AlignmentName(horizontal: $0, vertical: alignment.vertical)
    }
      + simpler(alignment.vertical).map {
        AlignmentName(horizontal: alignment.horizontal, vertical: $0)
      }
  }

  static func simpler(_ limits: Modifier.Limits) -> [Modifier.Limits] {
    simpler(limits.least).map {
      Modifier.Limits(least: $0, ideal: limits.ideal, greatest: limits.greatest)
    }
      + simpler(limits.ideal).map {
        Modifier.Limits(least: limits.least, ideal: $0, greatest: limits.greatest)
      }
      + simpler(limits.greatest).map {
        Modifier.Limits(least: limits.least, ideal: limits.ideal, greatest: $0)
      }
  }

  private static func rank(_ number: Double) -> Int {
    if number == 0 { return 0 }
    if number == 10 { return 1 }
    if !number.isFinite { return 4 }
    return number == number.rounded() ? 2 : 3
  }
}
