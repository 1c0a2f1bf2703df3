import { nextInstant } from '#functions/lib/changes.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { pack } from '#functions/lib/packed.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { othersAt } from '#shared/certificates/differing.ts';
import { typedOn } from '#shared/certificates/editions.ts';
import { check } from '#shared/certificates/engine/check.ts';
import type { Definition } from '#shared/certificates/engine/definition.ts';
import type { FormValues, Others, ValuesInput } from '#shared/certificates/written.ts';
import { today } from '#shared/dates.ts';
import { conflict, invalid, invalidField } from '#shared/kernel/refusal.ts';
import { certificateEntity, certificateValuesEntity } from '../entity.ts';
import { type Place, readCertificate, type StoredCertificate } from '../list.ts';
import { refuseElsewhere } from './appliances.ts';
import { filled, formOf, readTyped } from './read.ts';

/** The maximum size of a form as JSON, in bytes. */
const mostBytes = 200 * 1024;

/** Throws 400 for values invalid for their field. Missing or contradictory values are refused only on issue. */
const refuseWrong = (definition: Definition, values: FormValues): void => {
  if (Buffer.byteLength(JSON.stringify(values)) > mostBytes)
    throw invalidField('values', 'This form is too long');
  const found = check({ ...definition, rules: [] }, values, { today: today() }).invalid;
  const wrong = found.filter(({ path }) => path !== 'edition');
  if (wrong.length > 0)
    throw invalid(wrong.map(({ path, message }) => ({ path: `values.${path}`, message, code: 'invalid' })));
};

/** Throws 409 unless the form is a draft. */
export const refuseIssued = ({ state, number }: StoredCertificate): void => {
  if (state !== 'draft') throw conflict(`${number ?? 'This'} has been issued. Correct it in a new version.`);
};

/** Throws 400 at each field with conflicting values from two devices, until the user has chosen one. */
export const refuseDiffering = (values: FormValues, others: Others): void => {
  const paths = Object.keys(othersAt(values, others));
  const message = 'Another device gave another answer. Choose one.';
  if (paths.length > 0)
    throw invalid(paths.map((path) => ({ path: `values.${path}`, message, code: 'invalid' })));
};

/**
 * Saves typed values: an omitted value stays, `null` clears it. Throws 404, 400 for an invalid value or an unknown edition, and 409.
 */
export const typeInto = (place: Place, { updatedAt: basedOn, ...given }: ValuesInput) =>
  withLatest(
    () => readCertificate(place),
    basedOn,
    async (head) => {
      const on = formOf(head);
      refuseIssued(head);
      const before = await readTyped(place);
      const after = typedOn({ definition: on, ...before }, given);
      if (!after) throw invalidField('edition', 'This form has no such edition');
      const { definition, values, others, leftOver } = after;
      refuseWrong(definition, values);
      await refuseElsewhere(head, { before: before.values, after: values });
      const { edition } = definition;
      const updatedAt = nextInstant(head.updatedAt);
      const changes = { edition, updatedAt };
      const patch = certificateEntity
        .patch(place)
        .set(changes)
        .where((kept, { eq }) => eq(kept.updatedAt, head.updatedAt));
      await transact([
        write(patch, () => new Moved()),
        write(certificateValuesEntity.put({ ...place, packed: pack(values), others, leftOver, updatedAt })),
      ]);
      return filled({ ...head, ...changes }, { values, others, leftOver });
    },
  );
