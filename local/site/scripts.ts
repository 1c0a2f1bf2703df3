/** A page with classic scripts added, each run before the page's modules and after nothing has been held up. */
export const withScripts = (html: string, scripts: string[]): string =>
  html.replace('</head>', `${scripts.map((src) => `<script defer src="${src}"></script>`).join('')}</head>`);
