#if canImport(SwiftUI)
  import SwiftUI
  import TokenRuntime

  extension ScrollView {
    /// Applies an appearance to the scroll view; unset properties leave it as it is.
    ///
    /// Indicators need iOS 16, macOS 13, tvOS 16 or watchOS 9; insets iOS 17, macOS 14, tvOS 17 or
    /// watchOS 10. SwiftUI chooses the colors of indicators and of refreshing.
    nonisolated public func appearance(_ appearance: ScrollViewAppearance) -> some View {
      scrolling(appearance)
    }
  }

  extension View {
    nonisolated func scrolling(_ appearance: ScrollViewAppearance) -> some View {
      indicators(appearance.showsHorizontalIndicator, .horizontal)
        .indicators(appearance.showsVerticalIndicator, .vertical)
        .insets(appearance.contentInsets)
        .appearance(appearance.view)
    }
  }

  extension View {
    @ViewBuilder nonisolated fileprivate func indicators(
      _ isShown: Bool?, _ axes: Axis.Set
    ) -> some View {
      if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *), let isShown {
        scrollIndicators(isShown ? .visible : .hidden, axes: axes)
      } else {
        self
      }
    }

    @ViewBuilder nonisolated fileprivate func insets(_ insets: InsetsValue?) -> some View {
      if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *), let insets {
        contentMargins(.all, EdgeInsets(insets), for: .scrollContent)
      } else {
        self
      }
    }
  }

  #if !os(watchOS)
    extension Picker {
      /// Applies an appearance to a control of segments; unset properties leave it as it is.
      ///
      /// The picker becomes a segmented control, whose colors and fonts SwiftUI chooses.
      nonisolated public func appearance(_ appearance: SegmentedControlAppearance) -> some View {
        pickerStyle(SegmentedPickerStyle()).appearance(appearance.view)
      }
    }
  #endif

  #if !os(macOS)
    @available(iOS 14, tvOS 14, watchOS 8, *)
    extension TabView {
      /// Applies an appearance to pages with a page control; unset properties leave it as it is.
      ///
      /// SwiftUI chooses the colors of the dots. watchOS has no prominent background.
      @MainActor public func appearance(_ appearance: PageControlAppearance) -> some View {
        tabViewStyle(
          PageTabViewStyle(
            indexDisplayMode: appearance.hidesForSinglePage == false ? .always : .automatic)
        )
        .indexViewStyle(
          PageIndexViewStyle(backgroundDisplayMode: .init(appearance.backgroundStyle))
        )
        .appearance(appearance.view)
      }
    }

    @available(iOS 14, tvOS 14, watchOS 8, *)
    extension PageIndexViewStyle.BackgroundDisplayMode {
      fileprivate init(_ style: PageControlAppearance.BackgroundStyle?) {
        switch style {
        case .automatic, nil: self = .automatic
        case .prominent:
          #if os(watchOS)
            self = .automatic
          #else
            self = .always
          #endif
        case .minimal: self = .never
        }
      }
    }
  #endif

  #if !os(macOS) && !os(watchOS)
    extension View {
      /// Applies an appearance to the navigation bar over this view; unset properties leave it as it
      /// is.
      ///
      /// The background needs iOS 16 or tvOS 16. SwiftUI chooses the fonts and colors of titles; those
      /// of buttons are the tint of the view around.
      nonisolated public func navigationBarAppearance(
        _ appearance: NavigationBarAppearance
      ) -> some View {
        barBackground(appearance.background, appearance.backgroundColor, for: .navigationBar)
          .titles(areLarge: appearance.prefersLargeTitles)
          .appearance(appearance.view)
      }

      /// Applies an appearance to the tab bar below this view; unset properties leave it as it is.
      ///
      /// It needs iOS 16 or tvOS 16. SwiftUI chooses the fonts and colors of items; that of the
      /// selected one is the tint of the `TabView`.
      nonisolated public func tabBarAppearance(_ appearance: TabBarAppearance) -> some View {
        barBackground(appearance.background, appearance.backgroundColor, for: .tabBar)
          .appearance(appearance.view)
      }

      #if !os(tvOS)
        /// Applies an appearance to the toolbar below this view; unset properties leave it as it is.
        ///
        /// It needs iOS 16. Its buttons take the same appearance.
        nonisolated public func toolbarAppearance(_ appearance: ToolbarAppearance) -> some View {
          barBackground(appearance.background, appearance.backgroundColor, for: .bottomBar)
            .appearance(appearance.view)
        }
      #endif

      @ViewBuilder nonisolated private func barBackground(
        _ background: BarBackground?, _ color: ColorValue?, for kind: Bar
      ) -> some View {
        if #available(iOS 16, tvOS 16, *) {
          let bar = ToolbarPlacement(kind)
          changed(with: color) { $0.toolbarBackground(Color($1), for: bar) }
            .changed(with: background) { $0.toolbarBackground(Visibility($1), for: bar) }
        } else {
          self
        }
      }

      @ViewBuilder nonisolated private func titles(areLarge: Bool?) -> some View {
        #if os(tvOS)
          self
        #else
          if #available(iOS 14, *), let areLarge {
            navigationBarTitleDisplayMode(areLarge ? .large : .inline)
          } else {
            self
          }
        #endif
      }
    }

    private enum Bar {
      case navigationBar, tabBar
      #if !os(tvOS)
        case bottomBar
      #endif
    }

    @available(iOS 16, tvOS 16, *)
    extension ToolbarPlacement {
      fileprivate init(_ bar: Bar) {
        switch bar {
        case .navigationBar: self = .navigationBar
        case .tabBar: self = .tabBar
        #if !os(tvOS)
          case .bottomBar: self = .bottomBar
        #endif
        }
      }
    }

    @available(iOS 15, tvOS 15, *)
    extension Visibility {
      fileprivate init(_ background: BarBackground) {
        switch background {
        case .automatic: self = .automatic
        case .opaque: self = .visible
        case .transparent: self = .hidden
        }
      }
    }
  #endif
#endif
