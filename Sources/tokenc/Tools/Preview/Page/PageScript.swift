/// What the scripts of all pages share.
enum PageScript {
  /// The page's data, and the making of elements.
  static let common = #"""
    const data = JSON.parse(document.getElementById('data').textContent);
    const find = (id) => document.getElementById(id);
    const unique = (values) => [...new Set(values)];

    // All text goes through textContent, so none of it is ever markup.
    function element(name, className, text) {
      const result = document.createElement(name);
      if (className) result.className = className;
      if (text !== undefined) result.textContent = text;
      return result;
    }

    function options(select, values, all) {
      select.append(new Option(all, ''));
      for (const value of values) select.append(new Option(value, value));
    }
    """#
}
