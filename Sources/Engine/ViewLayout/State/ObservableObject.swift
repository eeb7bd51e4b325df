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
    (objectWillChange as? ObservableObjectPublisher)?.changes.follow()
    return self
  }
}
