/** Escapes text for HTML, attributes included. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const style = `
:root { color-scheme: light dark; --ground: #f7f4ec; --surface: #fffdf8; --ink: #14213d; --soft: #4d5870; --line: #8a8f9c;
  --action: #14213d; --on-action: #fffdf8; --accent: #c6e02b; --danger: #a11722; }
@media (prefers-color-scheme: dark) { :root { --ground: #0d1424; --surface: #16203a; --ink: #f3f1ea; --soft: #b9c0cf;
  --line: #7d879d; --action: #d5ec4a; --on-action: #10182b; --danger: #ff9a96; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px 16px; background: var(--ground);
  color: var(--ink); font: 16px/1.5 -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', system-ui, sans-serif; }
main { width: 100%; max-width: 400px; background: var(--surface); border-radius: 16px; padding: 32px 24px;
  border-top: 4px solid var(--accent); box-shadow: 0 8px 32px rgb(20 33 61 / 0.12); }
h1 { margin: 0 0 4px; font-size: 24px; line-height: 1.25; }
p { margin: 0 0 24px; color: var(--soft); }
label { display: block; font-weight: 600; margin-bottom: 4px; }
input { width: 100%; min-height: 48px; padding: 8px 12px; margin-bottom: 20px; font: inherit; color: inherit;
  background: var(--ground); border: 1px solid var(--line); border-radius: 8px; }
button, a.button { display: block; width: 100%; min-height: 48px; padding: 12px; border: 0; border-radius: 8px; font: inherit;
  font-weight: 600; text-align: center; text-decoration: none; color: var(--on-action); background: var(--action); cursor: pointer; }
button.quiet { margin-top: 8px; background: none; color: var(--soft); }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
.error { color: var(--danger); font-weight: 600; margin-bottom: 16px; }`;

/** A complete page with one panel. `body` is HTML. */
export const page = (title: string, body: string) => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body>
</html>`;
