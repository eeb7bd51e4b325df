import CSupport
import MutantSwitch
import Testing

/// Tests the switches; the tests run serially, because only one mutant can be on in a process.
@Suite(.serialized)
struct MutantSwitchTests {
  /// Returns the values of an expression with mutant 1 off, with it on, and with another mutant on.
  private func values<Value>(_ expression: () -> Value) -> [Value] {
    defer { mutant_switch_on(0) }
    return [Int32(0), 1, 2].map { number in
      mutant_switch_on(number)
      return expression()
    }
  }

  @Test func `a mutant switch is on only for its own number`() {
    #expect(values { mutant(1) } == [false, true, false])
    #expect(values { mutantFlip(1, true) } == [true, false, true])
    #expect(values { mutantTrue(1, false) } == [false, true, false])
    #expect(values { mutantFalse(1, true) } == [true, false, true])
    #expect(values { mutantNone(1, 7) } == [7, nil, 7])
    #expect(values { mutantPick(1, 5, 7) } == [7, 5, 7])
  }

  @Test func `comparison mutants replace < by <=, <= by <, > by >= and >= by >`() {
    #expect(values { mutantLess(1, 3, 3) } == [false, true, false])
    #expect(values { mutantLessOrEqual(1, 3, 3) } == [true, false, true])
    #expect(values { mutantGreater(1, 3, 3) } == [false, true, false])
    #expect(values { mutantGreaterOrEqual(1, 3, 3) } == [true, false, true])
    #expect(values { mutantLess(1, 2, 3) } == [true, true, true])
  }

  @Test func `arithmetic mutants replace + by -, - by +, * by +, / by * and min by max`() {
    #expect(values { mutantSum(1, 7, 2) } == [9, 5, 9])
    #expect(values { mutantDifference(1, 7, 2) } == [5, 9, 5])
    #expect(values { mutantProduct(1, 7, 2) } == [14, 9, 14])
    #expect(values { mutantQuotient(1, 7.0, 2) } == [3.5, 14, 3.5])
    #expect(values { mutantQuotient(1, 7, 2) } == [3, 14, 3])
    #expect(values { mutantRemainder(1, 7, 2) } == [1, 7, 1])
    #expect(values { mutantOneMore(1, 7) } == [7, 8, 7])
    #expect(values { mutantOneLess(1, 7) } == [7, 6, 7])
    #expect(values { mutantMin(1, 7, 2) } == [2, 7, 2])
    #expect(values { mutantMax(1, 7, 2, 5) } == [7, 2, 7])
  }

  @Test func `a mutant of a compound assignment replaces += by -=, or -= by +=`() {
    #expect(
      values {
        var sum = 7
        mutantAdd(1, &sum, 2)
        mutantSubtract(2, &sum, 10)
        return sum
      } == [-1, -5, 19]
    )
  }

  @Test func `mutantPick evaluates only the selected value`() {
    var computed: [Int] = []
    func compute(_ value: Int) -> Int {
      computed.append(value)
      return value
    }
    _ = values { mutantPick(1, compute(5), compute(7)) }
    #expect(computed == [7, 5, 7])
  }
}
