import { useQuery } from '@tanstack/react-query';
import { booksRoutes } from '#shared/books/routes.ts';
import { read } from '../../api/read.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Field } from '../../components/field.tsx';
import { Fold } from '../../components/fold.tsx';
import { Select } from '../../components/select.tsx';
import { DateInput } from '../../components/text-input.tsx';
import { MakeButtons } from './make-buttons.tsx';
import { otherDays, periods } from './periods.ts';
import { type Choice, choices, texts } from './texts.ts';
import { useWanted } from './use-wanted.ts';

/** The file's kind, its range, and what the range contains. */
export function TakeFile() {
  const { choice, days, period, wrong, params, isWhole, ...set } = useWanted();
  const isPreset = period !== otherDays.value;
  // The server computes it from all records, so it is never cached.
  const check = useQuery({
    ...read(booksRoutes.check, { params, query: days }),
    staleTime: 0,
    enabled: isWhole,
  });
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 lg:p-5">
      <Field label={texts.which} required hint={choice.hint}>
        <Select
          options={choices}
          value={choice.value}
          onChange={({ target }) => set.setFile(target.value as Choice)}
        />
      </Field>
      <Field label={texts.period} required>
        <Select
          options={isPreset ? periods : [...periods, otherDays]}
          value={period}
          onChange={({ target }) => set.setPeriod(target.value)}
        />
      </Field>
      <Fold
        id="dates"
        title={texts.dates}
        state={texts.range(days.from, days.to)}
        open={!isPreset || !isWhole}
      >
        <Field label={texts.from} required error={wrong.from}>
          <DateInput value={days.from} onChange={({ target }) => set.setFrom(target.value)} />
        </Field>
        <Field label={texts.to} required error={wrong.to}>
          <DateInput value={days.to} onChange={({ target }) => set.setTo(target.value)} />
        </Field>
      </Fold>
      {isWhole && check.isPending && (
        <p role="status" className="min-h-11 text-muted">
          {texts.looking}
        </p>
      )}
      {isWhole && check.isError && (
        <div role="alert" className="grid justify-items-start gap-2">
          <p>{texts.lookFailed}</p>
          <Button variant="secondary" onClick={() => void check.refetch()}>
            {texts.again}
          </Button>
        </div>
      )}
      {isWhole && check.data && <MakeButtons check={check.data} {...{ params, days }} />}
    </Card>
  );
}
