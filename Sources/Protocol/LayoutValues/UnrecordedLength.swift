/// A length of controls in a layout that is not recorded on the system of the layout's metrics.
///
/// The control has the length of another system or release, or one that the engine made up.
public struct UnrecordedLength: Sendable, Hashable, Codable {
  /// The name of the controls, as in `frames` blocks.
  public var control: String
  /// The description of the length.
  public var length: String
  /// The number of these controls in the layout.
  public var places: Int

  /// Creates a length.
  ///
  /// - Parameters:
  ///   - control: The name of the controls, as in `frames` blocks.
  ///   - length: The description of the length.
  ///   - places: The number of these controls in the layout.
  public init(control: String, length: String, places: Int) {
    (self.control, self.length, self.places) = (control, length, places)
  }
}

extension [UnrecordedLength] {
  /// Combines the lengths of several layouts of one scene.
  ///
  /// - Parameter other: The lengths of another layout.
  /// - Returns: Each length once, with the larger number of places.
  package func united(with other: [UnrecordedLength]) -> [UnrecordedLength] {
    combined(with: other) { Swift.max($0, $1) }
  }

  /// Combines the lengths of several scenes.
  ///
  /// - Parameter other: The lengths of another scene.
  /// - Returns: Each length once, with the sum of the places.
  package func added(to other: [UnrecordedLength]) -> [UnrecordedLength] {
    other.combined(with: self) { $0 + $1 }
  }

  private func combined(
    with other: [UnrecordedLength],
    by combine: (Int, Int) -> Int
  ) -> [UnrecordedLength] {
    other.reduce(into: self) { result, length in
      let known = result.firstIndex {
        $0.control == length.control && $0.length == length.length
      }
      if let known {
        result[known].places = combine(result[known].places, length.places)
      } else {
        result.append(length)
      }
    }
  }
}
