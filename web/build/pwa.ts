import type { VitePWAOptions } from 'vite-plugin-pwa';
import { titles } from '../src/data/titles.ts';

/**
 * The service worker keeps the offline page and, as they are used, the hashed files, whose content never changes. It
 * fetches no screen ahead: a signed-out visitor downloads none of the business. The app's places come as they were last
 * opened and are fetched anew behind that; every other page comes from the network. What a customer opens passes it by, page
 * and files.
 */
export const pwa: Partial<VitePWAOptions> = {
  filename: 'sw.js',
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
  workbox: {
    globPatterns: ['offline.html', 'favicon.svg', 'assets/landing-*.css'],
    inlineWorkboxRuntime: true,
    sourcemap: false,
    navigateFallback: null,
    clientsClaim: true,
    skipWaiting: true,
    cleanupOutdatedCaches: true,
    dontCacheBustURLsMatching: /^assets\//,
    runtimeCaching: [
      {
        // At once as it was last time, whatever the signal; what is new is there the next time.
        urlPattern: new RegExp(`^https?://[^/]+/(dashboard|${Object.keys(titles).join('|')})(\\?.*)?$`),
        handler: 'StaleWhileRevalidate',
        options: {
          cacheName: 'screens',
          matchOptions: { ignoreSearch: true },
          expiration: { maxEntries: 40 },
          precacheFallback: { fallbackURL: '/offline.html' },
        },
      },
      {
        urlPattern: ({ request, url }) => request.mode === 'navigate' && !/^\/guest\b/.test(url.pathname),
        handler: 'NetworkOnly',
        options: { precacheFallback: { fallbackURL: '/offline.html' } },
      },
      {
        urlPattern: ({ url, sameOrigin }) => sameOrigin && /^\/assets\/(?!guest)/.test(url.pathname),
        handler: 'CacheFirst',
        options: { cacheName: 'assets', expiration: { maxEntries: 120, maxAgeSeconds: 60 * 24 * 60 * 60 } },
      },
    ],
  },
};
