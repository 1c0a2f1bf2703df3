import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { addressOf } from '#shared/call.ts';
import { addDays } from '#shared/dates.ts';
import { isRange } from '#shared/domain/time/views.ts';
import { timeRoutes } from '#shared/time/routes.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Field, FieldPair } from '../../components/field.tsx';
import { DateInput } from '../../components/text-input.tsx';
import { texts } from './texts.ts';

/** The payroll file; its range starts with the displayed week. */
export function Export({ monday }: { monday: string }) {
  const [from, setFrom] = useState(monday);
  const [to, setTo] = useState(addDays(monday, 6));
  const isRight = from !== '' && to !== '' && isRange(from, to);
  return (
    <Card className="no-print grid gap-3 px-4 py-3.5 lg:px-5">
      <div>
        <h2 className="text-base">{texts.exportTitle}</h2>
        <p className="text-small text-muted">{texts.exportHint}</p>
      </div>
      <FieldPair>
        <Field label={texts.from} required>
          <DateInput value={from} onChange={({ target }) => setFrom(target.value)} />
        </Field>
        <Field label={texts.to} required error={isRight ? undefined : texts.tooLong}>
          <DateInput value={to} onChange={({ target }) => setTo(target.value)} />
        </Field>
      </FieldPair>
      {isRight && (
        <ButtonLink variant="secondary" icon={Download} needsConnection className="justify-self-start">
          <a href={addressOf(timeRoutes.export, { query: { from, to } })} download>
            {texts.export}
          </a>
        </ButtonLink>
      )}
    </Card>
  );
}
