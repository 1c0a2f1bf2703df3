import { useQuery, useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import type * as z from 'zod/mini';
import { type Quote, type QuoteLetter, quoteLetter, quotesRoutes } from '#shared/quotes/contract.ts';
import { ApiError } from '../../../api/api-error.ts';
import { useCall } from '../../../api/use-call.ts';
import { Field } from '../../../components/field.tsx';
import { Notice } from '../../../components/notice.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { clientQuery } from '../../../data/clients.ts';
import { putQuote, quoteFigures } from '../../../data/quotes.ts';
import { Findings } from '../../../forms/paper/findings.tsx';
import { RecordDialog } from '../../../forms/record-dialog.tsx';
import { useRecordForm } from '../../../forms/use-record-form.ts';
import { formTexts, texts } from '../texts.ts';

type Values = z.input<typeof quoteLetter>;

interface Props {
  quote: Quote;
  onClose: () => void;
}

const labels = { to: formTexts.letterTo, subject: formTexts.letterSubject, message: formTexts.letterMessage };

/** A letter is only ever new: no other version of it can be met. */
const neverRead = () => Promise.reject(new Error('A letter has no other version'));

const useSendForm = (quote: Quote, to: string, onClose: () => void) => {
  const cache = useQueryClient();
  const { mutateAsync, error } = useCall(quotesRoutes.send, {
    success: texts.sent(to),
    failure: texts.sendFailed,
    refresh: quoteFigures,
    onSuccess: (sent) => putQuote(cache, sent),
  });
  const record = useRecordForm<Quote, Values, QuoteLetter>({
    shape: quoteLetter,
    opened: null,
    toValues: () => ({ to, subject: '', message: '' }),
    readNow: neverRead,
    save: (letter) => mutateAsync({ params: { id: quote.id }, body: letter }),
    onClose,
  });
  return { record, findings: error instanceof ApiError && error.status === 409 ? error.issues : [] };
};

/** The letter that takes a quote to its customer, once the customer's address is known. */
export function SendForm({ quote, onClose }: Props) {
  const { data: client } = useQuery(clientQuery(quote.clientId));
  return client ? <Letter quote={quote} to={client.email ?? ''} onClose={onClose} /> : null;
}

function Letter({ quote, to, onClose }: Props & { to: string }) {
  const { record, findings } = useSendForm(quote, to, onClose);
  const { register, formState } = record.form;
  const { errors } = formState;
  return (
    <RecordDialog title={`${texts.send} ${quote.number}`} action={texts.send} record={record} labels={labels}>
      {findings.length > 0 && (
        <Notice tone="warning" icon={TriangleAlert} title={texts.cannotSend} role="alert">
          <Findings findings={findings} clientId={quote.clientId} />
        </Notice>
      )}
      <Field label={labels.to} required error={errors.to?.message}>
        <TextInput {...register('to')} type="email" inputMode="email" autoComplete="off" />
      </Field>
      <Field label={labels.subject} error={errors.subject?.message}>
        <TextInput {...register('subject')} autoComplete="off" autoCapitalize="sentences" />
      </Field>
      <Field label={labels.message} hint={formTexts.letterHint} error={errors.message?.message}>
        <TextArea {...register('message')} autoCapitalize="sentences" />
      </Field>
    </RecordDialog>
  );
}
