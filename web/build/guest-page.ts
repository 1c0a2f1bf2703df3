import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { build, type Plugin, type ResolvedConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Builds the customers' page separately: in one build with the app they would share chunks, and a page that should be small would
 * load the app's.
 */
export const guestPage = (): Plugin => {
  let config: ResolvedConfig;
  return {
    name: 'guest-page',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    closeBundle: {
      sequential: true,
      handler: async () => {
        await build({
          configFile: false,
          root: config.root,
          publicDir: false,
          logLevel: config.logLevel ?? 'info',
          plugins: [tailwindcss()],
          build: {
            outDir: config.build.outDir,
            emptyOutDir: false,
            target: 'es2022',
            assetsInlineLimit: 0,
            modulePreload: false,
            rolldownOptions: { input: { guest: at('../guest.html') } },
          },
        });
      },
    },
  };
};
