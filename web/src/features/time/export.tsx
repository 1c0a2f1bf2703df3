import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { addressOf } from '#shared/call.ts';
import { addDays } from '#shared/dates.ts';
import { isRange } from '#shared/domain/time/views.ts';
import { timeRoutes } from '#shared/time/routes.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Field } from '../../components/field.tsx';
import { Fold } from '../../components/fold.tsx';
import { DateInput } from '../../components/text-input.tsx';
import { texts } from './texts.ts';

/** The payroll file; its range starts with the displayed week. */
export function Export({ monday }: { monday: string }) {
  const [from, setFrom] = useState(monday);
  const [to, setTo] = useState(addDays(monday, 6));
  const isRight = from !== '' && to !== '' && isRange(from, to);
  return (
    <Card className="no-print px-4 lg:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3.5">
        <div>
          <h2 className="text-base">{texts.exportTitle}</h2>
          <p className="text-small text-muted">{texts.exportHint}</p>
        </div>
        {isRight && (
          <ButtonLink variant="secondary" icon={Download} needsConnection>
            <a href={addressOf(timeRoutes.export, { query: { from, to } })} download>
              {texts.export}
            </a>
          </ButtonLink>
        )}
      </div>
      <Fold id="dates" title={texts.dates} state={texts.range(from, to)} open={!isRight}>
        <Field label={texts.from} required>
          <DateInput value={from} onChange={({ target }) => setFrom(target.value)} />
        </Field>
        <Field label={texts.to} required error={isRight ? undefined : texts.tooLong}>
          <DateInput value={to} onChange={({ target }) => setTo(target.value)} />
        </Field>
      </Fold>
    </Card>
  );
}
