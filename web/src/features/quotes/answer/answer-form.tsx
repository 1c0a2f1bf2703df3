import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Line } from '#shared/lines/line.ts';
import { sumsOf } from '#shared/lines/sums.ts';
import { formatPounds } from '#shared/money.ts';
import { type AnswerInput, answeredHow, answerInput, type QuoteAnswer } from '#shared/quotes/answer.ts';
import { quotesRoutes } from '#shared/quotes/routes.ts';
import type { Quote } from '#shared/quotes/shown.ts';
import { useCall } from '../../../api/use-call.ts';
import { Checkbox } from '../../../components/checkbox.tsx';
import { Field } from '../../../components/field.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Select } from '../../../components/select.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { RecordDialog } from '../../../forms/record-dialog.tsx';
import { useRecordForm } from '../../../forms/use-record-form.ts';
import { formTexts, texts } from '../texts.ts';

type Values = z.input<typeof answerInput>;

interface Props {
  quote: Quote;
  answer: QuoteAnswer;
  onClose: () => void;
}

const labels = {
  how: formTexts.how,
  name: formTexts.who,
  note: formTexts.note,
  chosen: formTexts.extras,
  answer: texts.title,
};
const howOptions = answeredHow.map((value) => ({ value, label: texts.how[value] }));

/** An answer is always new, so it never meets another version. */
const neverRead = () => Promise.reject(new Error('An answer has no other version'));

const useAnswerForm = ({ quote, answer, onClose }: Props) => {
  const { mutateAsync } = useCall(quotesRoutes.answer, {
    success: texts.answered,
    failure: texts.answerFailed,
  });
  return useRecordForm<Quote, Values, AnswerInput>({
    keptAs: `answer/${answer}/${quote.id}`,
    shape: answerInput,
    opened: null,
    toValues: () => ({ answer, how: 'phone', name: quote.client?.name ?? '', note: '', chosen: [] }),
    readNow: neverRead,
    save: (input) => mutateAsync({ params: { id: quote.id }, body: input }),
    onClose,
  });
};

/** Records an answer that the customer gave outside the page, and how. */
export function AnswerForm(props: Props) {
  const { quote, answer } = props;
  const record = useAnswerForm(props);
  const { register, control, setValue, formState } = record.form;
  const chosen = useWatch({ control, name: 'chosen' }) ?? [];
  const { errors } = formState;
  // Later changes are not what the customer was asked.
  const { lines: offered, pricesInclude, discount } = quote.sent ?? quote;
  const lines = (offered ?? []) as Line[];
  const total = sumsOf({ lines, pricesInclude: pricesInclude ?? 'net', discount }, chosen);
  const toggle = (at: number, on: boolean) =>
    setValue('chosen', on ? [...chosen, at] : chosen.filter((each) => each !== at), { shouldDirty: true });
  const isYes = answer === 'accepted';
  return (
    <RecordDialog
      title={isYes ? texts.accept : texts.decline}
      action={isYes ? texts.acceptFor(formatPounds(total.total)) : texts.decline}
      record={record}
      labels={labels}
    >
      {quote.sent && <Notice tone="warning" icon={TriangleAlert} title={texts.sentHolds} />}
      {isYes && <Extras lines={lines} chosen={chosen} onToggle={toggle} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={labels.how} required error={errors.how?.message}>
          <Select {...register('how')} options={howOptions} />
        </Field>
        <Field label={labels.name} error={errors.name?.message}>
          <TextInput {...register('name')} autoComplete="off" />
        </Field>
      </div>
      <Field label={labels.note} error={errors.note?.message}>
        <TextArea {...register('note')} autoCapitalize="sentences" />
      </Field>
    </RecordDialog>
  );
}

interface ExtrasProps {
  lines: readonly Line[];
  chosen: readonly number[];
  onToggle: (at: number, on: boolean) => void;
}

function Extras({ lines, chosen, onToggle }: ExtrasProps) {
  if (!lines.some(({ optional }) => optional)) return null;
  return (
    <fieldset>
      <legend className="font-strong">{formTexts.extras}</legend>
      {lines.map(
        ({ optional, description }, at) =>
          optional && (
            <Checkbox
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a sent quote have no ids and never change places.
              key={at}
              label={description}
              checked={chosen.includes(at)}
              onChange={(event) => onToggle(at, event.target.checked)}
            />
          ),
      )}
    </fieldset>
  );
}
