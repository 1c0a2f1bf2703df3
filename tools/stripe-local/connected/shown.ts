/** A page, a redirect, or a command's result. */
export type Shown = { html: string } | { to: string } | { json: unknown };
