import TokenCompiler
import TokenComponents
import TokenRuntime

/// Pictures of screens in many themes, sizes of text and states, each part that they share once.
///
/// A piece is a box with its marks and the pieces in it. Its colors are numbers of ``paints``, which have
/// a color for each theme: screens that differ in colors alone are one tree of pieces.
package struct ScreenPieces: Sendable {
  /// Lengths are in hundredths of a point, so that equal ones are equal.
  package struct Piece: Hashable, Sendable {
    package var width: Int
    package var height: Int
    package var opacity: Double
    /// In the coordinates of the piece.
    package var marks: [ScreenMark<Int>]
    package var children: [Child]
    /// The element of the innermost component that it is.
    package var element: String?
    package var speech: SpokenAttributes?
    /// A Boolean value that indicates whether it is decoration to those who don't see it.
    package var isHidden: Bool
  }

  package struct Child: Hashable, Sendable {
    package var x: Int
    package var y: Int
    package var piece: Int
    /// The components of the document that it is, by their numbers.
    package var owners: [Int]
  }

  package private(set) var pieces: [Piece] = []
  /// The fills of each paint by theme; a single one for all themes.
  package private(set) var paints: [[ScreenFill]] = []
  private var pieceIndices: [Piece: Int] = [:]
  private var paintIndices: [[ScreenFill]: Int] = [:]
  private let themeCount: Int

  package init(themeCount: Int) { self.themeCount = themeCount }

  /// Adds one screen as some themes have it.
  ///
  /// - Parameters:
  ///   - screens: the screens in the order of their themes.
  ///   - owners: the numbers of the document's components, by their places.
  ///   - isMirrored: whether leading is on the right.
  /// - Returns: the number of a piece for each screen.
  package mutating func add(
    _ screens: [(theme: Int, screen: ScreenBox)], owners: [String: Int] = [:],
    isMirrored: Bool = false
  ) -> [Int] {
    var groups: [(tree: Tree, members: [(index: Int, fills: [ScreenFill])])] = []
    for (index, entry) in screens.enumerated() {
      var maker = TreeMaker(owners: owners, ink: ScreenInk(isMirrored: isMirrored))
      let tree = maker.tree(of: entry.screen, in: SpokenStates())
      let member = (index: index, fills: maker.fills)
      if let known = groups.firstIndex(where: { $0.tree == tree }) {
        groups[known].members.append(member)
      } else {
        groups.append((tree, [member]))
      }
    }
    var result = Array(repeating: 0, count: screens.count)
    for group in groups {
      let paints = group.members[0].fills.indices.map { fill in
        var byTheme = Array(repeating: group.members[0].fills[fill], count: themeCount)
        for member in group.members { byTheme[screens[member.index].theme] = member.fills[fill] }
        return paint(byTheme)
      }
      let piece = add(group.tree, paints)
      for member in group.members { result[member.index] = piece }
    }
    return result
  }

  private mutating func paint(_ byTheme: [ScreenFill]) -> Int {
    let isSame = byTheme.allSatisfy { $0 == byTheme.first }
    let key = isSame ? Array(byTheme.prefix(1)) : byTheme
    if let known = paintIndices[key] { return known }
    paintIndices[key] = paints.count
    paints.append(key)
    return paints.count - 1
  }

  private mutating func add(_ tree: Tree, _ paints: [Int]) -> Int {
    var piece = tree.piece
    piece.marks = piece.marks.map { $0.painted { paints[$0] } }
    piece.children = tree.children.map { child in
      Child(x: child.x, y: child.y, piece: add(child.tree, paints), owners: child.owners)
    }
    if let known = pieceIndices[piece] { return known }
    pieceIndices[piece] = pieces.count
    pieces.append(piece)
    return pieces.count - 1
  }

  /// A screen in one theme, with the numbers of its fills in the order of drawing.
  private struct Tree: Equatable {
    var piece: Piece
    var children: [Child]

    struct Child: Equatable {
      var x: Int
      var y: Int
      var owners: [Int]
      var tree: Tree
    }
  }

  private struct TreeMaker {
    let owners: [String: Int]
    let ink: ScreenInk
    var fills: [ScreenFill] = []

    mutating func tree(of box: ScreenBox, in states: SpokenStates?) -> Tree {
      var frame = box.frame
      frame.x = 0
      frame.y = 0
      let marks = ink.marks(of: box, in: frame).map { mark in
        mark.painted { fill in
          fills.append(fill)
          return fills.count - 1
        }
      }
      let said = states.map { ScreenSpeech.result(of: box, in: $0) }
      let piece = Piece(
        width: Self.hundredths(frame.width), height: Self.hundredths(frame.height),
        opacity: box.paint.opacity, marks: marks, children: [],
        element: box.owners.first?.elements.first ?? box.elements.first,
        speech: said?.attributes, isHidden: said?.isHidden ?? false)
      let children = box.children.map { child in
        Tree.Child(
          x: Self.hundredths(child.frame.x - box.frame.x),
          y: Self.hundredths(child.frame.y - box.frame.y),
          owners: child.owners.compactMap { owners[$0.pointer] },
          tree: tree(of: child, in: said?.inner))
      }
      return Tree(piece: piece, children: children)
    }

    private static func hundredths(_ points: Double) -> Int {
      Int(exactly: (points * 100).rounded()) ?? 0
    }
  }
}
