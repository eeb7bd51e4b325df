/// The number of an identifier in its table: small, and the same as long as it is there.
@usableFromInline
typealias Slot = UInt32
