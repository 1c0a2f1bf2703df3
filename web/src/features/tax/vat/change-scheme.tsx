import { useState } from 'react';
import { addDays, addMonths, formatDate, today } from '#shared/dates.ts';
import {
  type EarlierScheme,
  registeredSchemes,
  type SchemeChange,
} from '#shared/settings/tax/scheme-change.ts';
import { type VatStagger, vatQuarterOf } from '#shared/uk/vat-quarters.ts';
import type { VatScheme } from '#shared/uk/vat-schemes.ts';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { Fold } from '../../../components/fold.tsx';
import { Select } from '../../../components/select.tsx';
import { vatTexts as words } from './texts.ts';

/** The quarters to choose from: the last, this and the next two. */
const quarterStarts = (stagger: VatStagger): string[] => {
  const { from } = vatQuarterOf(today(), stagger);
  return [-3, 0, 3, 6].map((months) => addMonths(from, months));
};

/** The scheme and, if it starts later, its start date. */
const standing = (scheme: VatScheme, earlier: readonly EarlierScheme[]): string => {
  const coming = earlier.find(({ until }) => until >= today());
  const name = words.schemes[scheme];
  return coming ? words.from(name, formatDate(addDays(coming.until, 1))) : name;
};

interface Props {
  scheme: VatScheme;
  earlier: readonly EarlierScheme[];
  stagger: VatStagger;
  busy: boolean;
  onSave: (change: { schemeChange: SchemeChange }) => void;
}

/** Changes the scheme from the first day of a quarter, and asks how to treat what is unpaid then. */
export function ChangeScheme({ scheme: now, earlier, stagger, busy, onSave }: Props) {
  const others = registeredSchemes.filter((each) => each !== now);
  const [picked, pick] = useState<SchemeChange['scheme'] | null>(null);
  const [from, choose] = useState(quarterStarts(stagger)[2] ?? '');
  const [way, setWay] = useState<NonNullable<SchemeChange['outstanding']>>('at_once');
  const scheme = picked ?? others[0];
  if (now === 'none' || !scheme) return null;
  const isLeaving = now === 'cash';
  // Changing to the flat rate, unpaid amounts go into the last return under cash accounting.
  const outstanding = scheme === 'standard' ? way : 'at_once';
  return (
    <Fold id="change-scheme" title={words.changeScheme} state={standing(now, earlier)}>
      <Field label={words.newScheme} required>
        {/* Only the options' values are possible. */}
        <Select
          value={scheme}
          options={others.map((value) => ({ value, label: words.shortSchemes[value] }))}
          onChange={({ target }) => pick(target.value as SchemeChange['scheme'])}
        />
      </Field>
      <Field label={words.newFrom} required>
        <Select
          value={from}
          options={quarterStarts(stagger).map((value) => ({ value, label: formatDate(value) }))}
          onChange={({ target }) => choose(target.value)}
        />
      </Field>
      {isLeaving && scheme === 'standard' && (
        <Field label={words.outstanding} required className="sm:col-span-2">
          <Select
            value={way}
            options={(['at_once', 'six_months'] as const).map((value) => ({
              value,
              label: words.outstandingWays[value],
            }))}
            onChange={({ target }) => setWay(target.value as typeof way)}
          />
        </Field>
      )}
      <p className="text-small text-muted sm:col-span-2">{words.changeHint(now, scheme)}</p>
      <Button
        variant="secondary"
        busy={busy}
        className="justify-self-start sm:col-span-2"
        onClick={() => onSave({ schemeChange: { scheme, from, ...(isLeaving && { outstanding }) } })}
      >
        {words.changeScheme}
      </Button>
    </Fold>
  );
}
