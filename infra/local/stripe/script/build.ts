import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('./stripe.ts', import.meta.url));
let built: Promise<string> | undefined;

const build = async (): Promise<string> => {
  const { build: bundle } = await import('esbuild');
  const result = await bundle({
    entryPoints: [source],
    bundle: true,
    minify: true,
    format: 'iife',
    write: false,
  });
  return result.outputFiles[0]?.text ?? '';
};

/** The script that stands in for Stripe.js, as one classic file; made when it is first asked for. */
export const browserScript = (): Promise<string> => {
  built ??= build();
  return built;
};
