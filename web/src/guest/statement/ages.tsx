/** @jsxImportSource preact */
import type { GuestStatement } from '#shared/guest/statement.ts';
import { ageName } from '#shared/invoices/statement-ages.ts';
import { formatPounds } from '#shared/money.ts';

/** The amounts owed, by age. */
export function Ages({ statement: { ageing } }: { statement: GuestStatement }) {
  return (
    <dl class="keep-together mb-4 grid grid-cols-2 gap-x-4 gap-y-2 border-t border-line pt-2 sm:grid-cols-4">
      {ageing.map(({ age, amount }) => (
        <div key={age}>
          <dt class="text-micro text-muted">{ageName(age)}</dt>
          <dd class={amount > 0 ? 'font-strong' : 'text-muted'}>{formatPounds(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
