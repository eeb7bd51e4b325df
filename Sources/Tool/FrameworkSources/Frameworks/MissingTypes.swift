// What stands for code that `plumb try` leaves out. The classes of missing types follow.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import DeveloperToolsSupport
@_exported import FoundationAdditions
import SwiftUI
import UIKit
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A value whose type no module declares.
///
/// Its members are missing values, too, or samples where the code needs values of known types.
@dynamicMemberLookup
@dynamicCallable
open class MissingValue: Hashable, Identifiable, Codable, Error, ObservableObject, Observable,
  CustomStringConvertible, @unchecked Sendable
{
  /// What a value was made from: a missing type, or code that was left out.
  fileprivate struct Origin {
    var name: String
    /// The place of code that was left out, or `type` with the name of a type.
    var place: String
  }

  private var source: Origin?

  public required init() {}
  public required init(from decoder: any Decoder) throws {}
  fileprivate convenience init(of source: Origin) {
    self.init()
    self.source = source
  }
  /// The value of a property whose value was left out.
  public convenience init(_ name: String, _ place: String) {
    self.init(of: Origin(name: name, place: place))
  }
  open func encode(to encoder: any Encoder) throws {}
  public static func == (left: MissingValue, right: MissingValue) -> Bool { left === right }
  open func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  fileprivate var origin: Origin { source ?? Self.origin }
  private static var origin: Origin {
    let name = String(describing: self)
    return Origin(name: name, place: "type \(name)")
  }

  /// A text of the length of a short title.
  public var description: String {
    SampleValue.report(origin.name, origin.place)
    return sampleText
  }

  public subscript(dynamicMember name: String) -> MissingValue! {
    get { MissingValue(of: origin) }
    set {}
  }
  @_disfavoredOverload
  public subscript<Value>(dynamicMember name: String) -> Value {
    get { leftOut("\(origin.name).\(name)", origin.place) }
    set {}
  }
  public static subscript(dynamicMember name: String) -> MissingValue! {
    get { MissingValue(of: origin) }
    set {}
  }
  @_disfavoredOverload
  public static subscript<Value>(dynamicMember name: String) -> Value {
    get { leftOut("\(origin.name).\(name)", origin.place) }
    set {}
  }
  @discardableResult
  public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any?>
  ) -> MissingValue! { MissingValue(of: origin) }
  @_disfavoredOverload
  public func dynamicallyCall<Value>(
    withKeywordArguments arguments: KeyValuePairs<String, Any?>
  ) -> Value { leftOut("\(origin.name)()", origin.place) }
}

/// A missing value can be repeated: it stands for a list of three.
extension MissingValue: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { 3 }
  public subscript(position: Int) -> MissingValue { MissingValue(of: origin) }
}

/// The text that stands for a text that is not known: 12 letters.
public let sampleText = "Sample title"

public func + (left: String, right: MissingValue) -> String { left + right.description }
public func + (left: MissingValue, right: String) -> String { left.description + right }

extension Text {
  /// A text of a stated length in place of one that is not known.
  public init(_ value: MissingValue) { self.init(verbatim: value.description) }
}

/// A placeholder for a view that was left out.
public func missingView(_ name: String, _ place: String) -> some View {
  SampleValue.report(name, place)
  return PlaceholderView(name, width: 120, height: 44)
}

extension View {
  /// The view without a modifier that was left out.
  public func leftOutModifier(_ name: String, _ place: String) -> Self {
    SampleValue.report(name, place)
    return self
  }
}

/// Returns a value in place of one that was left out: none, an empty collection, or a sample.
///
/// If the type has no such value, the process ends with the name and the place of what was left out.
public func leftOut<Value>(_ name: String, _ place: String) -> Value {
  if let value = SampleValue.make(Value.self) as? Value {
    SampleValue.report(name, place)
    return value
  }
  fatalError("the preview needs '\(name)' (\(place)), which was left out")
}

/// Ends the process with the name and the place of a body that was left out.
public func leftOutBody(_ name: String, _ place: String) -> Never {
  fatalError("the preview needs '\(name)' (\(place)), which was left out")
}

/// The preview that runs.
nonisolated(unsafe) private var currentPreview = ""

