import TokenRuntime

extension ImageAppearance {
  var shownRendering: Rendering? { rendering ?? (templateColor == nil ? nil : .template) }

  func viewLook(hasImage: Bool) -> ViewAppearance {
    view.overriding(
      with: ViewAppearance(
        backgroundColor: hasImage ? nil : placeholderColor, tintColor: templateColor))
  }
}
