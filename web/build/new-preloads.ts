import type { Plugin, Rolldown } from 'vite';
import { appFiles, withImports } from './app-files.ts';

/**
 * Names beside an import only those of its files that are not there yet: what asks for it has its own imports, and the app's
 * came before all else. The lists of all of them were 5 KB of the app.
 */
export const newPreloads = (): Plugin => {
  let bundle: Rolldown.OutputBundle = {};
  const isThere = (host: string): Set<string> => {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const asking = chunks.filter(({ fileName }) => fileName === host);
    return new Set([...appFiles(bundle).scripts, ...asking.flatMap((chunk) => withImports(chunk, chunks))]);
  };
  return {
    name: 'new-preloads',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          // A browser that does not know it loads the same a little later.
          polyfill: false,
          resolveDependencies: (_, files, { hostId, hostType }) => {
            if (hostType === 'html') return files;
            const there = isThere(hostId);
            return files.filter((file) => !there.has(`/${file}`));
          },
        },
      },
    }),
    // Vite writes the lists in its own, later hook.
    generateBundle: {
      order: 'pre',
      handler: (_, files) => {
        bundle = files;
      },
    },
  };
};
