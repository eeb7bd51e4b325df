// Stand-ins for code that `plumb try` leaves out; the module of missing types exports them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import DeveloperToolsSupport
@_exported import FoundationAdditions
import SwiftUI
import UIKit

/// A value whose type no module declares.
///
/// Its members are missing values, too, or samples where the code needs values of known types.
@dynamicMemberLookup
@dynamicCallable
open class MissingValue: Hashable, Identifiable, Codable, Error, ObservableObject, Observable,
  CustomStringConvertible, @unchecked Sendable
{
  /// The origin of a value: a missing type, or code that was left out.
  fileprivate struct Origin {
    var name: String
    /// The place of code that was left out, or `type` with the name of a type.
    var place: String
    /// The names of the members that led from a missing type to the value.
    var path: [String] = []
    /// The arguments of the last call.
    var arguments: [Any?] = []

    func member(_ name: String) -> Origin {
      var origin = self
      origin.path.append(name)
      return origin
    }

    func called(_ arguments: KeyValuePairs<String, Any?>) -> Origin {
      var origin = self
      origin.arguments = arguments.map(\.value)
      return origin
    }

    /// The text of the app's strings whose key has the names of the members.
    var text: GeneratedText? {
      path.isEmpty ? nil : GeneratedText(named: path.joined())
    }

    /// Returns the text of the app's strings as a value of a type; `nil` if there is none.
    func text<Value>(as type: Value.Type) -> Value? {
      guard let text else { return nil }
      let string = text.string(arguments: arguments)
      if type == String.self { return string as? Value }
      if type == LocalizedStringKey.self { return LocalizedStringKey("\(string)") as? Value }
      return type == Text.self ? Text(verbatim: string) as? Value : nil
    }
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

  fileprivate var origin: Origin { source ?? Self.typeOrigin }
  fileprivate static var typeOrigin: Origin {
    let name = String(describing: self)
    return Origin(name: name, place: "type \(name)")
  }

  /// A text of the length of a short title.
  public var description: String {
    if let text = origin.text { return text.string(arguments: origin.arguments) }
    SampleValue.report(origin.name, origin.place)
    return sampleText
  }

  public subscript(dynamicMember name: String) -> MissingValue! {
    get { MissingValue(of: origin.member(name)) }
    set {}
  }
  @_disfavoredOverload
  public subscript<Value>(dynamicMember name: String) -> Value {
    get {
      origin.member(name).text(as: Value.self) ?? leftOut("\(origin.name).\(name)", origin.place)
    }
    set {}
  }
  @discardableResult
  public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any?>
  ) -> MissingValue! { MissingValue(of: origin.called(arguments)) }
  @_disfavoredOverload
  public func dynamicallyCall<Value>(
    withKeywordArguments arguments: KeyValuePairs<String, Any?>
  ) -> Value {
    origin.called(arguments).text(as: Value.self) ?? leftOut("\(origin.name)()", origin.place)
  }
}

/// A type that no module declares.
///
/// The static members are here, since the compiler rejects those that a class inherits in a `return`.
@dynamicMemberLookup
public protocol MissingType: MissingValue {}

extension MissingType {
  public static subscript(dynamicMember name: String) -> MissingValue! {
    get { MissingValue(of: typeOrigin.member(name)) }
    set {}
  }
  @_disfavoredOverload
  public static subscript<Value>(dynamicMember name: String) -> Value {
    get {
      typeOrigin.member(name).text(as: Value.self)
        ?? leftOut("\(typeOrigin.name).\(name)", typeOrigin.place)
    }
    set {}
  }
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

extension Color {
  /// A gray in place of a color that is not known.
  public nonisolated init(_ value: MissingValue) { self = leftOut(value.origin) }
}

extension Image {
  /// A symbol in place of an image that is not known.
  public nonisolated init(_ value: MissingValue) { self = leftOut(value.origin) }
}

extension Text {
  /// A text of a stated length in place of one that is not known.
  public init(_ value: MissingValue) { self.init(verbatim: value.description) }
}

extension AttributedString {
  /// A text of a stated length in place of one that is not known.
  public init(_ value: MissingValue) { self.init(value.description) }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  public init(_ title: MissingValue) { self.init { Text(title) } }
}

extension LabeledContent where Label == Text, Content == Text {
  public init(_ title: MissingValue, value: MissingValue) {
    self.init {
      Text(value)
    } label: {
      Text(title)
    }
  }
}

// Modifiers with three kinds of titles are ambiguous with a missing value.
extension View {
  public func navigationTitle(_ title: MissingValue) -> some View { navigationTitle(Text(title)) }
  public func badge(_ text: MissingValue) -> some View { badge(Text(text)) }
  public func help(_ text: MissingValue) -> Self { self }
  public func accessibilityLabel(_ text: MissingValue) -> Self { self }
  public func accessibilityHint(_ text: MissingValue) -> Self { self }
  public func accessibilityValue(_ text: MissingValue) -> Self { self }
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: MissingValue
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
  public func alert<Actions: View>(
    _ title: MissingValue,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions) }
  public func alert<Actions: View, Message: View>(
    _ title: MissingValue,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }
  public func confirmationDialog<Actions: View>(
    _ title: MissingValue,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    confirmationDialog(
      Text(title),
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      actions: actions
    )
  }
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

private func leftOut<Value>(_ origin: MissingValue.Origin) -> Value {
  leftOut(origin.name, origin.place)
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
    if let value = literal(of: type) { return value }
    if let type = type as? any CaseIterable.Type { return firstCase(of: type) }
    return (type as? any RawRepresentable.Type).flatMap { raw(of: $0) }
  }

