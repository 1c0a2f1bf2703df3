import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from './media-types.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

const suffix = { br: '.br', gzip: '.gz' };

const compress = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/** The best encoding that a browser accepts for a file. */
export function encodingFor(file: string, accepts: string | undefined): Encoding {
  if (!isCompressible(file) || !accepts) return 'identity';
  if (/\bbr\b/.test(accepts)) return 'br';
  return /\bgzip\b/.test(accepts) ? 'gzip' : 'identity';
}

/** A file's bytes in an encoding: precompressed by the build, or compressed here. `edit` changes its text first. */
export async function encoded(
  file: string,
  encoding: Encoding,
  edit?: (text: string) => string,
): Promise<Buffer> {
  if (edit) {
    const bytes = Buffer.from(edit(await readFile(file, 'utf8')));
    return encoding === 'identity' ? bytes : compress[encoding](bytes);
  }
  if (encoding === 'identity') return readFile(file);
  return readFile(file + suffix[encoding]).catch(async () => compress[encoding](await readFile(file)));
}
