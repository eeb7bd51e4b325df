/// Well-formed sample specs.
enum Sample {
  /// A spec with every role, every kind of block and most attributes.
  static let everything = """
    # Everything

    Prose with `code`, ![an image](a.png) and [a link](b).

    ```swift shared
    import SwiftUI
    import Dispatch
    struct Card: View { var body: some View { Text("\\(1 + (2))") } }
    ```

    ## 원은 남은 공간을 나눈다

    ```swift setup
    let model = Model()
    ```

    ```swift id=first
    Card().frame(width: model.width)
    ```

    ```frames 320x480 evidence=article
    background       0  0  50  20
      Text "Reset" #a -> "Re" "set"  0 0 50.5 20
      Circle  -15 0 inf 20
      ...
    ```

    ```swift step
    stage.resize(width: 10, height: nil)
    ```

    ```frames nilxinf rtl scale=2 safe-area=1,2,3,4 tolerance=0.5 known-failure="not yet"
    #root  0 0 1 1
    #a     0 0 1 1
    ```

    ```negotiation
    frame 320x480 -> 50x20
      Text "Reset" nilx480 -> 50x20
      ...
    ```

    ```calls skip="slow machine"
    Card.body <= 3
    made 1
    ```

    ```preferences
    SizeKey = Optional(82)
    ```

    ```issues
    tree-too-deep
    ...
    ```

    ```swift id=second
    CollectionScene(layout, items: [2])
    ```

    ```frames 320x480 visible offset=0,10 margins=1,2,3,4
    content                    0  0 320 480
    cell 0.1                   0 40 320  40  z=1
    supplementary "h" layout   0  0 320  20
    decoration "bg" 0          0  0 320  80
    ...
    ```

    ```resting 0
    40 -> 0
    ```

    ```snapshot
    "마카's PICK": a b | C:
    D: c
    ```

    ```updates evidence=derived
    delete section 2
    move item 0.1 -> 0.4
    ```

    ```cells
    live <= 12
    made 30
    ```

    ```script snapshot id=third evidence=recorded
    A: a b | B: c d e | C:
    moveSection E before B      refused unknown-section
    itemIdentifiers B -> c d e  ok
    appendItems to B            ok      A: a b | B: c d e | C:
    ```

    ```script section-snapshot known-failure="not yet"
    a+(d(f) e) b c(g)
    insertSnapshot x y after g -> nil  ok  a+(d(f) e) b c(g x y)
    level "a b"                        refused unknown-item
    ```

    ### Rejections
    <!-- informative -->

    ```swift rejected "type '()' cannot conform to 'View'" evidence=article
    self.width = 3
    ```

    ```swift sketch
    never compiled {
    ```

    ````markdown
    ```swift
    a sample
    ```
    ````

    """
}
