/// The node of a grid's row: marks each element of its content as a cell of the row.
final class GridRowViewNode: TransparentViewNode {
  private let mark = GridRowMark()
  private var attachments = ElementMap<GridRowAttachment>()

  func setAlignment(_ alignment: AlignmentGuideKey?) {
    guard alignment != mark.alignment else { return }
    mark.alignment = alignment
    attachments.forEach { $0.node?.markNeedsStructure() }
  }

  override func appendElements(to elements: inout [LayoutNode]) {
    let start = elements.count
    super.appendElements(to: &elements)
    attachments.follow(elements[start...]) { element in
      let attachment = GridRowAttachment(mark)
      attachment.attach(to: element)
      return attachment
    }
  }
}
