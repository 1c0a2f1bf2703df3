import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { AppFiles } from './app-files.ts';

const source = fileURLToPath(new URL('../src/boot/boot.ts', import.meta.url));

/** The boot script as one classic file. Vite bundles only modules, which wait until the page is parsed. */
export const bootScript = async (): Promise<string> => {
  const result = await build({
    entryPoints: [source],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return result.outputFiles[0]?.text ?? '';
};

interface Boot extends AppFiles {
  /** What each place asks the server for first. */
  calls: Record<string, string[]>;
  src: string;
  /** Which document the tag stands in. */
  page: 'landing' | 'app';
}

/** Its tag, which tells it where it is and what there is to load. */
export const bootTag = ({ src, page, scripts, styles, pages, calls }: Boot): string => {
  const data = {
    page,
    scripts: scripts.join(' '),
    styles: styles.join(' '),
    pages: JSON.stringify(pages),
    calls: JSON.stringify(calls),
  };
  const attributes = Object.entries(data).map(([name, value]) => `data-${name}='${value}'`);
  return `<script async fetchpriority="high" src="${src}" ${attributes.join(' ')}></script>`;
};
