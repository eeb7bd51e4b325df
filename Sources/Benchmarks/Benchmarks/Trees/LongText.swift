import ViewLayout

/// One text of many words, whose first word changes with a model.
struct LongText: View {
  let words: Int
  let model: LeafModel

  var body: some View {
    Text("\(Int(model.width)) " + String(repeating: "word ", count: words - 1))
  }
}
