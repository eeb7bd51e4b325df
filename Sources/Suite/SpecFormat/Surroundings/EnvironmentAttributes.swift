/// The environment that an expectation is laid out in.
package struct EnvironmentAttributes: Sendable, Hashable {
  /// Four distances from the edges, in points, in the order they are written: top, leading,
  /// bottom, trailing.
  package struct Insets: Sendable, Hashable {
    package var top: Double
    package var leading: Double
    package var bottom: Double
    package var trailing: Double

    package init(top: Double, leading: Double, bottom: Double, trailing: Double) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }
  }

  /// A scrolling container's offset, in points.
  package struct Offset: Sendable, Hashable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  package var isRightToLeft = false
  /// Pixels a point; `nil` where nothing is said.
  package var statedScale: Double?
  /// The dynamic type size, by its name; `large` where nothing is said.
  package var dynamicType = "large"
  package var safeArea: Insets?
  package var margins: Insets?
  package var offset: Offset?

  package init() {}
}

extension EnvironmentAttributes {
  /// Pixels a point; 1 where nothing is said.
  package var scale: Double {
    get { statedScale ?? 1 }
    set { statedScale = newValue }
  }

  /// The surroundings alone, with what is said of them and what holds where nothing is said.
  package var surroundings: EnvironmentAttributes {
    var attributes = self
    attributes.statedScale = scale
    attributes.offset = nil
    return attributes
  }

  package var direction: ReadingDirection { isRightToLeft ? .rightToLeft : .leftToRight }
}

extension EnvironmentAttributes {
  /// The names of the dynamic type sizes, smallest first.
  package static let dynamicTypes = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
    "accessibility2", "accessibility3", "accessibility4", "accessibility5",
  ]
}
