import { definitionOn } from '#shared/certificates/definitions/definitions.ts';
import { othersAt } from '#shared/certificates/differing.ts';
import { fieldOfAny } from '#shared/certificates/editions.ts';
import { dayIn } from '#shared/certificates/engine/form.ts';
import { isAbsent } from '#shared/certificates/engine/values.ts';
import { shownValue } from '#shared/certificates/shown-value.ts';
import type { FilledForm } from '#shared/certificates/written.ts';
import { today } from '#shared/dates.ts';
import { Button } from '../../../components/button.tsx';
import { texts } from '../texts.ts';
import { fieldsAt } from './answers.ts';
import { placedAt } from './findings.ts';
import type { OpenForm } from './use-form.ts';

interface Props {
  form: OpenForm;
  leftOver: FilledForm['leftOver'];
}

/** The error in a form's edition with the way to the current one, and the answers that had no place there. */
export function Edition({ form, leftOver }: Props) {
  const { definition, values, gaps, draft } = form;
  const wrong = gaps.find(({ path }) => path === 'edition');
  const current = definitionOn(definition.kind, dayIn(definition, values) ?? today());
  const left = Object.entries(othersAt(values, leftOver)).flatMap(([path, value]) => {
    const { section, known, row, key = '' } = placedAt(definition, path);
    const field = fieldOfAny(definition, section, key);
    if (!field || !isAbsent(fieldsAt(values, { section, row })[key])) return [];
    const place = row === undefined ? known?.title : `${known?.repeat?.label} ${row + 1}`;
    return [{ path, name: `${place} · ${field.label}`, value: shownValue(field, value) }];
  });
  return (
    <>
      {wrong && (
        <div className="grid justify-items-start gap-2 rounded-card bg-alert px-4 py-3 text-on-alert">
          <p className="font-strong">{wrong.message}</p>
          {current.usableFrom > definition.usableFrom && (
            <Button variant="secondary" onClick={() => void draft.carryTo(current.edition)}>
              {texts.carry}
            </Button>
          )}
        </div>
      )}
      {left.length > 0 && (
        <section aria-label={texts.leftOver} className="rounded-card bg-warning px-4 py-3 text-on-warning">
          <h3 className="font-strong">{texts.leftOver}</h3>
          <ul className="list-disc pl-5">
            {left.map(({ path, name, value }) => (
              <li key={path}>
                {name}: {value}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
