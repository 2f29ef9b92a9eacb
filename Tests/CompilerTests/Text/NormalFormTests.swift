import Foundation
import TestSupport
import Testing

@testable import TokenCompiler

/// Names that a server and a client could take for different strings, against Foundation's
/// normalization.
@Suite struct NormalFormTests {
  /// All, or all that scripts have and some of the private ones and those without meaning.
  private static let scalars: [Unicode.Scalar] = {
    let end: UInt32 = 0x110000
    let firstPrivate: UInt32 = 0x38000
    return (0..<end).compactMap { (value: UInt32) -> Unicode.Scalar? in
      guard Effort.isWhole || value < firstPrivate || value % 61 == 0 else { return nil }
      return Unicode.Scalar(value)
    }
  }()

  @Test("what composition would change is never taken for composed") func changed() {
    let wrong = Self.scalars.filter { scalar in
      let text = String(scalar)
      return NormalForm.isComposed(scalar)
        && !text.precomposedStringWithCanonicalMapping.unicodeScalars.elementsEqual([scalar])
    }
    #expect(wrong == [])
  }

  @Test("letters, digits and symbols of every script that stand for themselves are composed")
  func composed() {
    let wrong = Self.scalars.filter { scalar in
      let category = scalar.properties.generalCategory
      let isLetter = [
        .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .decimalNumber,
        .mathSymbol, .currencySymbol, .otherSymbol,
      ].contains(category)
      return isLetter && !NormalForm.isComposed(scalar)
        && String(scalar).decomposedStringWithCompatibilityMapping.unicodeScalars
          .elementsEqual([scalar])
    }
    // Parts of syllables are refused also alone, and ideographs with those for compatibility.
    let refused = wrong.filter { scalar in
      !(0x1161...0x11C2).contains(scalar.value) && !(0xF900...0xFAFF).contains(scalar.value)
    }
    #expect(refused == [])
  }
}
