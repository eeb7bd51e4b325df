public import Foundation

/// A modifier that is shown over time; only its end is laid out.
public typealias AnimatableModifier = Animatable & ViewModifier