  /// Returns the value of the emptiest literal of a type; `nil` for a type without literals.
  private static func literal(of type: Any.Type) -> Any? {
    func none<Value: ExpressibleByNilLiteral>(_ type: Value.Type) -> Value { nil }
    func no<Value: ExpressibleByBooleanLiteral>(_ type: Value.Type) -> Value { false }
    func zero<Value: ExpressibleByIntegerLiteral>(_ type: Value.Type) -> Value { 0 }
    func text<Value: ExpressibleByStringLiteral>(_ type: Value.Type) -> Value { "Sample title" }
    func list<Value: ExpressibleByArrayLiteral>(_ type: Value.Type) -> Value { [] }
    func pairs<Value: ExpressibleByDictionaryLiteral>(_ type: Value.Type) -> Value { [:] }
    return switch type {
    case let type as any ExpressibleByNilLiteral.Type: none(type)
    case let type as any ExpressibleByBooleanLiteral.Type: no(type)
    case let type as any ExpressibleByIntegerLiteral.Type: zero(type)
    case let type as any ExpressibleByStringLiteral.Type: text(type)
    case let type as any ExpressibleByArrayLiteral.Type: list(type)
    case let type as any ExpressibleByDictionaryLiteral.Type: pairs(type)
    default: nil
    }
  }

  /// Returns a value with a sample as its raw value, which a type with open names has.
  private static func raw<Value: RawRepresentable>(of type: Value.Type) -> Any? {
    (make(Value.RawValue.self) as? Value.RawValue).flatMap(Value.init(rawValue:))
  }

  private static func firstCase<Value: CaseIterable>(of type: Value.Type) -> Any? {
    type.allCases.first
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

private protocol Sampled { static var sample: Any? { get } }
extension Date: Sampled {
  static var sample: Any? { Date(timeIntervalSinceReferenceDate: 700_000_000) }
}
extension UUID: Sampled {
  static var sample: Any? { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}
extension Data: Sampled { static var sample: Any? { Data() } }
extension URL: Sampled { static var sample: Any? { URL(fileURLWithPath: "/") } }
extension Color: Sampled { static var sample: Any? { Color.gray } }
extension NSString: Sampled {
  fileprivate static var sample: Any? {
    self == NSMutableString.self
      ? NSMutableString(string: sampleText) : NSString(string: sampleText)
  }
}
extension NSAttributedString: Sampled {
  fileprivate static var sample: Any? {
    self == NSMutableAttributedString.self
      ? NSMutableAttributedString(string: sampleText) : NSAttributedString(string: sampleText)
  }
}
extension AttributedString: Sampled {
  static var sample: Any? { AttributedString(sampleText) }
}
extension ImageResource: Sampled {
  static var sample: Any? { ImageResource(name: sampleText, bundle: .main) }
}
extension ColorResource: Sampled {
  static var sample: Any? { ColorResource(name: sampleText, bundle: .main) }
}
extension UIImage: Sampled { fileprivate static var sample: Any? { UIImage() } }
extension UIColor: Sampled { fileprivate static var sample: Any? { UIColor.gray } }
extension UIFont: Sampled {
  fileprivate static var sample: Any? { UIFont.systemFont(ofSize: 17) }
}
extension Font: Sampled { static var sample: Any? { Font.body } }
extension Text: Sampled { static var sample: Any? { Text(verbatim: sampleText) } }
extension Image: Sampled { static var sample: Any? { Image(systemName: "questionmark") } }
extension EdgeInsets: Sampled { static var sample: Any? { EdgeInsets() } }
extension CGSize: Sampled { static var sample: Any? { CGSize.zero } }
extension CGPoint: Sampled { static var sample: Any? { CGPoint.zero } }
extension CGRect: Sampled { static var sample: Any? { CGRect.zero } }
extension Locale: Sampled { static var sample: Any? { Locale(identifier: "en_US") } }
extension Binding: Sampled {
  static var sample: Any? {
    (SampleValue.make(Value.self) as? Value).map { Binding.constant($0) }
  }
}
extension AnyView: Sampled { static var sample: Any? { AnyView(missingView("view", "")) } }
