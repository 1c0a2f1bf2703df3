import * as z from 'zod/mini';
import { type Claim, claimUpdate } from '#shared/invoices/claims.ts';
import { Field } from '../../../components/field.tsx';
import { DateInput } from '../../../components/text-input.tsx';
import { RecordDialog } from '../../../forms/record-dialog.tsx';
import { useRecordForm } from '../../../forms/use-record-form.ts';
import { answerLabels as labels, lateTexts as texts } from './texts.ts';
import { useClaimOutcome } from './use-late.ts';

const shape = z.pick(claimUpdate, { documentsGivenOn: true, noticeOn: true });
type Values = z.input<typeof shape>;
type Checked = z.output<typeof shape>;

const neverRead = () => Promise.reject(new Error('An answer has no other version'));

/** Records a debtor's answer to a letter before claim, which extends their time. */
export default function AnswerForm({ claim, onClose }: { claim: Claim; onClose: () => void }) {
  const { save } = useClaimOutcome();
  const { documentsGivenOn, noticeOn } = claim;
  const record = useRecordForm<Claim, Values, Checked>({
    keptAs: `answer/${claim.id}`,
    shape,
    opened: null,
    toValues: () => ({ documentsGivenOn: documentsGivenOn ?? '', noticeOn: noticeOn ?? '' }),
    readNow: neverRead,
    save: (answer) => save(claim.id, answer),
    onClose,
  });
  const { register, formState } = record.form;
  const { errors } = formState;
  return (
    <RecordDialog title={texts.answerTitle} action={texts.saveAnswer} record={record} labels={labels}>
      <p className="text-muted">{texts.answerHint}</p>
      <Field
        label={labels.documentsGivenOn}
        hint={texts.documentsHint}
        error={errors.documentsGivenOn?.message}
      >
        <DateInput {...register('documentsGivenOn')} />
      </Field>
      <Field label={labels.noticeOn} hint={texts.noticeHint} error={errors.noticeOn?.message}>
        <DateInput {...register('noticeOn')} />
      </Field>
    </RecordDialog>
  );
}
