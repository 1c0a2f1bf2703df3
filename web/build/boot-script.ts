import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { AppFiles } from './app-files.ts';

const source = fileURLToPath(new URL('../src/boot/boot.ts', import.meta.url));

/** Bundles the boot script as a classic script. Vite bundles only modules, which are deferred until the page is parsed. */
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
  /** The first requests of each place. */
  calls: Record<string, string[]>;
  /** Those of them that a role may not make. */
  closed: Record<string, string[]>;
  src: string;
  /** The document that contains the tag. */
  page: 'landing' | 'app';
}

/** The script's tag, whose data attributes tell it the document and what to load. */
export const bootTag = ({ src, page, scripts, styles, pages, calls, closed }: Boot): string => {
  const data = {
    page,
    scripts: scripts.join(' '),
    styles: styles.join(' '),
    pages: JSON.stringify(pages),
    calls: JSON.stringify(calls),
    closed: JSON.stringify(closed),
  };
  const attributes = Object.entries(data).map(([name, value]) => `data-${name}='${value}'`);
  return `<script async fetchpriority="high" src="${src}" ${attributes.join(' ')}></script>`;
};
