import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { guestPage } from './web/build/guest-page.ts';
import { landingPage } from './web/build/landing-page.ts';
import { precompress } from './web/build/precompress.ts';
import { pwa } from './web/build/pwa.ts';

/** What the first screen loads whichever it is: in one file it is smaller than apart, and one request. */
const ofEveryScreen =
  /\/src\/(app\/main|api\/use-call|components\/(empty-state|hrefs|next-act|notice|skeleton|time-ago|use-now|use-wide))\.tsx?$|\/shared\/calendar\/(days|when)\.ts$/;

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: at('./web'),
  publicDir: at('./web/public'),
  plugins: [
    // The page of customers is drawn by Preact, which has no such refresh.
    react({ exclude: /\/(node_modules|src\/guest)\// }),
    tailwindcss(),
    landingPage(),
    VitePWA(pwa),
    guestPage(),
    precompress(),
  ],
  build: {
    outDir: at('./dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // Inlined data: addresses would need a hole in the CSP.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // On a phone every further request is a wait: one file for all that each screen needs, and one for the icons that
      // several do, rather than one each. The first group holds whatever its modules import, so it makes no circle of
      // files; groups by package do, and then modules run in the wrong order.
      output: {
        codeSplitting: {
          groups: [
            { name: 'shell', test: ofEveryScreen, priority: 2 },
            { name: 'icons', test: /lucide-react/, minShareCount: 2, priority: 1 },
          ],
        },
      },
      input: { index: at('./web/index.html'), app: at('./web/app.html'), offline: at('./web/offline.html') },
    },
  },
});
