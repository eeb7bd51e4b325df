import Foundation
import ViewLayout

struct CheckoutScreen: View {
  var fault = 0

  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          Text("Your order").font(.title3).id("title")
          HStack {
            Text("Desk lamp")
            Spacer()
            Text("$ 49.00").frame(width: fault == 1 ? 40 : nil, height: 20)
          }
          HStack {
            Text("Delivery within two or three days").lineLimit(fault == 2 ? 1 : nil)
            Spacer()
            Text("free").fixedSize()
          }
          Divider()
          Text("A card ends in 4242 and is charged when the parcel leaves us.")
            .fixedSize(horizontal: fault == 3 ? true : false, vertical: true)
        }
        .padding(16)
      }
      HStack {
        Text("Total")
        Spacer()
        Text("$ 53.90").padding(.trailing, fault == 4 ? -40 : 0)
      }
      .padding(16)
      .id("total")
      Button {
      } label: {
        Text("Pay now").frame(maxWidth: .infinity, minHeight: 52)
      }
      .background(Color.blue, in: RoundedRectangle(cornerRadius: 12))
      .foregroundStyle(.white)
      .padding(.horizontal, fault == 5 ? -20 : 16)
      .id("pay")
    }
  }
}
