// The style and the script of a check's page.

/// The frame of a check's page.
enum CheckPageTemplate {
  /// A whole page around its body.
  static func page(title: String, body: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(title)</title>
    <style>
    \(style)
    </style></head><body><main>
    \(body)</main>
    <script>
    \(script)
    </script></body></html>

    """
  }

  /// A slider moves the line between two pictures.
  private static let script = """
    for (const slider of document.querySelectorAll(".slider")) {
      const input = slider.querySelector("input");
      input.addEventListener("input", () => slider.style.setProperty("--at", input.value + "%"));
    }
    """

  private static let style = """
    :root {
      --paper: #fff; --back: #f5f5f7; --text: #1d1d1f; --soft: #6e6e73; --line: #d2d2d7;
      --check: #e8e8ed; --good: #1f8a3b; --bad: #b25000; --error: #c9202b;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #1c1c1e; --back: #000; --text: #f5f5f7; --soft: #98989d; --line: #38383a;
        --check: #2c2c2e; --good: #30d158; --bad: #ff9f0a; --error: #ff6961;
      }
    }
    * { box-sizing: border-box; margin: 0; }
    body {
      background: var(--back); color: var(--text); line-height: 1.45;
      font: 15px/1.45 Inter, -apple-system, "Segoe UI", system-ui, sans-serif;
    }
    main { max-width: 1180px; margin: 0 auto; padding: 40px 24px 64px; }
    header { border-left: 5px solid var(--good); padding: 2px 0 2px 18px; margin-bottom: 36px; }
    header.bad { border-color: var(--bad); }
    h1 { font-size: 28px; font-weight: 650; letter-spacing: -0.02em; }
    h2 { font-size: 19px; font-weight: 600; letter-spacing: -0.01em; }
    h3 { font-size: 16px; font-weight: 600; overflow-wrap: anywhere; }
    section { margin-top: 32px; }
    section > h2 { margin-bottom: 12px; }
    .chips { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 10px; }
    .hint { margin-top: 12px; color: var(--soft); }
    .chip {
      border: 1px solid currentColor; border-radius: 999px; padding: 2px 11px; font-size: 13px;
      white-space: nowrap; color: var(--good);
    }
    .chip.bad { color: var(--bad); }
    .chip.error { color: var(--error); }
    article {
      background: var(--paper); border: 1px solid var(--line); border-radius: 14px;
      padding: 18px 20px; margin-bottom: 16px;
    }
    .head { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 12px; }
    code, .path { font: 12.5px/1.5 ui-monospace, "DejaVu Sans Mono", Menlo, monospace; }
    code, .path, small { color: var(--soft); overflow-wrap: anywhere; }
    .why { margin-top: 8px; overflow-wrap: anywhere; }
    .path { margin-top: 12px; }
    ul { padding-left: 20px; }
    .figures { display: flex; flex-wrap: wrap; gap: 20px; margin-top: 16px; align-items: flex-end; }
    figure { max-width: 100%; }
    figcaption { margin-top: 6px; font-size: 13px; color: var(--soft); max-width: 340px; }
    .tiles figcaption { color: var(--text); max-width: 220px; overflow-wrap: anywhere; }
    .paper {
      display: inline-block; max-width: 100%; border: 1px solid var(--line); border-radius: 6px;
      overflow: hidden; background: repeating-conic-gradient(var(--check) 0 25%, #fff0 0 50%) 0 0 / 16px 16px;
    }
    img { display: block; max-width: 100%; height: auto; }
    .tiles img { max-width: 220px; max-height: 320px; width: auto; }
    .slider { position: relative; }
    .slider .over { position: absolute; inset: 0; clip-path: inset(0 0 0 var(--at)); }
    .slider .under { clip-path: inset(0 calc(100% - var(--at)) 0 0); }
    .slider .bar {
      position: absolute; top: 0; bottom: 0; left: var(--at); width: 2px; margin-left: -1px;
      background: #ff375f; pointer-events: none;
    }
    .slider input {
      position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0;
      cursor: ew-resize;
    }
    .slider:focus-within { outline: 2px solid #0a84ff; outline-offset: 1px; }
    summary { cursor: pointer; }
    summary h2 { display: inline; }
    """
}
