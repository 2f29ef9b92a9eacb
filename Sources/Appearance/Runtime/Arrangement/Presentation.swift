/// A presentation over a screen, for example after an action of the server.
///
/// ```swift
/// case .openSheet(let sheet): shown = .sheet(ComponentLook(sheet.content, theme), detents: [.medium])
/// ```
public enum Presentation: Equatable, Sendable {
  /// A component on a sheet, which rests at one of several heights.
  case sheet(Arrangement, detents: [Detent])
  /// A component at the bottom edge, for some seconds.
  case snackbar(Arrangement, seconds: Double)
  /// A question that must be answered.
  case alert(Question)
  /// A question that may be put aside.
  case menu(Question)

  /// A component on a sheet, by default as high as the screen allows.
  public static func sheet(
    _ look: some ArrangedLook, detents: [Detent] = [.large]
  ) -> Self { .sheet(look.arrangement, detents: detents) }

  /// A component at the bottom edge, by default for four seconds.
  public static func snackbar(_ look: some ArrangedLook, seconds: Double = 4) -> Self {
    .snackbar(look.arrangement, seconds: seconds)
  }

  /// A height of a sheet.
  public enum Detent: Hashable, Sendable {
    /// Half of the screen, about.
    case medium
    /// As high as the screen allows.
    case large
    /// In points.
    case height(Double)
    /// A part of the greatest height, from 0 to 1.
    case fraction(Double)
  }

  /// A title with what can be chosen.
  public struct Question: Equatable, Sendable {
    /// The question.
    public let title: String
    /// The meaning of the question, below the title.
    public let message: String?
    /// In their order, one at least.
    public let choices: [Choice]

    /// Creates a question; `nil` without choices, as nothing would close it.
    public init?(_ title: String, message: String? = nil, choices: [Choice]) {
      guard !choices.isEmpty else { return nil }
      self.title = title
      self.message = message
      self.choices = choices
    }
  }

  /// An answer to a question.
  public struct Choice: Equatable, Sendable {
    /// The text of the button.
    public let title: String
    /// The meaning of the answer for the user's data.
    public let role: Role
    /// The actions that the server asks for after this answer.
    public let actions: [ContentAction]

    /// Creates an answer, by default one that only closes the question.
    public init(_ title: String, role: Role = .plain, actions: [ContentAction] = []) {
      self.title = title
      self.role = role
      self.actions = actions
    }

    /// The meaning of an answer.
    public enum Role: String, CaseIterable, Sendable {
      /// Nothing out of the ordinary.
      case plain
      /// Nothing changes; a question has one such answer at most.
      case cancel
      /// Something is lost.
      case destructive
    }
  }
}
