import { useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { type NumberingInput, numberingInput } from '#shared/settings/numbering.ts';
import { settingsRoutes } from '#shared/settings/routes.ts';
import { type NumberingReply, numberings } from '#shared/settings/shown.ts';
import { useCall } from '../../api/use-call.ts';
import { putUser, useSignedInUser } from '../../api/user.ts';
import { Field, FieldPair } from '../../components/field.tsx';
import { Select } from '../../components/select.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { KeptNote } from '../../forms/kept-note.tsx';
import { NumberField } from '../../forms/number-field.tsx';
import { useKept, useKeptBefore } from '../../forms/use-kept.ts';
import { showIssues, useShapedForm } from '../../forms/use-shaped-form.ts';
import { SectionForm } from './section-form.tsx';
import { texts } from './texts.ts';

const options = numberings.map((value) => ({ value, label: texts.numberings[value] }));

/** How invoices are numbered. Shown once the current setting is loaded. */
export function NumberingSettings() {
  const { numbering } = useSignedInUser();
  return numbering ? <NumberingForm key={JSON.stringify(numbering)} numbering={numbering} /> : null;
}

function NumberingForm({ numbering }: { numbering: NumberingReply }) {
  const cache = useQueryClient();
  const { hasBegun, next: standsAt, ...standing } = numbering;
  // Once a series has started, its next number can't be set; a new prefix may choose its first.
  const begins = { ...standing, ...(!hasBegun && { next: standsAt }) };
  const form = useShapedForm<z.input<typeof numberingInput>, NumberingInput>(numberingInput, begins);
  const draft = useKept(form, useKeptBefore('settings/numbering'));
  const { mutateAsync, isPending } = useCall(settingsRoutes.updateNumbering, {
    success: texts.numberingSaved,
    failure: texts.numberingFailed,
    onSuccess: (numbering) => putUser(cache, { numbering }),
  });
  const save = async (): Promise<boolean> => {
    let saved = false;
    await form.handleSubmit(async (body) => {
      try {
        // Without a typed number the server decides: a prefix used before continues where it stopped.
        const { next, ...others } = body;
        await mutateAsync({ body: form.formState.dirtyFields.next ? body : others });
        draft.drop();
        saved = true;
      } catch (error) {
        showIssues(form, error);
      }
    })();
    return saved;
  };
  const beginAnew = () => form.reset(begins);
  const { errors } = form.formState;
  return (
    <SectionForm
      id="numbering"
      isUnsaved={form.formState.isDirty}
      label={texts.saveNumbering}
      busy={isPending}
      save={save}
      discard={beginAnew}
    >
      <KeptNote isOld={draft.isOld} onDiscard={beginAnew} />
      <Field label={texts.numberingLabel} hint={texts.numberingHint} required error={errors.invoice?.message}>
        <Select {...form.register('invoice')} options={options} />
      </Field>
      {form.watch('invoice') === 'consecutive' && (
        <FieldPair>
          <Field label={texts.prefix} error={errors.prefix?.message}>
            <TextInput {...form.register('prefix')} autoComplete="off" spellCheck={false} />
          </Field>
          {hasBegun && form.watch('prefix') === standing.prefix ? (
            <Field label={texts.next} hint={texts.nextHint}>
              <TextInput value={standsAt} readOnly />
            </Field>
          ) : (
            <NumberField control={form.control} name="next" label={texts.next} hint={texts.nextNewHint} />
          )}
        </FieldPair>
      )}
    </SectionForm>
  );
}
