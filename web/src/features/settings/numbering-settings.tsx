import { useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { settingsRoutes } from '#shared/settings/contract.ts';
import { type NumberingInput, numberingInput } from '#shared/settings/numbering.ts';
import { type NumberingReply, numberings } from '#shared/settings/shown.ts';
import { useCall } from '../../api/use-call.ts';
import { userQuery, useSignedInUser } from '../../api/user.ts';
import { Button } from '../../components/button.tsx';
import { Panel } from '../../components/card.tsx';
import { Field, FieldPair } from '../../components/field.tsx';
import { Select } from '../../components/select.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { KeptNote } from '../../forms/kept-note.tsx';
import { NumberField } from '../../forms/number-field.tsx';
import { useKept, useKeptBefore } from '../../forms/use-kept.ts';
import { showIssues, useShapedForm } from '../../forms/use-shaped-form.ts';
import { texts } from './texts.ts';

const options = numberings.map((value) => ({ value, label: texts.numberings[value] }));

/** How invoices are numbered. Shown once the account says how they are now. */
export function NumberingSettings() {
  const { numbering } = useSignedInUser();
  return numbering ? <NumberingForm key={JSON.stringify(numbering)} numbering={numbering} /> : null;
}

function NumberingForm({ numbering }: { numbering: NumberingReply }) {
  const cache = useQueryClient();
  const form = useShapedForm<z.input<typeof numberingInput>, NumberingInput>(numberingInput, numbering);
  const draft = useKept(form, useKeptBefore('settings/numbering'));
  const { mutateAsync, isPending } = useCall(settingsRoutes.updateNumbering, {
    success: texts.numberingSaved,
    failure: texts.numberingFailed,
    onSuccess: (saved) =>
      cache.setQueryData(userQuery.queryKey, (user) => user && { ...user, numbering: saved }),
  });
  const save = form.handleSubmit((body) =>
    mutateAsync({ body })
      .then(draft.drop)
      .catch((error: unknown) => showIssues(form, error)),
  );
  const { errors } = form.formState;
  return (
    <Panel title={texts.numbering} id="numbering">
      <form noValidate onSubmit={(event) => void save(event)} className="grid gap-5 p-4 lg:p-5">
        <KeptNote isOld={draft.isOld} onDiscard={() => form.reset(numbering)} />
        <Field
          label={texts.numberingLabel}
          hint={texts.numberingHint}
          required
          error={errors.invoice?.message}
        >
          <Select {...form.register('invoice')} options={options} />
        </Field>
        {form.watch('invoice') === 'consecutive' && (
          <FieldPair>
            <Field label={texts.prefix} error={errors.prefix?.message}>
              <TextInput {...form.register('prefix')} autoComplete="off" spellCheck={false} />
            </Field>
            <NumberField control={form.control} name="next" label={texts.next} required />
          </FieldPair>
        )}
        <Button type="submit" busy={isPending} busyLabel={texts.saving} className="sm:justify-self-start">
          {texts.saveNumbering}
        </Button>
      </form>
    </Panel>
  );
}
