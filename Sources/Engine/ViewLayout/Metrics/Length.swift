import Foundation

/// The standing of a control's length: where its value comes from.
package enum LengthStanding: String, CaseIterable, Sendable {
  /// Measured on Apple's framework.
  case recorded
  /// Computed from recorded values and the rules of this engine, such as a length without the tall
  /// lines of the recording's host.
  case derived
  /// Not recorded: the length of the reference style, or that of another system or release.
  case fallback
}

/// A length of a control, with its description and its standing (R-CTRL-2).
///
/// The value may also be an inset, a size, a font or a choice that depends on the system. Every
/// length has the value of the reference style until a system replaces it.
@propertyWrapper
package struct Length<Value: Sendable>: Sendable {
  package private(set) var wrappedValue: Value
  package let title: String
  /// The control that has the length; empty for lengths of several views.
  package let control: String
  package private(set) var standing = LengthStanding.fallback
  /// The releases that the value was recorded on; empty for values of their base system.
  private var releases: [MetricsSystem] = []

  package init(wrappedValue: Value, _ title: String, of control: String = "") {
    self.wrappedValue = wrappedValue
    self.title = title
    self.control = control
  }

  /// The length itself, with its standing.
  package var projectedValue: Length {
    get { self }
    set { self = newValue }
  }

  /// Replaces the value with a recorded one.
  mutating func record(_ value: Value) { (wrappedValue, standing) = (value, .recorded) }

  /// Replaces the value with one that is computed from recorded values.
  mutating func derive(_ value: Value) { (wrappedValue, standing) = (value, .derived) }

  /// Replaces the value with one that was recorded on releases (R-CTRL-11).
  mutating func record(_ value: Value, on releases: MetricsSystem...) {
    record(value)
    self.releases = releases
  }

  /// Replaces the value with one that is computed from values recorded on releases.
  mutating func derive(_ value: Value, on releases: MetricsSystem...) {
    derive(value)
    self.releases = releases
  }

  /// Returns the standing of the value on a system: a fallback on a release without own recording.
  func standing(on system: MetricsSystem) -> LengthStanding {
    system.base == system || releases.contains(system) ? standing : .fallback
  }
}

/// A length without the type of its value, for lists of all lengths.
protocol AnyLength: Sendable {
  var title: String { get }
  var control: String { get }
  /// The value in points, as text.
  var text: String { get }

  func standing(on system: MetricsSystem) -> LengthStanding
}

extension Length: AnyLength {
  var text: String { LengthDescription.text(of: wrappedValue) }
}

/// The text of a length in the list of lengths.
private enum LengthDescription {
  static func text(of value: Any) -> String {
    switch value {
    case let value as CGFloat: number(value)
    case let size as CGSize: "\(number(size.width)) × \(number(size.height))"
    case let insets as EdgeInsets: text(of: insets)
    case let isTrue as Bool: isTrue ? "yes" : "no"
    case let style as Font.TextStyle: "\(style)"
    default: "none"
    }
  }

  private static func text(of insets: EdgeInsets) -> String {
    let lengths = [insets.top, insets.leading, insets.bottom, insets.trailing]
    if Set(lengths).count == 1 { return number(insets.top) }
    return lengths.map(number).joined(separator: ", ")
  }

  private static func number(_ value: CGFloat) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}

/// The lengths of related controls on one system.
protocol MetricsFamily: Sendable {
  init()
  /// Replaces the lengths that were recorded on a release of their system.
  mutating func adapt(to release: MetricsSystem)
}

extension MetricsFamily {
  /// Makes the lengths of the reference style, and changes some of them.
  init(_ change: (inout Self) -> Void) {
    self.init()
    change(&self)
  }

  /// Keeps all lengths: most controls have none that were recorded on several releases.
  mutating func adapt(to release: MetricsSystem) {}

  /// Returns the lengths on a release of their system.
  func adapted(to release: MetricsSystem) -> Self {
    var family = self
    family.adapt(to: release)
    return family
  }

  /// All lengths, in the order of their declarations.
  var lengths: [any AnyLength] {
    Mirror(reflecting: self).children.compactMap { $0.value as? any AnyLength }
  }
}
