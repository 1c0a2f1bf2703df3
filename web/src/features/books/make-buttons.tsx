import FileDown from 'lucide-react/icons/file-down';
import type { BookCheck, BookParams } from '#shared/books/contract.ts';
import { booksRoutes } from '#shared/books/routes.ts';
import { londonDate } from '#shared/dates.ts';
import { useCall } from '../../api/use-call.ts';
import { Button } from '../../components/button.tsx';
import type { Days } from './periods.ts';
import { texts } from './texts.ts';

interface Props {
  check: BookCheck;
  params: BookParams;
  days: Days;
}

/** What earlier files contain, grouped by the day they were created, newest first. */
const takenByDay = ({ taken }: BookCheck): string[] => {
  const days = new Map<string, number[]>();
  for (const { at, records } of taken) {
    const day = londonDate(at);
    days.set(day, [...(days.get(day) ?? []), records]);
  }
  return [...days].map(([day, counts]) =>
    texts.taken(
      counts.reduce((sum, records) => sum + records, 0),
      day,
      counts.length,
    ),
  );
};

/** What earlier files already contain, as sentences. */
const sentencesOf = (check: BookCheck): string[] => [
  ...takenByDay(check),
  ...(check.changed > 0 ? [texts.changed(check.changed)] : []),
  ...(check.gone > 0 ? [texts.gone(check.gone)] : []),
];

/** The content of the range, and the button that creates its file; overlaps with earlier files are shown and confirmed first. */
export function MakeButtons({ check, params, days }: Props) {
  const { mutate, isPending } = useCall(booksRoutes.make, {
    failure: texts.makeFailed,
  });
  const { records, fresh } = check;
  const make = (onlyNew: boolean) => mutate({ params, body: { ...days, onlyNew } });
  if (records === 0)
    return (
      <div className="grid gap-1" role="status">
        <p className="text-muted">{texts.nothing}</p>
        {check.gone > 0 && <p>{texts.gone(check.gone)}</p>}
      </div>
    );
  const isFirst = fresh === records;
  return (
    <div className="-mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
      <div role="status" className="grid gap-1">
        <p className="text-large font-strong">{texts.found(params.kind, records)}</p>
        {sentencesOf(check).map((sentence) => (
          <p key={sentence} className="text-small">
            {sentence}
          </p>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        {!isFirst && fresh > 0 && (
          <Button needsConnection icon={FileDown} busy={isPending} onClick={() => make(true)}>
            {texts.onlyNew(fresh)}
          </Button>
        )}
        <Button
          variant={isFirst ? 'primary' : 'secondary'}
          needsConnection
          icon={FileDown}
          busy={isPending}
          onClick={() => make(false)}
        >
          {isFirst ? texts.make : texts.all(records)}
        </Button>
      </div>
    </div>
  );
}
