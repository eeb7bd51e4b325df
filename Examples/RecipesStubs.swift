// Declarations that Examples/Recipes uses and that are in other parts of its app.

import SwiftUI

struct Recipe: Identifiable, Hashable {
  var id: String { title }
  var title = "Pancakes with berries"
  var subtitle = "Breakfast"
  var minutes = 20
  var isVegan = true
  var imageName = "pancakes"
}

final class RecipeStore: ObservableObject {
  @Published var recipes = [
    Recipe(), Recipe(title: "Lentil soup"), Recipe(title: "Bread with seeds"),
  ]
  @Published var query = ""
}

final class Session: ObservableObject {
  static let shared = Session()
}

extension Color {
  static let cardBackground = Color(white: 0.95)
}
