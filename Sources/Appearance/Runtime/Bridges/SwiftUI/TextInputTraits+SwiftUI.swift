#if canImport(SwiftUI)
  import SwiftUI
  import TokenRuntime

  extension View {
    /// Asks for a keyboard; what the platform or its version doesn't know is left out.
    nonisolated func traits(_ input: TextInputTraits) -> some View {
      keyboard(input.keyboardType, input.contentType)
        .capitals(input.capitalization)
        .returnKey(input.returnKey)
        .corrected(input.isCorrected)
    }

    @ViewBuilder nonisolated private func corrected(_ isCorrected: Bool?) -> some View {
      #if os(watchOS)
        if #available(watchOS 8, *), let isCorrected {
          disableAutocorrection(!isCorrected)
        } else {
          self
        }
      #else
        changed(with: isCorrected) { $0.disableAutocorrection(!$1) }
      #endif
    }

    @ViewBuilder nonisolated private func keyboard(
      _ keyboard: TextInputTraits.KeyboardType?, _ content: TextInputTraits.ContentType?
    ) -> some View {
      #if canImport(UIKit) && !os(watchOS)
        changed(with: keyboard) { $0.keyboardType(UIKeyboardType($1)) }
          .changed(with: content) { $0.textContentType(UITextContentType($1)) }
      #else
        self
      #endif
    }

    @ViewBuilder nonisolated private func capitals(
      _ capitals: TextInputTraits.Capitalization?
    ) -> some View {
      #if os(macOS)
        self
      #else
        if #available(iOS 15, tvOS 15, watchOS 8, *), let capitals {
          textInputAutocapitalization(TextInputAutocapitalization(capitals))
        } else {
          self
        }
      #endif
    }

    @ViewBuilder nonisolated private func returnKey(
      _ key: TextInputTraits.ReturnKey?
    ) -> some View {
      if #available(iOS 15, macOS 12, tvOS 15, watchOS 8, *),
        let label = key.flatMap({ SubmitLabel($0) })
      {
        submitLabel(label)
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
