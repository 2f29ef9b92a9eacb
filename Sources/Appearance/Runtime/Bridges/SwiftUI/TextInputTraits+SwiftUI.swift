#if canImport(SwiftUI)
  import SwiftUI
  import TokenRuntime

  extension View {
    /// Asks for a keyboard; what the platform or its version doesn't know is left out.
    ///
    /// The look of the field in `any` state always counts, so that the field stays the same one.
    nonisolated func traits(_ input: TextInputTraits, among any: TextInputTraits) -> some View {
      keyboard(input, among: any)
        .capitals(input.capitalization, isSet: any.capitalization != nil)
        .returnKey(input.returnKey, isSet: any.returnKey != nil && any.returnKey != .automatic)
        .corrected(input.isCorrected, isSet: any.isCorrected != nil)
    }

    @ViewBuilder nonisolated private func corrected(
      _ isCorrected: Bool?, isSet: Bool
    ) -> some View {
      #if os(watchOS)
        if #available(watchOS 8, *), isSet {
          disableAutocorrection(isCorrected.map { !$0 })
        } else {
          self
        }
      #else
        if isSet { disableAutocorrection(isCorrected.map { !$0 }) } else { self }
      #endif
    }

    @ViewBuilder nonisolated private func keyboard(
      _ input: TextInputTraits, among any: TextInputTraits
    ) -> some View {
      #if canImport(UIKit) && !os(watchOS)
        changed(with: any.keyboardType) { view, _ in
          view.keyboardType(UIKeyboardType(input.keyboardType ?? .automatic))
        }
        .changed(with: any.contentType) { view, _ in
          view.textContentType(input.contentType.map { UITextContentType($0) })
        }
      #else
        self
      #endif
    }

    @ViewBuilder nonisolated private func capitals(
      _ capitals: TextInputTraits.Capitalization?, isSet: Bool
    ) -> some View {
      #if os(macOS)
        self
      #else
        if #available(iOS 15, tvOS 15, watchOS 8, *), isSet {
          textInputAutocapitalization(capitals.map { TextInputAutocapitalization($0) })
        } else {
          self
        }
      #endif
    }

    @ViewBuilder nonisolated private func returnKey(
      _ key: TextInputTraits.ReturnKey?, isSet: Bool
    ) -> some View {
      if #available(iOS 15, macOS 12, tvOS 15, watchOS 8, *), isSet {
        submitLabel(key.flatMap { SubmitLabel($0) } ?? .return)
      } else {
        self
      }
    }
  }

  #if !os(macOS)
    @available(iOS 15, tvOS 15, watchOS 8, *)
    extension TextInputAutocapitalization {
      fileprivate init(_ capitals: TextInputTraits.Capitalization) {
        switch capitals {
        case .never: self = .never
        case .words: self = .words
        case .sentences: self = .sentences
        case .characters: self = .characters
        }
      }
    }
  #endif

  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  extension SubmitLabel {
    /// `nil` if the platform decides.
    fileprivate init?(_ key: TextInputTraits.ReturnKey) {
      switch key {
      case .automatic: return nil
      case .done: self = .done
      case .go: self = .go
      case .next: self = .next
      case .search: self = .search
      case .send: self = .send
      case .join: self = .join
      case .route: self = .route
      case .continue: self = .continue
      }
    }
  }
#endif
