// The surface of simd: what app code compiles against. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

public typealias simd_double2 = SIMD2<Double>
public typealias simd_double3 = SIMD3<Double>
public typealias simd_double4 = SIMD4<Double>
public typealias simd_float2 = SIMD2<Float>
public typealias simd_float3 = SIMD3<Float>
public typealias simd_float4 = SIMD4<Float>
public typealias simd_double4x4 = double4x4

/// A matrix of 4 columns.
public struct double4x4: Equatable, Sendable {
  public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

  public init() { columns = (.zero, .zero, .zero, .zero) }
  public init(_ columns: [SIMD4<Double>]) {
    self.columns = (columns[0], columns[1], columns[2], columns[3])
  }
  public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) {
    self.columns = columns
  }
  public init(rows: [SIMD4<Double>]) {
    self.init((0..<4).map { SIMD4(rows[0][$0], rows[1][$0], rows[2][$0], rows[3][$0]) })
  }
  public init(diagonal: SIMD4<Double>) {
    self.init()
    for index in 0..<4 { self[index][index] = diagonal[index] }
  }
  public init(_ scalar: Double) { self.init(diagonal: SIMD4(repeating: scalar)) }

  public subscript(column: Int) -> SIMD4<Double> {
    get { [columns.0, columns.1, columns.2, columns.3][column] }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: columns.3 = newValue
      }
    }
  }
  public subscript(column: Int, row: Int) -> Double {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  public var transpose: double4x4 { double4x4(rows: (0..<4).map { self[$0] }) }

  public static func == (left: double4x4, right: double4x4) -> Bool {
    (0..<4).allSatisfy { left[$0] == right[$0] }
  }
  public static func * (left: double4x4, right: SIMD4<Double>) -> SIMD4<Double> {
    (0..<4).reduce(.zero) { $0 + left[$1] * right[$1] }
  }
  public static func * (left: SIMD4<Double>, right: double4x4) -> SIMD4<Double> {
    right.transpose * left
  }
  public static func * (left: double4x4, right: double4x4) -> double4x4 {
    double4x4((0..<4).map { left * right[$0] })
  }
}
