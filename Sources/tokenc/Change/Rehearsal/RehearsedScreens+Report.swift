import TokenCompiler
import TokenPages

extension RehearsedScreens {
  /// The causes, the worst first, with the findings of each. The members of its record are explained in `Versions.md`.
  ///
  /// - Parameter failures: the reasons for which the run fails, by what the command line asks for.
  package func report(failures: [String] = []) -> Report {
    let outline = RehearsalOutline(self)
    var report = Report(
      subject: "Screens", title: "\(name: old) → \(name: new)",
      record: RehearsalRecord(outline: outline, failures: failures))
    report.scope = Phrase(outline.sizeText)
    report.summary = [Phrase(outline.summaryText)]
    var causes = Report.Section("", .entries(outline.facts.map(outline.entry)))
    causes.isNumbered = true
    causes.limit = 30
    var worst = Report.Section(
      "The worst screens",
      .entries(screens.map { .init(Phrase(name: $0.name), Phrase(outline.text($0))) }))
    worst.folding = .always
    worst.limit = 10
    report.sections = [causes, worst]
    return report
  }
}

extension RehearsalOutline {
  fileprivate func entry(of fact: RehearsalFact) -> Report.Entry {
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
