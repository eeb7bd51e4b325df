import SwiftUI
import Trips

/// A row of a list of trips.
struct TripRow: View {
  let trip: Trip

  var body: some View {
    HStack {
      Text(trip.name).lineLimit(1)
      Spacer()
      Text("\(trip.days) days")
    }
    .padding()
  }
}

#Preview {
  VStack {
    ForEach(Trip.samples) { TripRow(trip: $0) }
  }
}
