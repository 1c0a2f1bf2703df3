import { useState } from 'react';
import type { CertificateRow } from '#shared/certificates/contract.ts';
import { certificatesRoutes } from '#shared/certificates/routes.ts';
import { today } from '#shared/dates.ts';
import type { Recipient } from '#shared/sites/recipient.ts';
import { useCall } from '../../../api/use-call.ts';
import { Checkbox } from '../../../components/checkbox.tsx';
import { Field } from '../../../components/field.tsx';
import { Segmented } from '../../../components/segmented.tsx';
import { Select } from '../../../components/select.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { DateInput } from '../../../components/text-input.tsx';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { type Person, roleOf, whyNoMail } from './people.ts';
import { copyTexts as texts } from './texts.ts';

type Way = keyof typeof texts.ways;
const ways = (Object.keys(texts.ways) as Way[]).map((value) => ({ value, label: texts.ways[value] }));

interface Props {
  certificate: CertificateRow;
  people: readonly Person[];
  onClose: () => void;
}

/** Gives somebody a copy: by email, or records that it was handed over. */
export default function CopySheet(props: Props) {
  const [way, setWay] = useState<Way>('mail');
  const choice = <Segmented label={texts.how} value={way} segments={ways} onChange={setWay} />;
  return way === 'mail' ? <ByMail {...props}>{choice}</ByMail> : <OnPaper {...props}>{choice}</OnPaper>;
}

interface WayProps extends Props {
  /** The choice between the two. */
  children: React.ReactNode;
}

/** By default chooses those who usually get copies but have not got this one. */
const usual = ({ copies }: CertificateRow, people: readonly Person[]): readonly Recipient[] =>
  people
    .filter((person) => person.getsCopies && !whyNoMail(person))
    .filter(({ who }) => !copies?.some(({ to }) => to === who))
    .map(({ who }) => who);

function ByMail({ certificate, people, onClose, children }: WayProps) {
  const { id: certificateId, jobId: id } = certificate;
  const [to, setTo] = useState(() => usual(certificate, people));
  const [message, setMessage] = useState('');
  const [isTried, setTried] = useState(false);
  const { mutate, isPending } = useCall(certificatesRoutes.send, {
    success: texts.sent,
    failure: texts.sendFailed,
    onSuccess: onClose,
    onKept: onClose,
  });
  const save = () => {
    setTried(true);
    const body = { to: [...to], ...(message.trim() && { message: message.trim() }) };
    if (to.length > 0) mutate({ params: { id, certificateId }, body });
  };
  return (
    <FormDialog
      title={texts.sheet}
      action={texts.send}
      busy={isPending}
      unsaved={message !== ''}
      onSave={save}
      onClose={onClose}
    >
      <div className="sm:col-span-2">{children}</div>
      <fieldset className="sm:col-span-2">
        <legend className="text-small font-strong">{texts.to}</legend>
        {people.map((person) => {
          const { who, name, email } = person;
          const why = whyNoMail(person);
          return (
            <Checkbox
              key={who}
              label={`${name} · ${roleOf(person)}`}
              hint={why ?? email}
              disabled={why !== undefined}
              checked={to.includes(who)}
              onChange={({ target }) =>
                setTo(target.checked ? [...to, who] : to.filter((each) => each !== who))
              }
            />
          );
        })}
        {isTried && to.length === 0 && (
          <p role="alert" className="text-small text-on-alert">
            {texts.nobody}
          </p>
        )}
      </fieldset>
      <Field label={texts.message} hint={texts.messageHint} className="sm:col-span-2">
        <TextArea value={message} onChange={({ target }) => setMessage(target.value)} />
      </Field>
    </FormDialog>
  );
}

function OnPaper({ certificate, people, onClose, children }: WayProps) {
  const { id: certificateId, jobId: id } = certificate;
  const first = people.find(({ paperOnly }) => paperOnly) ?? people.find(({ who }) => who !== 'client');
  const [to, setTo] = useState<Recipient>(first?.who ?? 'client');
  const [on, setOn] = useState(today());
  const { mutate, isPending } = useCall(certificatesRoutes.copies, {
    success: texts.saved,
    failure: texts.saveFailed,
    onSuccess: onClose,
    onKept: onClose,
  });
  const isLater = on > today();
  const save = () => {
    if (on && !isLater) mutate({ params: { id, certificateId }, body: { to, by: 'paper', on } });
  };
  return (
    <FormDialog
      title={texts.sheet}
      action={texts.save}
      busy={isPending}
      unsaved={false}
      onSave={save}
      onClose={onClose}
    >
      <div className="sm:col-span-2">{children}</div>
      <Field label={texts.whom} className="sm:col-span-2">
        <Select
          value={String(to)}
          onChange={({ target }) => setTo(target.value === 'client' ? 'client' : Number(target.value))}
          options={people.map((person) => ({
            value: String(person.who),
            label: `${person.name} · ${roleOf(person)}`,
          }))}
        />
      </Field>
      <Field label={texts.on} required error={isLater ? texts.onLater : undefined} className="sm:col-span-2">
        <DateInput value={on} max={today()} onChange={({ target }) => setOn(target.value)} />
      </Field>
    </FormDialog>
  );
}
