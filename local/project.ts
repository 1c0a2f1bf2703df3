import { fileURLToPath } from 'node:url';

/** An absolute path inside the checkout. */
export const projectPath = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

export const builtSite = projectPath('dist/web');
