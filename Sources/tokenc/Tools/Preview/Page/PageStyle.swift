/// The look that all pages share, in light and dark.
enum PageStyle {
  /// Text, filters and samples of values.
  static let common = #"""
    :root {
      --page: #fff; --ink: #1b1b1f; --quiet: #5f6368; --line: #dadce0; --card: #f8f9fa;
      --accent: #0b57d0; --bad: #b3261e;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #131316; --ink: #e8e8ec; --quiet: #a2a6ad; --line: #3a3b40; --card: #1c1c20;
        --accent: #8ab4f8; --bad: #f2b8b5;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; padding: 1.5rem; max-width: 76rem; background: var(--page); color: var(--ink);
      font: 15px/1.45 system-ui, -apple-system, "Segoe UI", sans-serif;
    }
    h1 { margin: 0; font-size: 1.4rem; }
    header p { margin: .25rem 0; }
    code, .path, .value { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
    code, .path { overflow-wrap: anywhere; }
    form {
      position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .5rem 1rem;
      align-items: end; margin: 1rem -1.5rem 0; padding: .75rem 1.5rem; background: var(--page);
      border-block: 1px solid var(--line);
    }
    label, legend { font-size: .8rem; color: var(--quiet); }
    form label { display: grid; gap: .15rem; }
    form .check { display: flex; gap: .4rem; align-items: center; padding-bottom: .4rem; }
    .search { flex: 1 1 14rem; }
    fieldset { margin: 0; padding: 0; border: 0; }
    legend { padding: 0; margin-bottom: .15rem; }
    input, select, button {
      font: inherit; font-size: .9rem; color: var(--ink); background: var(--card);
      border: 1px solid var(--line); border-radius: .4rem; padding: .3rem .55rem;
    }
    input[type=number] { width: 5.5rem; }
    button { cursor: pointer; }
    button[aria-pressed=true] { background: var(--accent); border-color: var(--accent); color: var(--page); }
    #scheme { display: flex; gap: .25rem; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    #count { color: var(--quiet); margin: .75rem 0; }
    .tag { font: 600 .72rem/1.6 system-ui, sans-serif; padding: 0 .45rem; border-radius: 1rem; border: 1px solid var(--line); color: var(--quiet); }
    .tag.bad { color: var(--bad); border-color: currentcolor; }
    .swatch {
      height: 3.2rem; display: flex; align-items: center; justify-content: center; overflow: hidden;
      background: repeating-conic-gradient(#cfcfcf 0 25%, #fff 0 50%) 0 0 / 16px 16px;
    }
    .swatch > div { width: 100%; height: 100%; }
    .swatch.plain { background: #fff; color: #000; }
    .theme.dark .swatch.plain { background: #1b1b1f; color: #fff; }
    .swatch.plain > div { width: auto; height: auto; white-space: nowrap; }
    .swatch.shadow > div { width: 2.6rem; height: 1.4rem; border-radius: .3rem; background: #fff; }
    .swatch.bar > div { height: .5rem; max-width: 100%; background: #0b57d0; }
    .swatch.line > div { width: 3rem; height: 1.6rem; }
    .value { padding: .25rem .4rem; font-size: .74rem; background: var(--card); overflow-wrap: anywhere; }
    [hidden] { display: none !important; }
    """#
}
