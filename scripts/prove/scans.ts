import { readFile } from 'node:fs/promises';
import { receiptsContract, type ScanResult } from '#shared/receipts/contract.ts';
import { must, type Proof } from './proof.ts';
import type { Site, Visitor } from './site.ts';

const picture = new URL('../../local/textract/testing/example-receipt.png', import.meta.url);
/** What stands on it. */
const total = 16.75;

const scan = async ({ api }: Visitor): Promise<{ status: number; total: number | null }> => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await readFile(picture))]), 'receipt.png');
  const { method, path } = receiptsContract.scan;
  const { status, body } = await api.send({ method, path, body: form });
  return { status, total: status === 200 ? (body as ScanResult).total : null };
};

export const scanning: Proof = {
  name: 'Receipts are read, one after the other and many at once',
  run: async ({ scans }: Site, visitor) => {
    for (let n = 0; n < scans.inTurn; n++) {
      const read = await scan(visitor);
      must(read.status === 200 && read.total === total, `Scan ${n + 1} answered ${JSON.stringify(read)}`);
    }
    const all = await Promise.all(Array.from({ length: scans.atOnce }, () => scan(visitor)));
    const odd = all.find(({ status }) => ![200, 429, 503].includes(status));
    must(!odd, `At once, one answered ${odd?.status}`);
    const right = all.filter((read) => read.status === 200 && read.total === total).length;
    must(right > 0, 'At once, none was read');
    // Asking for more at a time than the quota allows is told to the user as "try again in a moment".
    const late = all.length - right;
    must(
      late <= all.length / 2,
      `At once, ${late} of ${all.length} were turned away: raise Textract's quota`,
    );
  },
};
