import Foundation

/// An alignment guide of either axis, used as a key.
struct AlignmentGuideKey: Hashable, Sendable {
  /// The guides that SwiftUI defines; all others are custom guides.
  enum BuiltIn: UInt8, CaseIterable {
    case leading, horizontalCenter, trailing
    case top, verticalCenter, bottom
    case firstTextBaseline, lastTextBaseline
  }

  let type: any AlignmentID.Type
  let axis: Axis
  /// The built-in guide; `nil` for a custom one.
  let builtIn: BuiltIn?

  init(_ type: any AlignmentID.Type, axis: Axis, builtIn: BuiltIn? = nil) {
    self.type = type
    self.axis = axis
    self.builtIn = builtIn
  }

  static func == (left: AlignmentGuideKey, right: AlignmentGuideKey) -> Bool {
    left.type == right.type && left.axis == right.axis
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type))
    hasher.combine(axis)
  }

  /// The bit of the guide in a mask.
  var mask: GuideMask {
    guard let builtIn else { return .custom }
    return GuideMask(rawValue: 1 << UInt16(builtIn.rawValue))
  }

  /// R-ALIGN-1: returns the guide's default value, in points from the view's top leading corner.
  ///
  /// Values of built-in guides are computed without a call to `AlignmentID`, since stacks need them
  /// often.
  /// - Parameters:
  ///   - width: The view's width in points.
  ///   - height: The view's height in points.
  ///   - dimensions: Returns the view's dimensions, for custom guides; may return `nil` for
  ///     built-in guides.
  /// - Returns: The value in points.
  func defaultValue(
    width: CGFloat,
    height: CGFloat,
    dimensions: () -> ViewDimensions?
  ) -> CGFloat {
    switch builtIn {
    case .leading, .top: 0
    case .horizontalCenter: width / 2
    case .trailing: width
    case .verticalCenter: height / 2
    case .bottom, .firstTextBaseline, .lastTextBaseline: height
    case nil: dimensions().map(type.defaultValue) ?? 0
    }
  }
}

extension AlignmentGuideKey {
  /// R-ALIGN-3: merges the explicit values of a container's children.
  ///
  /// - Parameter values: The values in the container's coordinates, in points, in the children's
  ///   order; `nil` for a child without an explicit value.
  /// - Returns: The minimum for the first baseline, the maximum for the last baseline, the mean for
  ///   a custom guide; `nil` for other guides, whose explicit values are not passed to ancestors.
  func merged(_ values: [CGFloat?]) -> CGFloat? {
    let values = values.compactMap(\.self)
    guard !values.isEmpty else { return nil }
    switch builtIn {
    case .firstTextBaseline: return values.min()
    case .lastTextBaseline: return values.max()
    case nil: return values.reduce(0, +) / CGFloat(values.count)
    default: return nil
    }
  }
}

/// A set of guides for which a node may have explicit values; other guides are not looked up.
struct GuideMask: OptionSet, Sendable {
  let rawValue: UInt16

  static let firstTextBaseline = GuideMask(
    rawValue: 1 << UInt16(AlignmentGuideKey.BuiltIn.firstTextBaseline.rawValue)
  )
  static let lastTextBaseline = GuideMask(
    rawValue: 1 << UInt16(AlignmentGuideKey.BuiltIn.lastTextBaseline.rawValue)
  )
  /// The bit of all custom guides.
  static let custom = GuideMask(rawValue: 1 << 15)
  static let baselines: GuideMask = [.firstTextBaseline, .lastTextBaseline]
  /// R-ALIGN-3: the guides whose explicit values a container derives from its children.
  static let merged: GuideMask = [.baselines, .custom]
}
