#if canImport(UIKit)
  import Appearance
  import DesignTokens
  import Testing
  import UIKit

  @Suite("Every property of bars and their items") @MainActor struct BarPropertyTests {
    private let color = variedColor(3)
    private let faded = ViewAppearance(opacity: 0.5)
    private let colors = StateValues<ColorValue?>(
      normal: variedColor(1), selected: variedColor(2), highlighted: variedColor(3),
      disabled: variedColor(4), focused: variedColor(5))

    @Test func navigationBars() {
      let table = PropertyTable(
        NavigationBarAppearance.self, on: { UINavigationBar() }, by: { $0.apply($1) })
      table.expect(NavigationBarAppearance(view: faded)) { $0.alpha == 0.5 }
      table.expect(NavigationBarAppearance(background: .transparent)) {
        $0.isShown { $0.shimBackground == .transparent }
      }
      table.expect(NavigationBarAppearance(backgroundColor: color)) {
        $0.isShown { matches($0.backgroundColor, color) }
      }
      table.expect(NavigationBarAppearance(separatorColor: color)) {
        $0.isShown { matches($0.shadowColor, color) }
      }
      table.expect(NavigationBarAppearance(titleColor: color)) {
        $0.isShown { matches($0.titleTextAttributes[.foregroundColor] as? UIColor, color) }
      }
      table.expect(NavigationBarAppearance(titleTypography: body)) {
        $0.isShown { matches($0.titleTextAttributes, body, hasLineHeight: false) }
      }
      table.expect(NavigationBarAppearance(largeTitleColor: color)) {
        $0.isShown {
          matches($0.largeTitleTextAttributes[.foregroundColor] as? UIColor, color)
        }
      }
      table.expect(NavigationBarAppearance(largeTitleTypography: body)) {
        $0.isShown { matches($0.largeTitleTextAttributes, body, hasLineHeight: false) }
      }
      table.expect(NavigationBarAppearance(prefersLargeTitles: true)) {
        $0.prefersLargeTitles
      }
      table.expect(NavigationBarAppearance(buttonColor: colors)) {
        $0.isShown { bar in
          zip(bar.buttonAppearance.states, [1, 3, 4, 5]).allSatisfy { state, seed in
            matches(
              state.titleTextAttributes[.foregroundColor] as? UIColor, variedColor(seed))
          }
        }
      }
      table.expect(NavigationBarAppearance(buttonTypography: body)) {
        $0.isShown { bar in
          (bar.buttonAppearance.states + bar.doneButtonAppearance.states).allSatisfy {
            matches($0.titleTextAttributes, body, hasLineHeight: false)
          }
        }
      }
      table.expectNoOthers()
    }

    @Test func tabBars() {
      let table = PropertyTable(TabBarAppearance.self, on: { UITabBar() }, by: { $0.apply($1) })
      table.expect(TabBarAppearance(view: faded)) { $0.alpha == 0.5 }
      table.expect(TabBarAppearance(background: .opaque)) {
        $0.isShown { $0.shimBackground == .opaque }
      }
      table.expect(TabBarAppearance(backgroundColor: color)) {
        $0.isShown { matches($0.backgroundColor, color) }
      }
      table.expect(TabBarAppearance(separatorColor: color)) {
        $0.isShown { matches($0.shadowColor, color) }
      }
      table.expect(TabBarAppearance(selectionColor: color)) {
        $0.isShown { matches($0.selectionIndicatorTintColor, color) }
      }
      table.expect(TabBarAppearance(itemPositioning: .centered)) {
        $0.isShown { $0.stackedItemPositioning == .centered }
      }
      table.expect(TabBarAppearance(itemWidth: 40)) { $0.isShown { $0.stackedItemWidth == 40 } }
      table.expect(TabBarAppearance(itemSpacing: 8)) { $0.isShown { $0.stackedItemSpacing == 8 } }
      table.expect(TabBarAppearance(item: TabBarItemAppearance(iconColor: colors))) {
        $0.isShown { bar in
          zip(bar.stackedLayoutAppearance.states, [1, 2, 4, 5]).allSatisfy { state, seed in
            matches(state.iconColor, variedColor(seed))
          }
        }
      }
      table.expectNoOthers()
    }

    @Test func tabBarItems() {
      func isShown(
        by item: UITabBarItem, _ check: (UITabBarItemStateAppearance, Int) -> Bool
      ) -> Bool {
        [item.standardAppearance, item.scrollEdgeAppearance].allSatisfy { bar in
          guard let bar else { return false }
          return [
            bar.stackedLayoutAppearance, bar.inlineLayoutAppearance,
            bar.compactInlineLayoutAppearance,
          ].allSatisfy { zip($0.states, [1, 2, 4, 5]).allSatisfy(check) }
        }
      }
      let table = PropertyTable(
        TabBarItemAppearance.self, on: { UITabBarItem() }, by: { $0.apply($1) })
      table.expect(TabBarItemAppearance(titleColor: colors)) {
        isShown(by: $0) { state, seed in
          matches(
            state.titleTextAttributes[.foregroundColor] as? UIColor, variedColor(seed))
        }
      }
      table.expect(TabBarItemAppearance(iconColor: colors)) {
        isShown(by: $0) { state, seed in matches(state.iconColor, variedColor(seed)) }
      }
      table.expect(TabBarItemAppearance(typography: StateValues(normal: body))) {
        isShown(by: $0) { state, _ in
          matches(state.titleTextAttributes, body, hasLineHeight: false)
        }
      }
      table.expect(TabBarItemAppearance(titleOffset: 2)) {
        isShown(by: $0) { state, _ in state.titlePositionAdjustment.vertical == 2 }
      }
      table.expect(TabBarItemAppearance(badgeColor: color)) {
        isShown(by: $0) { state, _ in matches(state.badgeBackgroundColor, color) }
      }
      table.expect(TabBarItemAppearance(badgeTextColor: color)) {
        isShown(by: $0) { state, _ in
          matches(state.badgeTextAttributes[.foregroundColor] as? UIColor, color)
        }
      }
      table.expectNoOthers()
    }

    @Test("items leave the background to the bar where content is scrolled to its edge")
    func itemsAtEdge() {
      let item = UITabBarItem()
      item.apply(TabBarItemAppearance(badgeColor: color))
      #expect(item.standardAppearance?.shimBackground == .default)
      // Since iOS 26 a bar without a material is a hole.
      #expect(item.scrollEdgeAppearance?.shimBackground == .default)
      item.apply(TabBarItemAppearance())
      #expect(item.scrollEdgeAppearance == nil)
    }

    @Test("a bar has the platform's defaults where its last look sets nothing") func defaults() {
      let bar = UINavigationBar()
      bar.apply(NavigationBarAppearance(background: .opaque, backgroundColor: color))
      bar.apply(NavigationBarAppearance(titleColor: variedColor(5)))
      #expect(bar.isShown { $0.shimBackground == .default && $0.backgroundColor == nil })
    }
  }

  extension UINavigationBar {
    /// Whether the bar looks so at all heights, and where content is scrolled to its edge only if the look
    /// says what lies behind it.
    fileprivate func isShown(_ check: (UINavigationBarAppearance) -> Bool) -> Bool {
      let atEdge = [scrollEdgeAppearance, compactScrollEdgeAppearance]
      return [standardAppearance, compactAppearance].allSatisfy { $0.map(check) ?? false }
        && atEdge.allSatisfy { isFixed(standardAppearance) ? $0.map(check) ?? false : $0 == nil }
    }
  }

  extension UITabBar {
    /// Whether the bar looks so, and where content is scrolled to its edge only if the look says what lies
    /// behind it.
    fileprivate func isShown(_ check: (UITabBarAppearance) -> Bool) -> Bool {
      check(standardAppearance)
        && (isFixed(standardAppearance)
          ? scrollEdgeAppearance.map(check) ?? false : scrollEdgeAppearance == nil)
    }
  }

  @MainActor private func isFixed(_ bar: UIBarAppearance) -> Bool {
    bar.shimBackground == .opaque || bar.shimBackground == .transparent
  }

  extension UIBarButtonItemAppearance {
    fileprivate var states: [UIBarButtonItemStateAppearance] {
      [normal, highlighted, disabled, focused]
    }
  }

  extension UITabBarItemAppearance {
    fileprivate var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }
  }
#endif
