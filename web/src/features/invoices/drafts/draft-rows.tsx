import { clsx } from 'clsx';
import { DateText } from '../../../components/date-text.tsx';
import { Money } from '../../../components/money.tsx';
import { useDrafts } from '../../../data/drafts.ts';
import { texts } from './texts.ts';

interface Props {
  chosenId: number | null;
  onOpen: (id: number) => void;
}

/** What is not issued yet, above the invoices; nothing where there is none. */
export function DraftRows({ chosenId, onOpen }: Props) {
  const { rows } = useDrafts();
  if (rows.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2 className="flex justify-between px-4 text-small font-strong text-muted lg:px-5">
        {texts.drafts} <span>{rows.length}</span>
      </h2>
      <ul aria-label={texts.drafts} className="divide-y divide-line border-y border-line bg-surface">
        {rows.map(({ id, client, job, amount, dueDate }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === chosenId ? 'true' : undefined}
              onClick={() => onOpen(id)}
              className={clsx(
                'flex min-h-14 w-full items-center justify-between gap-3 px-4 py-2 text-left lg:px-5',
                id === chosenId ? 'bg-selected' : 'hover:bg-sunken/50',
              )}
            >
              <span className="min-w-0">
                <span className="block font-strong wrap-anywhere">{client?.name ?? ''}</span>
                <span className="block text-small text-muted wrap-anywhere">
                  {job ? `${job.title} · ` : ''}
                  {dueDate ? (
                    <>
                      Due <DateText value={dueDate} />
                    </>
                  ) : (
                    texts.noDue
                  )}
                </span>
              </span>
              {amount === null ? (
                <span className="text-small text-muted">{texts.noAmount}</span>
              ) : (
                <Money pounds={amount} className="font-strong" />
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
