import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { sharedFiles } from './web/build/chunks.ts';
import { guestPage } from './web/build/guest-page.ts';
import { landingPage } from './web/build/landing-page.ts';
import { precompress } from './web/build/precompress.ts';
import { pwa } from './web/build/pwa.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Short: a page lists every file that it may need, and hashes don't compress.
const names = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

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
    // A browser that doesn't know it loads the same a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { manualPureFunctions: ['z', 'contract'] },
      output: { ...names, codeSplitting: { groups: sharedFiles } },
      input: { index: at('./web/index.html'), app: at('./web/app.html'), offline: at('./web/offline.html') },
    },
  },
});
