import type { VendorWeights } from '../../../functions/receipts/scan/vendor.ts';
import { judge, type Verdict } from './judge.ts';
import { files, type KeptReceipt, kept } from './kept.ts';

/** Prints the scores for receipts of held-out vendors, for each set, scans and photos. */
export function report(weightsFor: (receipt: KeptReceipt) => VendorWeights | undefined): void {
  console.log(
    'vendors held out'.padEnd(26),
    'F1  all right  vendor  date  total  doubt on wrong  on right  certain',
  );
  for (const file of files) {
    const all = kept(file);
    const more = all.filter(({ set }) => / half /.test(` ${set}`));
    for (const set of new Set(all.map((receipt) => receipt.set)))
      line(
        set,
        judge(
          all.filter((receipt) => receipt.set === set),
          weightsFor,
        ),
      );
    line(`both halves of ${file}`, judge(more, weightsFor));
  }
}

function line(set: string, { f1, allRight, fields, doubted, certain }: Verdict): void {
  const right = ['vendor', 'date', 'total'].map((field) => fields[field]?.right ?? 0);
  const shares = [doubted.wrong, doubted.right, certain].map(percent);
  console.log(
    set.padEnd(24),
    percent(f1),
    percent(allRight),
    ...right.map((n) => String(n).padStart(6)),
    ...shares,
  );
}

function percent(share: number): string {
  return (100 * share).toFixed(1).padStart(7);
}
