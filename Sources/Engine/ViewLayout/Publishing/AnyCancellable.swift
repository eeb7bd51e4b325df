/// Something that can be ended.
public protocol Cancellable {
  /// Ends it.
  func cancel()
}

extension Cancellable {
  /// Keeps it in a set.
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }

  /// Keeps it in a collection.
  public func store<Kept: RangeReplaceableCollection>(in collection: inout Kept)
  where Kept.Element == AnyCancellable { collection.append(AnyCancellable(self)) }
}

/// Something that ends when nobody keeps it.
public final class AnyCancellable: Cancellable, Hashable {
  private var end: (() -> Void)?

  /// Makes it of what ends it.
  public init(_ cancel: @escaping () -> Void) { end = cancel }

  /// Makes it of something that can be ended.
  public convenience init<Other: Cancellable>(_ canceller: Other) {
    self.init { canceller.cancel() }
  }

  deinit { end?() }

  /// Ends it, once.
  public func cancel() {
    let end = end
    self.end = nil
    end?()
  }

  /// Keeps it in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Whether both are one.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  /// Hashes which one it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
