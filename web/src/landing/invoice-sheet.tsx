import { Check } from 'lucide-react';

const lines = [
  ['Boiler service', ''],
  ['Materials', '£100.25'],
  ['Labour, 5.25 h', '£250.50'],
] as const;

/** An invoice on paper, half behind the phone. Paper is white in the dark as well. */
export function InvoiceSheet() {
  return (
    <div className="paper relative -mr-24 w-76 shrink-0 rounded-t-small border border-line bg-surface px-5 pt-5 pb-8 text-small text-ink shadow-lifted max-sm:hidden">
      <p className="text-large font-strong">Invoice</p>
      <p className="text-muted">INV-2026-418207</p>
      <p className="mt-4 mb-3">
        <span className="block font-strong">Example Plumbing</span>
        <span className="text-muted">2 Sample Road, Leeds</span>
      </p>
      <div className="pr-20">
        {lines.map(([what, amount]) => (
          <p key={what} className="flex justify-between border-b border-line py-1.5">
            <span>{what}</span>
            <span>{amount}</span>
          </p>
        ))}
        <p className="flex justify-between py-2 font-strong">
          <span>Total</span>
          <span>£350.75</span>
        </p>
        <p className="mt-1 inline-flex items-center gap-1.5 rounded-full bg-success px-2.5 py-0.5 font-strong text-on-success">
          <Check aria-hidden strokeWidth={3} className="size-3.5" />
          Paid 14 Nov
        </p>
      </div>
    </div>
  );
}
