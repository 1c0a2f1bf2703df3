import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#shared/dates.ts';
import type { OnHand as Standing } from '#shared/filing/on-hand.ts';
import { filingRoutes } from '#shared/filing/routes.ts';
import { formatPounds } from '#shared/money.ts';
import { read } from '../../../api/read.ts';
import { useCall } from '../../../api/use-call.ts';
import { Fold } from '../../../components/fold.tsx';
import { Select } from '../../../components/select.tsx';
import { useIsOwner } from '../filing/queries.ts';

const words = {
  title: 'Bought before you registered',
  nothing: 'Nothing claimed yet',
  claimed: (sum: string) => `${sum} claimed`,
  hint: (day: string) =>
    `You can claim VAT on goods you still had on ${day}, bought up to 4 years before, and on services bought up to 6 months before. Choose how much of each receipt was left. It goes in box 4 of your first return. Keep the list for 6 years.`,
  ownerSays: 'The owner of the business says how much was left.',
  row: (vendor: string, day: string) => `${vendor}, ${day}`,
  receipt: 'Receipt',
  facts: (day: string, sum: string) => `${day} · ${sum} of VAT`,
  shares: {
    0: 'None left',
    25: 'A quarter left',
    50: 'Half left',
    75: 'Three quarters left',
    100: 'All left',
  },
  other: (share: number) => `${share}% left`,
  saved: { title: 'Success', description: 'Box 4 of your first return is up to date' },
  failed: 'We couldn’t save how much was left',
} as const;

/** Receipts from before the registration, each with how much of it was still on hand then; renders nothing if there are none. */
export function OnHand() {
  const { data } = useQuery(read(filingRoutes.onHand, {}));
  const isOwner = useIsOwner();
  const { mutate, isPending } = useCall(filingRoutes.putOnHand, {
    success: words.saved,
    failure: words.failed,
  });
  if (!data?.registeredFrom || data.receipts.length === 0) return null;
  const { registeredFrom, receipts, vat } = data;
  return (
    <Fold
      id="on-hand"
      title={words.title}
      state={vat === 0 ? words.nothing : words.claimed(formatPounds(vat))}
    >
      <p className="text-small text-muted sm:col-span-2">
        {isOwner ? words.hint(formatDate(registeredFrom)) : words.ownerSays}
      </p>
      <ul aria-label={words.title} className="divide-y divide-line sm:col-span-2">
        {receipts.map((receipt) => (
          <Receipt
            key={receipt.receiptId}
            receipt={receipt}
            locked={!isOwner || isPending}
            onChoose={(share) => mutate({ body: { items: [{ receiptId: receipt.receiptId, share }] } })}
          />
        ))}
      </ul>
    </Fold>
  );
}

interface Props {
  receipt: Standing['receipts'][number];
  locked: boolean;
  onChoose: (share: number) => void;
}

const shares: { value: string; label: string }[] = Object.entries(words.shares).map(([value, label]) => ({
  value,
  label,
}));

/** Keeps a share entered elsewhere among the options. */
const optionsWith = (share: number): typeof shares =>
  String(share) in words.shares ? shares : [{ value: String(share), label: words.other(share) }, ...shares];

function Receipt({ receipt, locked, onChoose }: Props) {
  const { vendor, on, vat, share } = receipt;
  const name = words.row(vendor ?? words.receipt, formatDate(on));
  return (
    <li className="flex items-center justify-between gap-3 py-2 large-text:flex-wrap">
      <span className="min-w-0">
        <span className="block font-strong wrap-anywhere">{vendor ?? words.receipt}</span>
        <span className="block text-small text-muted">{words.facts(formatDate(on), formatPounds(vat))}</span>
      </span>
      <Select
        aria-label={name}
        className="shrink-0"
        value={String(share)}
        options={optionsWith(share)}
        disabled={locked}
        onChange={({ target }) => onChoose(Number(target.value))}
      />
    </li>
  );
}
