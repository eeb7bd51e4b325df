public import CSupport

/// Returns `a + b`, or `a - b` while the mutant is on.
@inlinable @inline(__always)
public func mutantSum<Value: AdditiveArithmetic>(
  _ number: Int32,
  _ a: Value,
  _ b: Value
) -> Value {
  mutant_is_on(number) ? a - b : a + b
}

/// Returns `a - b`, or `a + b` while the mutant is on.
@inlinable @inline(__always)
public func mutantDifference<Value: AdditiveArithmetic>(
  _ number: Int32,
  _ a: Value,
  _ b: Value
) -> Value {
  mutant_is_on(number) ? a + b : a - b
}

/// Returns `a * b`, or `a + b` while the mutant is on.
@inlinable @inline(__always)
public func mutantProduct<Value: Numeric>(_ number: Int32, _ a: Value, _ b: Value) -> Value {
  mutant_is_on(number) ? a + b : a * b
}

/// Returns `a / b`, or `a * b` while the mutant is on.
@inlinable @inline(__always)
public func mutantQuotient<Value: FloatingPoint>(_ number: Int32, _ a: Value, _ b: Value) -> Value {
  mutant_is_on(number) ? a * b : a / b
}

/// Returns `a / b`, or `a * b` while the mutant is on.
@inlinable @inline(__always)
public func mutantQuotient<Value: BinaryInteger>(_ number: Int32, _ a: Value, _ b: Value) -> Value {
  mutant_is_on(number) ? a * b : a / b
}

/// Returns `a % b`, or `a` while the mutant is on.
@inlinable @inline(__always)
public func mutantRemainder<Value: BinaryInteger>(
  _ number: Int32,
  _ a: Value,
  _ b: Value
) -> Value {
  mutant_is_on(number) ? a : a % b
}

/// Performs `a += b`, or `a -= b` while the mutant is on.
@inlinable @inline(__always)
public func mutantAdd<Value: AdditiveArithmetic>(_ number: Int32, _ a: inout Value, _ b: Value) {
  if mutant_is_on(number) { a -= b } else { a += b }
}

/// Performs `a -= b`, or `a += b` while the mutant is on.
@inlinable @inline(__always)
public func mutantSubtract<Value: AdditiveArithmetic>(
  _ number: Int32,
  _ a: inout Value,
  _ b: Value
) {
  if mutant_is_on(number) { a += b } else { a -= b }
}

/// Returns a number, or the number plus 1 while the mutant is on.
@inlinable @inline(__always)
public func mutantOneMore<Value: Numeric>(_ number: Int32, _ value: Value) -> Value {
  mutant_is_on(number) ? value + 1 : value
}

/// Returns a number, or the number minus 1 while the mutant is on.
@inlinable @inline(__always)
public func mutantOneLess<Value: Numeric>(_ number: Int32, _ value: Value) -> Value {
  mutant_is_on(number) ? value - 1 : value
}
