import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { landingPage } from './web/build/landing-page.ts';
import { precompress } from './web/build/precompress.ts';
import { pwa } from './web/build/pwa.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: at('./web'),
  publicDir: at('./web/public'),
  plugins: [react(), tailwindcss(), landingPage(), VitePWA(pwa), precompress()],
  build: {
    outDir: at('./dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // Inlined data: addresses would need a hole in the CSP.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // One file of icons rather than one each: on a phone every further request is a wait. No other groups: they
      // make circles of files, whose modules then run in the wrong order.
      output: { codeSplitting: { groups: [{ name: 'icons', test: /lucide-react/, minShareCount: 2 }] } },
      input: { index: at('./web/index.html'), app: at('./web/app.html'), offline: at('./web/offline.html') },
    },
  },
});
