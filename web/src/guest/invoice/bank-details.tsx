/** @jsxImportSource preact */
import type { GuestInvoice } from '#shared/guest/document.ts';
import { texts } from '../texts.ts';
import { CopyButton } from './copy-button.tsx';

export type Bank = NonNullable<GuestInvoice['bank']>;

const pairs = (sortCode: string): string =>
  sortCode.replace(/\D/g, '').replace(/^(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3');

/** With several invoices each has its own reference. */
type Account = Omit<Bank, 'reference'> & { reference?: string };

/** What a payer types into their bank, by label; unknown parts are left out. */
export const bankFacts = ({ accountName, sortCode, accountNumber, reference }: Account): [string, string][] =>
  (
    [
      [texts.accountName, accountName],
      [texts.sortCode, sortCode && pairs(sortCode)],
      [texts.accountNumber, accountNumber],
      [texts.reference, reference],
    ] as [string, string | null | undefined][]
  ).filter((fact): fact is [string, string] => Boolean(fact[1]));

/** The bank details, each with a copy button. */
export function BankDetails({ bank }: { bank: Account }) {
  return (
    <dl class="divide-y divide-line rounded-card border border-line bg-surface shadow-rest">
      {bankFacts(bank).map(([name, value]) => (
        <div key={name} class="relative min-h-13 py-1 pr-13 pl-4">
          <dt class="text-small text-muted">{name}</dt>
          <dd class={`wrap-anywhere ${name === texts.reference ? 'font-strong' : ''}`}>{value}</dd>
          <dd class="absolute inset-y-0 right-1 grid place-items-center">
            <CopyButton what={name} value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
