import SwiftUI
import Kingfisher

struct RecipeRow: View {
  let recipe: Recipe
  @State private var isFavorite = false

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Image(recipe.imageName)
        .resizable()
        .scaledToFill()
        .frame(width: 64, height: 64)
        .clipShape(RoundedRectangle(cornerRadius: 12))
      VStack(alignment: .leading, spacing: 4) {
        Text(recipe.title).font(.headline).lineLimit(1)
        Text(recipe.subtitle).font(.subheadline).foregroundStyle(.secondary)
        HStack {
          Label("\(recipe.minutes) min", systemImage: "clock")
          if recipe.isVegan { Label("Vegan", systemImage: "leaf") }
        }
        .font(.caption)
      }
      Spacer()
      Button {
        isFavorite.toggle()
      } label: {
        Image(systemName: isFavorite ? "heart.fill" : "heart")
      }
    }
    .padding()
    .background(Color.cardBackground)
  }
}

#Preview("A recipe") {
  RecipeRow(
    recipe: Recipe(
      title: "Pancakes with berries",
      subtitle: "Breakfast",
      minutes: 20,
      isVegan: true
    )
  )
  .padding()
}
