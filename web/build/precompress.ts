import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const texts = /\.(css|html|js|svg|txt|webmanifest)$/;

/** Writes `.br` and `.gz` beside every text file, at their best level, so that no server compresses on each request. */
export const precompress = (): Plugin => {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: ({ build }) => {
      folder = build.outDir;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        const files = await readdir(folder, { recursive: true });
        await Promise.all(
          files.filter((file) => texts.test(file)).map((file) => compress(join(folder, file))),
        );
      },
    },
  };
};

const compress = async (file: string): Promise<void> => {
  const bytes = await readFile(file);
  await Promise.all([
    writeFile(`${file}.br`, await promisify(brotliCompress)(bytes)),
    writeFile(`${file}.gz`, await promisify<Buffer, object, Buffer>(gzip)(bytes, { level: 9 })),
  ]);
};
