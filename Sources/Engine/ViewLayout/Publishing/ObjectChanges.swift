import Observation

/// Who follows an object as a whole, and not its published properties.
///
/// A body that reads an observable object follows it here; `objectWillChange.send()` tells it.
@Observable
final class ObjectChanges {
  /// Changes whenever the object does.
  private var count = 0

  /// Follows the object, where a body is being evaluated.
  func follow() { _ = count }

  /// Tells who follows the object.
  func tell() { count += 1 }
}
