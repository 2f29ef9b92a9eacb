/// The order in which files count, kept where modifiers switch some of them.
///
/// A resolver document joins sets of files and modifiers, each as a whole. A file that counts always
/// but overrides a switched one has to come after that modifier, or where another switched file
/// overrides it in turn, stand in each of the modifier's contexts.
extension ForeignDocument {
  /// Joins files and dimensions such that of files with a token at one path the last one on counts.
  /// Answers paths with no such order, unordered, with two files that count the wrong way around.
  mutating func settleOrder() -> [(path: [String], files: [String])] {
    for dimension in dimensions.indices {
      for context in dimensions[dimension].contexts.indices {
        dimensions[dimension].contexts[context].files.sort()
      }
    }
    var order = StepOrder(self)
    while let (file, dimension) = order.fileBetween {
      addToContexts(file, of: dimension)
      order = StepOrder(self)
    }
    steps = []
    for unit in order.units {
      if case .files(let more) = unit, case .files(let files)? = steps.last {
        steps[steps.count - 1] = .files(files + more)
      } else {
        steps.append(unit)
      }
    }
    return order.conflicts.map { path, early, late in (path, [files[early].name, files[late].name])
    }
  }

  private mutating func addToContexts(_ file: Int, of dimension: Int) {
    let name = dimensions[dimension].name
    for index in dimensions.indices {
      // The default context of a replacement stands for none of the replaced ones.
      let isReplacement = dimensions[index].replaces == name
      guard index == dimension || isReplacement else { continue }
      for context in dimensions[index].contexts.indices.dropFirst(isReplacement ? 1 : 0) {
        dimensions[index].contexts[context].files.append(file)
        dimensions[index].contexts[context].files.sort()
      }
    }
  }
}

/// An order of single files and dimensions in which each comes after what it overrides.
private struct StepOrder {
  private(set) var units: [ForeignDocument.Step]
  /// A file that counts always and has to come both before and after a dimension.
  private(set) var fileBetween: (file: Int, dimension: Int)?
  /// The paths at which an earlier file would count for a later one.
  private(set) var conflicts: [(path: [String], early: Int, late: Int)] = []

  init(_ document: ForeignDocument) {
    units =
      document.commonFiles.map { .files([$0]) } + document.dimensions.indices.map { .dimension($0) }
    guard units.count > 1 else { return }
    let unitsByFile = Self.unitsByFile(units, of: document)
    let dimensions = document.dimensions
    /// Returns a Boolean value that indicates whether one of two dimensions counts for nothing where the other does.
    func areExclusive(_ one: Int, _ other: Int) -> Bool {
      guard case .dimension(let one) = units[one], case .dimension(let other) = units[other] else {
        return false
      }
      return dimensions[one].replaces == dimensions[other].name
        || dimensions[other].replaces == dimensions[one].name
    }
    var filesByPath: [[String]: [Int]] = [:]
    for token in document.tokens { filesByPath[token.path, default: []].append(token.file) }
    var later = [Set<Int>](repeating: [], count: units.count)
    var claims: [(early: Int, late: Int, units: (Int, Int), files: [Int])] = []
    // Thousands of paths share few lists of files.
    for files in Set(filesByPath.values) where files.count > 1 {
      let list = Set(files).sorted()
      for (index, early) in list.enumerated() {
        for late in list[(index + 1)...] {
          for one in unitsByFile[early] ?? [] {
            for other in unitsByFile[late] ?? [] where one != other && !areExclusive(one, other) {
              later[one].insert(other)
              claims.append((early, late, (one, other), files))
            }
          }
        }
      }
    }
    for one in units.indices {
      for other in units.indices where areExclusive(one, other) {
        if case .dimension(let index) = units[other], dimensions[index].replaces != nil {
          later[one].insert(other)
        }
      }
    }
    let order = order(later)
    var position = [Int](repeating: 0, count: units.count)
    for (index, unit) in order.enumerated() { position[unit] = index }
    var faulty: [[Int]: (early: Int, late: Int)] = [:]
    for claim in claims where position[claim.units.0] > position[claim.units.1] {
      faulty[claim.files] = (claim.early, claim.late)
    }
    for (path, files) in faulty.isEmpty ? [:] : filesByPath {
      if let fault = faulty[files] { conflicts.append((path, fault.early, fault.late)) }
    }
    units = order.map { units[$0] }
  }

  private static func unitsByFile(
    _ units: [ForeignDocument.Step], of document: ForeignDocument
  ) -> [Int: [Int]] {
    var result: [Int: [Int]] = [:]
    for (index, unit) in units.enumerated() {
      let files =
        switch unit {
        case .files(let files): files
        case .dimension(let index): document.dimensions[index].contexts.flatMap(\.files)
        }
      for file in Set(files) { result[file, default: []].append(index) }
    }
    return result
  }

  /// The units, each after those that have it among what comes later, as far as that is possible.
  private mutating func order(_ later: [Set<Int>]) -> [Int] {
    var remaining = Array(units.indices)
    var order: [Int] = []
    while !remaining.isEmpty {
      var next = remaining.firstIndex { unit in
        !remaining.contains { $0 != unit && later[$0].contains(unit) }
      }
      if next == nil {
        for file in remaining where fileBetween == nil {
          guard case .files(let files) = units[file] else { continue }
          for other in remaining where later[file].contains(other) && later[other].contains(file) {
            if case .dimension(let dimension) = units[other] {
              fileBetween = fileBetween ?? (files[0], dimension)
            }
          }
        }
        // No order is right: what would count wrongly is left out.
        next = remaining.firstIndex { if case .dimension = units[$0] { true } else { false } } ?? 0
      }
      order.append(remaining.remove(at: next ?? 0))
    }
    return order
  }
}
