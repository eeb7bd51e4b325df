/// The number of an identifier in its table: small, and the same as long as it is there.
typealias Slot = UInt32
