extension PreviewPage {
  /// The look of what only this page shows, beside ``PageStyle/common``.
  static let style = #"""
    body { max-width: 92rem; }
    main > h2 { margin: 1.6rem 0 .4rem; padding-bottom: .2rem; font-size: 1.1rem; border-bottom: 1px solid var(--line); }
    .cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(21rem, 1fr)); gap: .8rem; align-items: start; }
    .cards.wide { grid-template-columns: minmax(0, 1fr); }
    article { min-width: 0; border: 1px solid var(--line); border-radius: .6rem; overflow: hidden; background: var(--card); }
    article.deprecated .path { text-decoration: line-through; }
    .head { padding: .45rem .6rem; }
    .head h3 { margin: 0; font-size: .9rem; font-weight: 600; }
    .head h3 .tag { margin-left: .4rem; vertical-align: middle; }
    .names { display: grid; grid-template-columns: auto 1fr; gap: 0 .5rem; margin: .15rem 0 0; font-size: .76rem; }
    .names dt { color: var(--quiet); }
    .names dd { margin: 0; font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
    .about { margin: .25rem 0 0; font-size: .8rem; color: var(--quiet); overflow-wrap: anywhere; }
    .samples { display: grid; grid-template-columns: repeat(var(--columns, 1), minmax(0, 1fr)); border-top: 1px solid var(--line); overflow: hidden; }
    .sample { min-width: 0; box-shadow: 0 0 0 .5px var(--line); }
    .sample h4 { margin: 0; padding: .2rem .5rem 0; font-size: .72rem; font-weight: 400; color: var(--quiet); }
    .ground { min-height: 3.6rem; display: flex; align-items: center; justify-content: center; overflow: hidden; padding: .6rem; background: #fff; color: #1b1b1f; }
    .sample.dark .ground { background: #1b1b1f; color: #f2f2f5; }
    .ground.fill { padding: 0; align-items: stretch; background: repeating-conic-gradient(#cfcfcf 0 25%, #fff 0 50%) 0 0 / 16px 16px; }
    .sample.dark .ground.fill { background: repeating-conic-gradient(#3c3c42 0 25%, #1b1b1f 0 50%) 0 0 / 16px 16px; }
    .ground.fill > div { flex: 1; }
    .ground.text { justify-content: flex-start; }
    .ground.text > div { white-space: nowrap; }
    .ground.letters > div { font-size: 1.5rem; white-space: nowrap; }
    .ground.bar { justify-content: flex-start; }
    .ground.bar > div { height: .7rem; flex: none; background: #0b57d0; }
    .ground.corner > div { width: 5rem; height: 2.6rem; border: 2px solid #0b57d0; background: #0b57d022; }
    .ground.line > div { width: 5rem; height: 2.2rem; }
    .ground.shadow { padding: 1.6rem; }
    .ground.shadow > div { width: 5rem; height: 2.6rem; border-radius: .4rem; background: #fff; }
    .sample.dark .ground.shadow > div { background: #2b2b31; }
    .ground.motion { flex-direction: column; gap: .4rem; align-items: stretch; }
    .track { height: .9rem; border-radius: 1rem; background: #8884; container-type: inline-size; }
    .track > div { width: .9rem; height: .9rem; border-radius: 50%; background: #0b57d0; animation: run 1s linear infinite alternate; }
    @keyframes run { to { transform: translateX(calc(100cqw - .9rem)); } }
    @media (prefers-reduced-motion: reduce) { .track > div { animation: none; } }
    .ground svg { width: 4.5rem; height: 4.5rem; overflow: visible; align-self: center; }
    .ground path { fill: none; stroke: #0b57d0; stroke-width: 3; }
    .ground rect { fill: none; stroke: #8888; stroke-width: 1; }
    .value { padding: .3rem .5rem; background: none; }
    .chain { padding: 0 .5rem .3rem; font-size: .7rem; color: var(--quiet); overflow-wrap: anywhere; }
    .sample .contrast { padding: 0 .5rem .35rem; font-size: .72rem; }
    details { border-top: 1px solid var(--line); font-size: .76rem; }
    summary { padding: .3rem .6rem; cursor: pointer; color: var(--quiet); }
    summary.bad { color: var(--bad); }
    table { width: 100%; border-collapse: collapse; }
    th, td { padding: .15rem .6rem; text-align: left; font-weight: 400; overflow-wrap: anywhere; }
    td.bad { color: var(--bad); font-weight: 600; }
    td.on { display: flex; gap: .3rem; }
    .pair { flex: none; padding: 0 .4rem; border-radius: .25rem; }
    #end { text-align: center; margin: 1.2rem 0; }
    """#
}
