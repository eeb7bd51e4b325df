import SwiftUI

struct RecipeList: View {
  @StateObject private var store = RecipeStore()

  var body: some View {
    NavigationStack {
      List(store.recipes) { recipe in
        NavigationLink(value: recipe) { RecipeRow(recipe: recipe) }
      }
      .navigationTitle("Recipes")
      .searchable(text: $store.query)
    }
  }
}

struct RecipeList_Previews: PreviewProvider {
  static var previews: some View {
    RecipeList()
      .environmentObject(Session.shared)
  }
}
