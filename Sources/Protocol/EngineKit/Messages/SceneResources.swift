/// The names that a scene looked for in the app's folder without success.
public struct SceneResources: Sendable, Hashable, Codable {
  /// A sentence for each name that the folder lacks, in the order of use.
  public var missing: [String]
  /// The texts that look like keys of strings; empty if the app's folder has string tables.
  public var unresolvedKeys: [String]
  /// Whether a task of a view did not end within the time that a layout waits for it.
  public var hasUnfinishedTasks: Bool

  /// Creates the list of what is missing.
  ///
  /// - Parameters:
  ///   - missing: A sentence for each name that the folder lacks, in the order of use.
  ///   - unresolvedKeys: The texts that look like keys, of a scene without strings.
  ///   - hasUnfinishedTasks: Whether a task of a view did not end in time.
  public init(
    missing: [String] = [],
    unresolvedKeys: [String] = [],
    hasUnfinishedTasks: Bool = false
  ) {
    self.missing = missing
    self.unresolvedKeys = unresolvedKeys
    self.hasUnfinishedTasks = hasUnfinishedTasks
  }
}
