import TokenCompiler
import TokenComponents
import TokenScreens

/// The findings at one position in all themes, by their kind and causes.
struct FoundValues {
  private struct Key: Hashable {
    var kind: RehearsalFinding.Kind
    var causes: [RehearsalCause]
  }

  private var keys = Pool<Key>()
  private var values: [[RehearsalFinding.Value]] = []

  mutating func add(
    _ measure: RehearsalFinding.Measure, _ kind: RehearsalFinding.Kind, _ causes: [RehearsalCause],
    in theme: Int
  ) {
    let number = keys.number(of: Key(kind: kind, causes: causes))
    if number == values.count { values.append([]) }
    values[number].add(measure, in: theme)
  }

  func findings(
    of component: String, at place: String, _ state: ElementState, points: Double? = nil
  ) -> [RehearsalFinding] {
    zip(keys.elements, values).map { key, values in
      RehearsalFinding(
        kind: key.kind, causes: key.causes, component: component, place: place, state: state,
        values: values, points: points)
    }
  }
}
