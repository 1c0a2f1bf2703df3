/** A page, where to go on to, or what a command answers. */
export type Shown = { html: string } | { to: string } | { json: unknown };
