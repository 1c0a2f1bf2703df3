import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { letterFields } from '#shared/letter.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { RecordDialog } from '../record-dialog.tsx';
import { useRecordForm } from '../use-record-form.ts';

const shape = z.strictObject(letterFields);
type Values = z.input<typeof shape>;
type Checked = z.output<typeof shape>;

const labels = { to: 'To', subject: 'Subject', message: 'Message' } as const;

/** A letter is only ever new: no other version of it can be met. */
const neverRead = () => Promise.reject(new Error('A new letter has no other version'));

interface Props {
  title: string;
  /** What it begins with. */
  first: { to: string; subject: string; message: string };
  /** The document that goes with it. */
  attached: { name: string; href: string };
  /** Throws what the server refused. */
  send: (letter: Checked) => Promise<void>;
  /** What stands above the fields: what was refused, say. */
  above?: ReactNode;
  onClose: () => void;
}

/** The mail that a document goes with: to whom, what it says, what is attached. It closes once that is sent. */
export function LetterForm({ title, first, attached, send, above, onClose }: Props) {
  const record = useRecordForm<{ updatedAt: string }, Values, Checked>({
    shape,
    opened: null,
    toValues: () => first,
    readNow: neverRead,
    save: send,
    onClose,
  });
  const { register, formState } = record.form;
  const { errors } = formState;
  return (
    <RecordDialog title={title} action="Send" busyLabel="Sending..." record={record} labels={labels}>
      {above}
      <Field label={labels.to} required error={errors.to?.message}>
        <TextInput
          {...register('to')}
          type="email"
          autoComplete="off"
          inputMode="email"
          enterKeyHint="next"
        />
      </Field>
      <Field label={labels.subject} required error={errors.subject?.message}>
        <TextInput {...register('subject')} autoComplete="off" autoCapitalize="sentences" />
      </Field>
      <Field label={labels.message} required error={errors.message?.message}>
        <TextArea {...register('message')} autoComplete="off" autoCapitalize="sentences" rows={8} />
      </Field>
      <ButtonLink variant="secondary" icon={FileText} className="justify-start">
        <a href={attached.href} target="_blank" rel="noreferrer">
          <span className="min-w-0 wrap-anywhere">{attached.name}</span>
        </a>
      </ButtonLink>
    </RecordDialog>
  );
}
