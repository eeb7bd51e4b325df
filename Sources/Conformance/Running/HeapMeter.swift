internal import CHeap

/// Says how much memory the process has taken from its heap.
enum HeapMeter {
  /// All blocks that are in use, in bytes, in every arena and mapped ones too; `nil` where the
  /// platform does not tell.
  ///
  /// It is what the allocator has handed out, and so counts what freed blocks of a thread's own
  /// cache hold for a while longer: good for thousands of bytes, not for ten.
  static var bytesInUse: Int? {
    let bytes = Int(heap_bytes_in_use())
    return bytes >= 0 ? bytes : nil
  }
}
