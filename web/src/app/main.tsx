import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import '../styles/app.css';
import { queryClient } from '../api/query-client.ts';
import { userQuery } from '../api/user.ts';
import { hasHint } from '../boot/hint.ts';
import { registerWorker } from '../boot/register-worker.ts';
import { App } from './app.tsx';
import { reloadOnMissingChunk } from './missing-chunk.ts';
import { placeAt } from './places.ts';

// zod would otherwise build its parsers with `new Function`, which the CSP refuses.
z.config({ jitless: true });
reloadOnMissingChunk();
registerWorker();

// At once rather than one after the other: who is it, and the code and data of the page they most likely may see.
const known = queryClient.prefetchQuery(userQuery);
if (hasHint()) {
  void placeAt(location.pathname)
    ?.load()
    .then((page) => page.prefetch?.());
}

const parsed = new Promise((resolve) => {
  if (document.readyState !== 'loading') resolve(undefined);
  else addEventListener('DOMContentLoaded', resolve, { once: true });
});

const start = async () => {
  await parsed;
  // In the landing page's document the app takes its place, its stylesheet included: two would mix.
  document.getElementById('landing')?.remove();
  document.querySelector('link[href*="/landing"]')?.remove();
  const root = document.getElementById('root');
  if (!root) return;
  // app.html holds the shell's outline already; it stays until it is known which shell to draw.
  if (root.firstElementChild) await known;
  createRoot(root).render(<App />);
};

void start();
