#if canImport(SwiftUI)
  import SwiftUI
  import TokenRuntime

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  extension View {
    /// Shows something over this view until it is closed, which sets it to `nil`.
    nonisolated public func presenting(
      _ presentation: Binding<Presentation?>, app: ComponentView.App = ComponentView.App()
    ) -> some View {
      modifier(Presenter(shown: presentation, app: app))
    }
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  struct Presenter: ViewModifier {
    @Binding var shown: Presentation?
    let app: ComponentView.App

    nonisolated init(shown: Binding<Presentation?>, app: ComponentView.App) {
      _shown = shown
      self.app = app
    }

    func body(content: Content) -> some View {
      content
        .sheet(item: $shown.sheet) { sheet in
          ScrollView { ComponentView(sheet.arrangement, app: app) }
            .presentationDetents(Set(sheet.detents.map { PresentationDetent($0) }))
        }
        .alert(
          Text(verbatim: shown.alert?.title ?? ""), isPresented: $shown[isAlert: true],
          actions: { choices(shown.alert) }, message: { message(shown.alert) }
        )
        .confirmationDialog(
          Text(verbatim: shown.menu?.title ?? ""), isPresented: $shown[isAlert: false],
          titleVisibility: .visible, actions: { choices(shown.menu) },
          message: { message(shown.menu) }
        )
        .overlay(snackbar, alignment: .bottom)
    }

    @ViewBuilder private func choices(_ question: Presentation.Question?) -> some View {
      ForEach(Array((question?.choices ?? []).enumerated()), id: \.offset) { _, choice in
        Button(role: ButtonRole(choice.role)) {
          app.trigger(choice.actions.map { .server($0) })
        } label: {
          Text(verbatim: choice.title)
        }
      }
    }

    @ViewBuilder private func message(_ question: Presentation.Question?) -> some View {
      if let message = question?.message { Text(verbatim: message) }
    }

    @ViewBuilder private var snackbar: some View {
      if case .snackbar(let arrangement, let seconds)? = shown {
        ComponentView(arrangement, app: app).padding(.all, 16)
          .task(id: shown) { @MainActor in
            try? await Task.sleep(nanoseconds: UInt64(max(0, min(seconds, 3600)) * 1e9))
            // Another one may have taken its place.
            if !Task.isCancelled { shown = nil }
          }
      }
    }
  }

  /// One for all, so that another content stands on the same sheet.
  struct PresentedSheet: Identifiable {
    let arrangement: Arrangement
    let detents: [Presentation.Detent]
    var id: Int { 0 }
  }

  extension Presentation? {
    var sheet: PresentedSheet? {
      get {
        guard case .sheet(let arrangement, let detents)? = self else { return nil }
        return PresentedSheet(
          arrangement: arrangement, detents: detents.isEmpty ? [.large] : detents)
      }
      set { if newValue == nil, sheet != nil { self = nil } }
    }

    fileprivate var alert: Presentation.Question? {
      if case .alert(let question)? = self { question } else { nil }
    }

    fileprivate var menu: Presentation.Question? {
      if case .menu(let question)? = self { question } else { nil }
    }

    /// Returns a Boolean value that indicates whether a question is asked, in an alert or in a menu.
    subscript(isAlert isAlert: Bool) -> Bool {
      get { (isAlert ? alert : menu) != nil }
      set { if !newValue, self[isAlert: isAlert] { self = nil } }
    }
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  extension PresentationDetent {
    fileprivate init(_ detent: Presentation.Detent) {
      switch detent {
      case .medium: self = .medium
      case .large: self = .large
      case .height(let points): self = .height(CGFloat(points))
      case .fraction(let part): self = .fraction(CGFloat(part))
      }
    }
  }

  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  extension ButtonRole {
    fileprivate init?(_ role: Presentation.Choice.Role) {
      switch role {
      case .plain: return nil
      case .cancel: self = .cancel
      case .destructive: self = .destructive
      }
    }
  }
#endif
