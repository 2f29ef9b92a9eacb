/// The fields of the content.
extension ComponentComparison {
  mutating func compareFields(_ old: Spec, _ new: Spec) {
    var open = old.fields
    for field in new.fields {
      let place =
        open.firstIndex { $0.name == field.name }
        ?? open.firstIndex { candidate in
          candidate.key == field.key && candidate.type != .callback && field.type != .callback
            && !new.fields.contains { $0.name == candidate.name }
        }
      guard let place else {
        addField(field, new)
        continue
      }
      compare(open.remove(at: place), field, of: new)
    }
    for field in open {
      let words = field.words(names)
      add(.removed, new.name, "content.\(field.name)") { change in
        change.oldText = words
        change.oldServerName = field.type == .callback ? nil : field.key
        change.breakage = Self.gone([], inSwift: "\(new.name).Content.\(field.name)")
      }
    }
  }

  private mutating func addField(_ field: FieldSpec, _ component: Spec) {
    add(.added, component.name, "content.\(field.name)") { change in
      change.newText = field.words(.same)
      change.newServerName = field.type == .callback ? nil : field.key
      if field.isRequired { change.breakage = "JSON without '\(field.key)' no longer decodes" }
    }
  }

  private mutating func compare(_ old: FieldSpec, _ new: FieldSpec, of component: Spec) {
    let part = "content.\(new.name)"
    describe(component.name, part, old.description, new.description)
    let isSent = old.type != .callback && new.type != .callback
    if old.name != new.name || isSent && old.key != new.key {
      add(.renamed, component.name, part) { change in
        if old.name != new.name { change.from = "\(component.name).content.\(old.name)" }
        change.rename = .stated(
          old.name == new.name ? "the Swift name is the same" : "the key '\(new.key)' is the same")
        change.oldServerName = old.key
        change.newServerName = new.key
        change.breakage = Self.gone(
          old.key == new.key ? [] : [old.key],
          inSwift: old.name == new.name ? nil : "\(component.name).Content.\(old.name)")
      }
    }
    let isNewlyRequired = new.isRequired && !old.isRequired
    let (oldWords, newWords) = (old.words(names), new.words(.same))
    if oldWords != newWords || old.isRequired != new.isRequired {
      func words(_ field: FieldSpec, _ words: String) -> String {
        let fallback = field.fallback.map { ", \($0.words) otherwise" } ?? ""
        return words + (field.isRequired && oldWords == newWords ? ", required" : fallback)
      }
      add(.retyped, component.name, part) { change in
        change.oldText = words(old, oldWords)
        change.newText = words(new, newWords)
        var clauses = oldWords == newWords ? [] : ["it has another type in Swift"]
        if isNewlyRequired { clauses.append("JSON without '\(new.key)' no longer decodes") }
        change.breakage = clauses.isEmpty ? nil : clauses.joined(separator: ", ")
      }
    } else if old.fallback != new.fallback {
      add(.revalued, component.name, part) { change in
        change.oldText = old.fallback?.words
        change.newText = new.fallback?.words
      }
    }
  }
}
