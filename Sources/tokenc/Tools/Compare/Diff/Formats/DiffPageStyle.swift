extension DiffPage {
  /// The look of what only this page shows, beside ``PageStyle/common``.
  static let style = #"""
    .sides { font-size: 1.05rem; }
    article { border-bottom: 1px solid var(--line); padding: .8rem 0; }
    article h2 { margin: 0; font-size: .95rem; font-weight: 600; display: flex; flex-wrap: wrap; gap: .5rem; align-items: baseline; }
    .notes { margin: .2rem 0 0; color: var(--quiet); font-size: .85rem; overflow-wrap: anywhere; }
    .themes { display: grid; grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr)); gap: .6rem 1rem; margin-top: .5rem; }
    .theme { min-width: 0; }
    .theme h3 { margin: 0 0 .2rem; font-size: .78rem; font-weight: 400; color: var(--quiet); }
    .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0; border-radius: .5rem; overflow: hidden; border: 1px solid var(--line); background: var(--card); }
    .side { min-width: 0; }
    .value small { display: block; color: var(--quiet); }
    .measure { margin: .2rem 0 0; padding: 0; list-style: none; font-size: .78rem; color: var(--quiet); overflow-wrap: anywhere; }
    #end { text-align: center; }
    """#
}
