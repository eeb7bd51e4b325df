/// A choice in front of the window, in the form that was made first.
public struct ActionSheet {
  /// An answer.
  public typealias Button = Alert.Button

  /// Makes a choice.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}
