import Observation

/// A model whose published properties invalidate the bodies that read them.
///
/// It replaces Combine's protocol, since Combine is not available on all platforms of the engine. A
/// body is evaluated again only if published properties that it read change, which gives the same
/// layout as in SwiftUI. Changes that code reports through `objectWillChange` invalidate all bodies
/// that read the object.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher of changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher {
    ObjectPublishers.publisher(of: self)
  }
}

extension ObservableObject {
  /// The object, registered as a dependency of the body that is being evaluated.
  var followed: Self {
    (objectWillChange as? ObservableObjectPublisher)?.changes.trackAccess()
    return self
  }
}

/// An observable object that is passed to the view.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType

  public var wrappedValue: ObjectType {
    get { object.followed }
    set { object = newValue }
  }

  public init(wrappedValue: ObjectType) { object = wrappedValue }

  public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Bindings to the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

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

/// A property of an observable object whose changes invalidate the bodies that read it.
@propertyWrapper
public struct Published<Value> {
  /// The storage of the property's value, observed as a property of an `@Observable` model.
  @Observable
  final class Box {
    var value: Value {
      willSet { subject?.send(newValue) }
    }
    /// Publishes values before they are set; `nil` if there was never a subscriber.
    @ObservationIgnored var subject: CurrentValueSubject<Value, Never>?
    /// The subscriptions that write values of publishers into the property.
    @ObservationIgnored var incoming: [AnyCancellable] = []

    init(_ value: Value) { self.value = value }
  }

  private let box: Box

  public init(wrappedValue: Value) { box = Box(wrappedValue) }

  public init(initialValue: Value) { box = Box(initialValue) }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: Publisher {
    get { Publisher(home: box) }
    nonmutating set {}
  }

  /// A publisher of a property's values.
  public struct Publisher: ViewLayout.Publisher {
    /// The type of the property's values.
    public typealias Output = Value
    /// The publisher never fails.
    public typealias Failure = Never

    let home: Box

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
  public func assign(to published: inout Published<Output>.Publisher) {
    let home = published.home
    home.incoming.append(sink { [weak home] in home?.value = $0 })
  }
}
