import type { VitePWAOptions } from 'vite-plugin-pwa';

/**
 * The service worker is web/src/worker. Its manifest lists the whole app, which it caches only when a signed-in page asks: signed-
 * out visitors don't download the app. The customers' page and its files bypass it.
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
