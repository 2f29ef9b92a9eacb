import TokenComponents

extension LookPool {
  /// The lengths, orders and positions that an arrangement states by itself, with the inputs of a layout; the
  /// path of a property leads through the numbers of items, from 1.
  package func arranged(_ layout: Int) -> [DrawnProperty] {
    let inputs = inputs[layout]
    var result: [DrawnProperty] = []
    func add(_ path: [String], _ value: LookValue<TokenReference>, _ type: PropertyType) {
      if let value = evaluate(value, as: type, inputs) {
        result.append(DrawnProperty(path: path, type: type, value: value))
      }
    }
    func add(_ path: [String], _ word: String) {
      result.append(DrawnProperty(path: path, type: .word("", []), value: .word(word)))
    }
    func add(_ path: [String], _ lengths: [ArrangedLength<TokenReference>]) {
      for length in lengths where length.property == nil {
        add(path + [length.name], length.value, length.type)
      }
    }
    func visit(_ item: ArrangedItem<TokenReference>, _ path: [String]) {
      add(path, item.size)
      if let marker = item.marker {
        add(path + ["markers"], marker.signs, ArrangedMarker<TokenReference>.signType)
        add(path, marker.lengths)
      }
      if let weight = item.weight { add(path + ["weight"], weight, .factor) }
      if let place = item.place { add(path + ["place"], place.rawValue) }
      switch item.kind {
      case .element(let index):
        add(path + ["element"], design.components[inputs.component].elements[index].name)
      case .components: add(path + ["element"], "components")
      case .group(let group):
        add(path + ["direction"], "\(group.direction)")
        add(path + ["alignment"], group.alignment.rawValue)
        add(path + ["distribution"], group.distribution.rawValue)
        add(path, group.lengths)
        if let weight = group.itemWeight { add(path + ["itemWeight"], weight, .factor) }
        for (number, one) in group.items.enumerated() { visit(one, path + ["\(number + 1)"]) }
      }
      for one in item.otherwise { visit(one, path + ["otherwise"]) }
    }
    if let arrangement = design.components[inputs.component].arrangement { visit(arrangement, []) }
    return result
  }
}
