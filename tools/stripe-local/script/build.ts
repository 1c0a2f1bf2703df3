import { fileURLToPath } from 'node:url';

/** Scripts for the page: the one that diverts Stripe.js, and the stand-in itself. */
export const pageScripts = ['divert.js', 'stripe.js'] as const;
type PageScript = (typeof pageScripts)[number];

const built = new Map<PageScript, Promise<string>>();

const build = async (name: PageScript): Promise<string> => {
  const { build: bundle } = await import('esbuild');
  const result = await bundle({
    entryPoints: [fileURLToPath(new URL(name.replace('.js', '.ts'), import.meta.url))],
    bundle: true,
    minify: true,
    format: 'iife',
    write: false,
  });
  return result.outputFiles[0]?.text ?? '';
};

/** One of them as a classic script; built on first request. */
export const pageScript = (name: PageScript): Promise<string> => {
  const before = built.get(name);
  if (before) return before;
  const making = build(name);
  built.set(name, making);
  return making;
};
