import { useState } from 'react';
import * as z from 'zod/mini';
import { formatDate, today } from '#shared/dates.ts';
import { percent } from '#shared/lines/line.ts';
import { readNumber } from '#shared/read-number.ts';
import type { EarlierScheme } from '#shared/settings/tax/scheme-change.ts';
import { Button } from '../../../components/button.tsx';
import { DeleteIcon } from '../../../components/delete-icon.tsx';
import { Field } from '../../../components/field.tsx';
import { Fold } from '../../../components/fold.tsx';
import { Select } from '../../../components/select.tsx';
import { DateInput, TextInput } from '../../../components/text-input.tsx';
import { vatTexts as words } from './texts.ts';

type Scheme = EarlierScheme['scheme'];

interface Props {
  earlier: readonly EarlierScheme[];
  busy: boolean;
  onSave: (earlier: EarlierScheme[]) => void;
}

const nameOf = ({ scheme, flatRate, until }: EarlierScheme): string => {
  const name = words.shortSchemes[scheme];
  return words.until(flatRate === null ? name : words.atRate(name, flatRate), formatDate(until));
};

/** Earlier schemes and flat rates, each with its last day: quarters of that time use them. */
export function EarlierSchemes({ earlier, busy, onSave }: Props) {
  const newestFirst = earlier.toSorted((one, other) => (one.until < other.until ? 1 : -1));
  const state = newestFirst.map(nameOf).join(', ') || words.earlierNone;
  return (
    <Fold id="earlier-schemes" title={words.earlier} state={state}>
      <p className="text-small text-muted sm:col-span-2">{words.earlierHint}</p>
      {newestFirst.length > 0 && (
        <ul aria-label={words.earlier} className="sm:col-span-2">
          {newestFirst.map((each) => (
            <li key={each.until} className="flex min-h-11 items-center justify-between gap-3">
              {nameOf(each)}
              <DeleteIcon
                needsConnection
                label={words.remove(nameOf(each))}
                onClick={() => onSave(earlier.filter((other) => other !== each))}
              />
            </li>
          ))}
        </ul>
      )}
      <AddScheme key={earlier.length} earlier={earlier} busy={busy} onSave={onSave} />
    </Fold>
  );
}

const options = (Object.entries(words.shortSchemes) as [Scheme, string][]).map(([value, label]) => ({
  value,
  label,
}));

function AddScheme({ earlier, busy, onSave }: Props) {
  const [scheme, setScheme] = useState<Scheme>('standard');
  const [until, setUntil] = useState('');
  const [rateText, setRate] = useState('');
  const rate = readNumber(rateText);
  const [isTried, setTried] = useState(false);
  const isFlat = scheme === 'flat';
  const dayIsWrong = until === '' || until >= today() || earlier.some((each) => each.until === until);
  const rateIsWrong = isFlat && !z.safeParse(percent, rate).success;
  const add = () => {
    setTried(true);
    if (!dayIsWrong && !rateIsWrong) onSave([...earlier, { until, scheme, flatRate: isFlat ? rate : null }]);
  };
  return (
    <>
      <Field label={words.scheme} required>
        {/* Only the options' values are possible. */}
        <Select
          value={scheme}
          options={options}
          onChange={({ target }) => setScheme(target.value as Scheme)}
        />
      </Field>
      <Field label={words.lastDay} required error={isTried && dayIsWrong ? words.lastDayWrong : undefined}>
        <DateInput value={until} onChange={({ target }) => setUntil(target.value)} />
      </Field>
      {isFlat && (
        <Field
          label={words.flatRate}
          required
          error={isTried && rateIsWrong ? words.flatRateWrong : undefined}
        >
          <TextInput value={rateText} inputMode="decimal" onChange={({ target }) => setRate(target.value)} />
        </Field>
      )}
      <Button variant="secondary" busy={busy} className="justify-self-start sm:col-span-2" onClick={add}>
        {words.add}
      </Button>
    </>
  );
}
