/// `background` or `overlay`: lays a second view at the first one's size, for each element.
nonisolated struct SecondaryModifier<Secondary: View>: PairingModifier {
  let side: SecondaryRule.Side
  let alignment: Alignment
  let secondary: Secondary

  /// R-PREF-4: an overlay's preferences follow the primary's, a background's come first.
  var speaksFirst: Bool { side == .background }

  var rule: SecondaryRule { SecondaryRule(side: side, alignment: alignment) }
}
