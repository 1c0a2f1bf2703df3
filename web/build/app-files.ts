import type { Rolldown } from 'vite';
import { placeOf } from './place.ts';

export interface AppFiles {
  /** The app's own script first, then what it imports. */
  scripts: string[];
  styles: string[];
  /** For each place (`/invoices`), the scripts it needs beyond the app's. */
  pages: Record<string, string[]>;
}

/** The files of the app and of each place in a build, as absolute paths. */
export const appFiles = (bundle: Rolldown.OutputBundle): AppFiles => {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry && chunk.name === 'app');
  if (!entry) throw new Error('The app has no entry chunk');
  const scripts = withImports(entry, chunks);
  const pages: AppFiles['pages'] = {};
  for (const chunk of chunks) {
    const place = chunk.moduleIds.map(placeOf).find((found) => found !== undefined);
    if (!place) continue;
    pages[`/${place}`] = withImports(chunk, chunks).filter((file) => !scripts.includes(file));
  }
  const styles = chunks
    .filter(({ fileName }) => scripts.includes(`/${fileName}`))
    .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])].map((name) => `/${name}`));
  return { scripts, styles, pages };
};

/** A script and everything it imports, as absolute paths. */
const withImports = (chunk: Rolldown.OutputChunk, chunks: Rolldown.OutputChunk[]): string[] => {
  const found = new Set([chunk.fileName]);
  for (const name of found) {
    for (const imported of chunks.find((other) => other.fileName === name)?.imports ?? [])
      found.add(imported);
  }
  return [...found].map((name) => `/${name}`);
};
