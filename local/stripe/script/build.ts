import { fileURLToPath } from 'node:url';

/** Files for the page: what diverts it to the stand-in of Stripe.js, and the stand-in. */
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

/** One of them as a classic file; made when it is first asked for. */
export const pageScript = (name: PageScript): Promise<string> => {
  const before = built.get(name);
  if (before) return before;
  const making = build(name);
  built.set(name, making);
  return making;
};