/// Marks the beginning of a preview: what is left out is reported once for each preview.
public func beginPreview(_ name: String) {
  guard name != currentPreview else { return }
  currentPreview = name
  SampleValue.reported = []
}

/// The values that stand for those that were left out.
enum SampleValue {
  nonisolated(unsafe) fileprivate static var reported: Set<String> = []

  /// Prints once that a value was left out.
  static func report(_ name: String, _ place: String) {
    guard !place.isEmpty, reported.insert(place + name).inserted else { return }
    print("plumb: left out: \(name) (\(place))")
  }

  static func make<Value>(_ type: Value.Type) -> Any? {
    if type == Void.self { return () }
    if let sample = type as? any Sampled.Type { return sample.sample }
    if let missing = type as? MissingValue.Type { return missing.init() }
    if let make = views[ObjectIdentifier(type)] { return MainActor.assumeIsolated(make) }
    return nil
  }
}

extension SampleValue {
  /// The views of UIKit that are their own samples, by their classes.
  nonisolated(unsafe) private static let views: [ObjectIdentifier: @MainActor () -> UIView] = [
    ObjectIdentifier(UIView.self): { UIView() },
    ObjectIdentifier(UILabel.self): { UILabel() },
    ObjectIdentifier(UIButton.self): { UIButton() },
    ObjectIdentifier(UIImageView.self): { UIImageView() },
    ObjectIdentifier(UITextField.self): { UITextField() },
    ObjectIdentifier(UITextView.self): { UITextView() },
    ObjectIdentifier(UIScrollView.self): { UIScrollView() },
    ObjectIdentifier(UIStackView.self): { UIStackView() },
  ]
}

private protocol Sampled { static var sample: Any { get } }
extension Optional: Sampled { static var sample: Any { Self.none as Any } }
extension Array: Sampled { static var sample: Any { Self() } }
extension Set: Sampled { static var sample: Any { Self() } }
extension Dictionary: Sampled { static var sample: Any { Self() } }
extension String: Sampled { static var sample: Any { sampleText } }
extension Bool: Sampled { static var sample: Any { false } }
extension Int: Sampled { static var sample: Any { Int(0) } }
extension Int8: Sampled { static var sample: Any { Int8(0) } }
extension Int16: Sampled { static var sample: Any { Int16(0) } }
extension Int32: Sampled { static var sample: Any { Int32(0) } }
extension Int64: Sampled { static var sample: Any { Int64(0) } }
extension UInt: Sampled { static var sample: Any { UInt(0) } }
extension UInt8: Sampled { static var sample: Any { UInt8(0) } }
extension UInt16: Sampled { static var sample: Any { UInt16(0) } }
extension UInt32: Sampled { static var sample: Any { UInt32(0) } }
extension UInt64: Sampled { static var sample: Any { UInt64(0) } }
extension Double: Sampled { static var sample: Any { 0.0 } }
extension Float: Sampled { static var sample: Any { Float(0) } }
extension CGFloat: Sampled { static var sample: Any { CGFloat(0) } }
extension Date: Sampled {
  static var sample: Any { Date(timeIntervalSinceReferenceDate: 700_000_000) }
}
extension UUID: Sampled {
  static var sample: Any { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}
extension Data: Sampled { static var sample: Any { Data() } }
extension URL: Sampled { static var sample: Any { URL(fileURLWithPath: "/") } }
extension Color: Sampled { static var sample: Any { Color.gray } }
extension LocalizedStringKey: Sampled {
  static var sample: Any { LocalizedStringKey("Sample title") }
}
extension NSString: Sampled {
  fileprivate static var sample: Any {
    self == NSMutableString.self ? NSMutableString(string: sampleText) : NSString(string: sampleText)
  }
}
extension NSAttributedString: Sampled {
  fileprivate static var sample: Any {
    self == NSMutableAttributedString.self
      ? NSMutableAttributedString(string: sampleText) : NSAttributedString(string: sampleText)
  }
}
extension AttributedString: Sampled {
  static var sample: Any { AttributedString(sampleText) }
}
extension AnyView: Sampled { static var sample: Any { AnyView(missingView("view", "")) } }
