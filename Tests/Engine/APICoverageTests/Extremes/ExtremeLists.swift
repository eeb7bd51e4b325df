/// All uses of the API with extreme numbers.
@MainActor
enum ExtremeLists {
  static var all: [ExtremeCall] {
    var calls = ExtremeCalls()
    addSizes(to: &calls)
    addStacks(to: &calls)
    addScrolling(to: &calls)
    addTexts(to: &calls)
    addEffects(to: &calls)
    addShapes(to: &calls)
    addPaths(to: &calls)
    addDrawing(to: &calls)
    addValues(to: &calls)
    addAuthors(to: &calls)
    addConstraints(to: &calls)
    addUIKitViews(to: &calls)
    addTexts(ofUIKitTo: &calls)
    addCollectionLayouts(to: &calls)
    addFlowLayouts(to: &calls)
    addCollectionViews(to: &calls)
    addTables(to: &calls)
    addSections(to: &calls)
    addAnimations(to: &calls)
    addKeyframes(to: &calls)
    addSecondary(to: &calls)
    addLayers(to: &calls)
    addRenderers(to: &calls)
    return calls.all
  }
}
