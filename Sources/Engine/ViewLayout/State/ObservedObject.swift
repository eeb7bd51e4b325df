import Observation

/// A model whose published properties are followed by the bodies that read them.
///
/// There is no Combine on every platform that specs run on: this stands for its protocol. A body
/// follows the published properties that it reads, and not all of them; what is laid out is the same.
/// Of a change of another property `objectWillChange` tells who reads the object.
public protocol ObservableObject: AnyObject {
  /// The type of what tells of changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Tells when the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Tells when somebody says that the object changes.
  public var objectWillChange: ObservableObjectPublisher {
    ObjectPublishers.publisher(of: self)
  }
}

extension ObservableObject {
  /// The object, followed as a whole where a body is being evaluated.
  var followed: Self {
    (objectWillChange as? ObservableObjectPublisher)?.changes.trackAccess()
    return self
  }
}

/// An observable object that the view is given.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType

  /// The object.
  public var wrappedValue: ObjectType {
    get { object.followed }
    set { object = newValue }
  }

  /// Makes a property of an object.
  public init(wrappedValue: ObjectType) { object = wrappedValue }

  /// Makes a property of an object.
  public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Bindings to the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(
        place: [AnyHashable(ObjectIdentifier(object)), AnyHashable(keyPath)] as [AnyHashable],
        get: { object[keyPath: keyPath] },
        set: { object[keyPath: keyPath] = $0 }
      )
    }
  }
}

/// A property of an observable object that bodies follow.
@propertyWrapper
public struct Published<Value> {
  /// The home of the property's value, which is observed as a model's property is.
  @Observable
  final class Box {
    var value: Value {
      willSet { subject?.send(newValue) }
    }
    /// Tells of values before they are there; `nil` as long as nobody listens.
    @ObservationIgnored var subject: CurrentValueSubject<Value, Never>?
    /// What writes values of publishers into the property.
    @ObservationIgnored var incoming: [AnyCancellable] = []

    init(_ value: Value) { self.value = value }
  }

  private let box: Box

  /// Makes a property with its first value.
  public init(wrappedValue: Value) { box = Box(wrappedValue) }

  /// Makes a property with its first value.
  public init(initialValue: Value) { box = Box(initialValue) }

  /// The value.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// A publisher of the property's values, the present one first.
  public var projectedValue: Publisher {
    get { Publisher(home: box) }
    nonmutating set {}
  }

  /// A publisher of a property's values.
  public struct Publisher: ViewLayout.Publisher {
    /// The value.
    public typealias Output = Value
    /// Nothing goes wrong.
    public typealias Failure = Never

    let home: Box

    /// Begins to tell somebody, the present value first.
    public func attach(
      receiveValue: @escaping (Value) -> Void,
      receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      let subject = home.subject ?? CurrentValueSubject(home.value)
      home.subject = subject
      return subject.attach(receiveValue: receiveValue, receiveCompletion: receiveCompletion)
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes each value into a published property, as long as that is there.
  public func assign(to published: inout Published<Output>.Publisher) {
    let home = published.home
    home.incoming.append(sink { [weak home] in home?.value = $0 })
  }
}
