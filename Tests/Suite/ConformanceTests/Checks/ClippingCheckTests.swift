import Foundation
import SpecFormat
import Testing
import ViewLayout

@MainActor
struct ClippingCheckTests {
  @Test func `a text taller than its clipped frame is reported`() {
    let host = CheckedHost { Text("Hello").frame(height: 10).clipped() }
    #expect(host.lines([.clipping]) == [#"no clipping: Text "Hello" over frame by 5.0"#])
  }

  @Test func `a text that the window's edge cuts off is reported`() {
    let host = CheckedHost { Text("Hello world").fixedSize() }
    let lines = host.lines([.clipping], in: CGSize(width: 100, height: 50))
    #expect(lines == [#"no clipping: Text "Hello world" by 5.0"#])
  }

  @Test func `in a ScrollView, only content clipped across the scroll axis is reported`() {
    let host = CheckedHost {
      ScrollView {
        VStack {
          ForEach(0..<40, id: \.self) { Text("Row \($0)") }
          Color.red.frame(width: 400, height: 20)
        }
      }
      .frame(width: 300)
    }
    #expect(host.lines([.clipping]) == ["no clipping: Color by 40.0"])
  }

  @Test func `a clipped color is reported unless it is a background or in a ZStack`() {
    let plain = CheckedHost { Color.red.frame(width: 200, height: 20).frame(width: 100).clipped() }
    #expect(plain.findings([.clipping]).map(\.points) == [50])
    let behind = CheckedHost {
      VStack(spacing: 40) {
        Text("Hi").background { Color.red.frame(width: 200, height: 20) }.clipped()
        ZStack {
          Circle().frame(width: 300, height: 300)
          Text("Hi")
        }
        .frame(width: 100, height: 100)
        .clipped()
      }
    }
    #expect(behind.lines([.clipping]) == [])
  }

  @Test func `a clipped scaledToFill image is not reported`() {
    let host = CheckedHost {
      Image(systemName: "photo").resizable().scaledToFill().frame(width: 200, height: 80).clipped()
    }
    #expect(host.lines([.clipping, .containment]) == [])
  }

  @Test func `a clipped text with accessibilityHidden is not reported`() {
    let host = CheckedHost {
      Text("Hello").accessibilityHidden(true).frame(height: 10).clipped()
    }
    #expect(host.lines([.clipping]) == [])
  }
}
