import CheckCheck from 'lucide-react/icons/check-check';
import { useCallback, useMemo } from 'react';
import type { Field, Section } from '#shared/certificates/engine/definition.ts';
import { rowIdOf, rowsIn } from '#shared/certificates/engine/values.ts';
import { Button } from '../../../components/button.tsx';
import { texts } from '../texts.ts';
import type { Pointed } from './answer.tsx';
import { askedIn, fieldsAt, openChecks, pathOf, rowName, type Spot, withAnswer } from './answers.ts';
import { unplaced } from './findings.ts';
import { FormField } from './form-field.tsx';
import { type OpenForm, useFindings } from './use-form.ts';

const none: readonly Pointed[] = [];

/** The rows that a field of the section may refer to. */
const usePointed = ({ definition, values }: OpenForm, { fields }: Section): readonly Pointed[] => {
  const of = fields.find(({ type }) => type === 'row')?.of;
  const section = definition.sections.find(({ key }) => key === of);
  const rows = section && values[section.key];
  return useMemo(() => {
    if (!section) return none;
    const named = rowsIn({ [section.key]: rows }, section.key).map((row, at) => ({
      ...{ value: rowIdOf(row) ?? String(at), at },
      label: rowName(section, row, at),
    }));
    return [...named, { value: 'installation', label: texts.installation }];
  }, [section, rows]);
};

const computedNames: Readonly<Record<string, string>> = {
  limit: texts.limit,
  result: texts.result,
  visualOnly: texts.visualOnly,
  remedialBy: texts.remedialBy,
};

/** Values computed from the section that have no field. */
function Computed({ form, spot, asked }: { form: OpenForm; spot: Spot; asked: readonly Field[] }) {
  const at = `${pathOf(spot)}.`;
  const shown = Object.entries(form.found.computed).flatMap(([path, value]) => {
    const key = path.startsWith(at) ? path.slice(at.length) : '';
    const name = computedNames[key];
    if (!name || value === null || asked.some((field) => field.key === key)) return [];
    return [{ key, name, value: value === true ? '' : String(value) }];
  });
  if (shown.length === 0) return null;
  return (
    <dl className="grid gap-1 rounded-card bg-sunken px-4 py-3">
      {shown.map(({ key, name, value }) => (
        <div key={key} className="flex justify-between gap-4">
          <dt className="text-muted">{name}</dt>
          <dd className="font-strong">{texts.outcomes[value] ?? value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface Props {
  form: OpenForm;
  section: Section;
  row?: number | undefined;
}

/** The fields of a section, or of one of its rows. */
export function Fields({ form, section, row }: Props) {
  const { values, found, others, gaps, draft } = form;
  const { change, keep: keepAt } = draft;
  const { key } = section;
  const spot = useMemo(() => ({ section: key, row }), [key, row]);
  const typed = fieldsAt(values, spot);
  const asked = askedIn(section, typed, values);
  const at = pathOf(spot);
  const findings = useFindings(found);
  const pointed = usePointed(form, section);
  const answer = useCallback(
    (field: string, value: unknown) => change((before) => withAnswer(before, spot, field, value)),
    [change, spot],
  );
  const keep = useCallback((field: string, other: unknown) => keepAt(spot, field, other), [keepAt, spot]);
  const open = openChecks(asked, typed);
  const pass = () =>
    change((before) => open.reduce((after, field) => withAnswer(after, spot, field.key, 'pass'), before));
  const beyond = unplaced(gaps, at, new Set(asked.map((field) => field.key)));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {beyond.length > 0 && (
        <ul className="grid gap-1 rounded-card bg-warning px-4 py-3 text-small font-strong text-on-warning">
          {beyond.map(({ path, label, message }) => (
            <li key={path}>{message ?? texts.needed(label)}</li>
          ))}
        </ul>
      )}
      {open.length > 0 && (
        <Button variant="secondary" icon={CheckCheck} onClick={pass} className="justify-self-start">
          {texts.allPass(open.length)}
        </Button>
      )}
      {asked.map((field) => (
        <FormField
          key={field.key}
          field={field}
          value={typed[field.key]}
          pointed={field.type === 'row' ? pointed : none}
          other={others[`${at}.${field.key}`]}
          onAnswer={answer}
          onKeep={keep}
          {...findings(`${at}.${field.key}`)}
        />
      ))}
      <Computed form={form} spot={spot} asked={asked} />
    </div>
  );
}
