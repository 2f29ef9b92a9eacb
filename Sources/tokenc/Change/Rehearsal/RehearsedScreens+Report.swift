import TokenCompiler
import TokenPages

extension RehearsedScreens {
  /// The causes, the worst first, with the findings of each. The members of its record are explained in `Versions.md`.
  ///
  /// - Parameter failures: the reasons for which the run fails, by what the command line asks for.
  package func report(failures: [String] = []) -> Report {
    let outline = RehearsalOutline(self)
    var report = outline.report(failures: failures)
    var worst = Report.Section(
      "The worst screens",
      .entries(screens.map { .init(Phrase(name: $0.name), Phrase(outline.text($0))) }))
    worst.folding = .always
    worst.limit = 10
    report.sections.append(worst)
    return report
  }
}

extension RehearsedScreens {
  /// The effects in words, by their causes, for a page that shows them while a person edits.
  package struct Effects: Sendable {
    /// For example `2 screens change: ΔE up to 12.31`, and `4 screens with 41 components`.
    package var summary: String
    package var size: String
    package var causes: [Cause]

    package struct Cause: Sendable {
      package var title: String
      package var effects: [(kind: RehearsalFinding.Kind, text: String)]
    }
  }

  package var effects: Effects {
    let outline = RehearsalOutline(self)
    let causes = outline.facts.prefix(Self.mostCauses).map { fact in
      Effects.Cause(
        title: RehearsalOutline.title(fact.cause),
        effects: outline.shown(fact).map { ($0.kind, outline.text($0)) })
    }
    return Effects(summary: outline.summaryText, size: outline.sizeText, causes: causes)
  }

  private static let mostCauses = 40
}

extension RehearsalOutline {
  /// The causes alone, for a page that shows the screens themselves.
  func report(failures: [String] = []) -> Report {
    var report = Report(
      subject: "Screens", title: "\(name: screens.old) → \(name: screens.new)",
      record: RehearsalRecord(outline: self, failures: failures))
    report.scope = Phrase(sizeText)
    report.summary = [Phrase(summaryText)]
    var causes = Report.Section("", .entries(facts.map(entry)))
    causes.isNumbered = true
    causes.limit = 30
    report.sections = [causes]
    return report
  }

  private func entry(of fact: RehearsalFact) -> Report.Entry {
    var entry = Report.Entry(
      Phrase(name: Self.title(fact.cause)), Phrase(change(fact.cause)),
      details: shown(fact).map(entry))
    entry.isStrong = true
    let typical = typical(fact)
    if !typical.isEmpty { entry.details.append(.init("for example \(name: typical)")) }
    return entry
  }

  private func entry(of effect: RehearsalFact.Effect) -> Report.Entry {
    var entry = Report.Entry(Phrase(effect.kind.rawValue), Phrase(text(effect)))
    entry.isStrong = effect.kind.isPoor
    return entry
  }
}
