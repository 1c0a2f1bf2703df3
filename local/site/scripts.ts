/** Adds deferred classic scripts to a page: they run before the page's modules and don't block rendering. */
export const withScripts = (html: string, scripts: string[]): string =>
  html.replace('</head>', `${scripts.map((src) => `<script defer src="${src}"></script>`).join('')}</head>`);
