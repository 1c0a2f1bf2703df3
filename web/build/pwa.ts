import type { VitePWAOptions } from 'vite-plugin-pwa';

/**
 * The service worker is web/src/worker. Its list holds the whole app, which it stocks when a page that somebody is signed in to asks for it:
 * a signed-out visitor downloads none of the business. What a customer opens passes it by, page and files.
 */
export const pwa: Partial<VitePWAOptions> = {
  injectRegister: false,
  registerType: 'autoUpdate',
  includeAssets: [],
  includeManifestIcons: false,
  manifest: {
    id: '/',
    name: 'Fettle',
    short_name: 'Fettle',
    description: 'Clients, jobs and invoices for your trade, in good order.',
    lang: 'en-GB',
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    background_color: '#f6f5f0',
    theme_color: '#14284b',
    categories: ['business', 'productivity'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Create Job', url: '/jobs?new=1' },
      { name: 'Generate Invoice', url: '/invoices?new=1' },
    ],
  },
  strategies: 'injectManifest',
  srcDir: 'src/worker',
  filename: 'sw.ts',
  injectManifest: {
    globPatterns: [
      'app.html',
      'offline.html',
      'favicon.svg',
      'manifest.webmanifest',
      'icons/icon-192.png',
      'assets/*.{js,css,woff2}',
    ],
    globIgnores: ['assets/guest-*'],
    dontCacheBustURLsMatching: /^assets\//,
    rollupFormat: 'iife',
    sourcemap: false,
  },
};
