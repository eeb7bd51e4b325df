import Foundation

/// An alignment guide of either axis, as a key.
struct AlignmentGuideKey: Hashable, Sendable {
  /// The guides that SwiftUI has of its own; anything else is a custom one.
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

  /// R-ALIGN-1: the guide's value in a view that has no explicit one, in points.
  ///
  /// The values of built-in guides are computed without a call to the type, because stacks need
  /// them often.
  /// - Parameters:
  ///   - width: The view's width in points.
  ///   - height: The view's height in points.
  ///   - dimensions: Returns the view's dimensions, for custom guides; `nil` if the guide is known
  ///     to be built in.
  /// - Returns: The value in points from the view's top leading corner.
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
  ///   order; `nil` for a child without one.
  /// - Returns: The top-most first baseline, the bottom-most last one, the mean of an author's
  ///   own guide; `nil` for the others, which never surface.
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

/// The guides that a node may have explicit values of, so that others are not read.
struct GuideMask: OptionSet, Sendable {
  let rawValue: UInt16

  static let firstTextBaseline = GuideMask(
    rawValue: 1 << UInt16(AlignmentGuideKey.BuiltIn.firstTextBaseline.rawValue)
  )
  static let lastTextBaseline = GuideMask(
    rawValue: 1 << UInt16(AlignmentGuideKey.BuiltIn.lastTextBaseline.rawValue)
  )
  /// Any custom guide.
  static let custom = GuideMask(rawValue: 1 << 15)
  static let baselines: GuideMask = [.firstTextBaseline, .lastTextBaseline]
  /// R-ALIGN-3: the guides that pass through a container.
  static let merged: GuideMask = [.baselines, .custom]
}
