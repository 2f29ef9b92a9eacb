/// The strings by which the cases of an enum are found.
struct CaseNames {
  let caseCount: Int
  /// The present names in the order of the cases, then the former names.
  private(set) var names = NameList()
  /// For each former name the ordinal of its case.
  private(set) var formerNames: [Int] = []
  /// For each case the library's number of its deprecation; empty when no case is deprecated.
  var deprecations: [Int] = []

  init(count: Int, name: (_ ordinal: Int) -> String, formerNames: (_ ordinal: Int) -> [String]) {
    caseCount = count
    names.reserveCapacity(count)
    for ordinal in 0..<count { names.append(name(ordinal)) }
    for ordinal in 0..<count {
      for name in formerNames(ordinal) {
        names.append(name)
        self.formerNames.append(ordinal)
      }
    }
  }
}
