import { clsx } from 'clsx';
import Send from 'lucide-react/icons/send';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import type { Client } from '#shared/clients/client.ts';
import { isTrialMail, type LetterFacts, letterFields } from '#shared/letter.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Field } from '../../components/field.tsx';
import { holdSecondTap } from '../../components/second-tap.ts';
import { SheetBody } from '../../components/sheet.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { useCut } from '../../store/line.ts';
import { KeptNote } from '../kept-note.tsx';
import { useRecordForm } from '../use-record-form.ts';
import { BankQuestion, useBankDetails } from './bank-question.tsx';
import { Bounced } from './bounced.tsx';
import { LetterPaper } from './letter-paper.tsx';
import { OtherWays } from './other-ways.tsx';
import { letterTexts as texts } from './texts.ts';
import { type Paper, useAttached } from './use-attached.ts';
import type { Ways } from './use-ways.ts';

const shape = z.strictObject(letterFields);
type Values = z.input<typeof shape>;
type Checked = z.output<typeof shape>;

/** The characters that fit on a phone's button at full size. */
const roomy = 24;

/** An email is always new, so it never meets another version. */
const neverRead = () => Promise.reject(new Error('A new letter has no other version'));

interface Props {
  title: string;
  client: Client;
  /** The initial subject and message. */
  first: { subject: string; message: string };
  facts: readonly LetterFacts[];
  /** The attached document, if any. */
  paper: Paper | null;
  /** Other ways to deliver it, if any. */
  ways: Ways | null;
  /** True if the email contains a link to the document; a string says to what else. */
  hasLink: boolean | string;
  /** It asks to be paid. */
  asksForMoney: boolean;
  /** The button's label, unless "Send to …". */
  action?: string;
  /** Prevents sending; whoever sets it shows the reason above. */
  held?: boolean;
  /** Throws the server's refusal. */
  send: (letter: Checked) => Promise<void>;
  /** Above the fields: such as the server's refusals. */
  above?: ReactNode;
  onClose: () => void;
}

const useLetter = ({ title, client, first, send, onClose }: Props, saveBank: () => Promise<void>) => {
  return useRecordForm<{ updatedAt: string }, Values, Checked>({
    keptAs: `letter/${title}`,
    shape,
    opened: null,
    toValues: () => ({ to: client.email ?? '', ...first }),
    readNow: neverRead,
    save: async (letter) => {
      await saveBank();
      await send(letter);
    },
    onClose,
  });
};

/** The email with a document, as it will be read: recipient, message, attachment. Closes once it is sent. */
export function LetterSheet(props: Props) {
  const { title, client, facts, ways, hasLink, asksForMoney, held = false, above, action } = props;
  // Offline it is queued, and sent automatically.
  const cut = useCut(true);
  const bank = useBankDetails(asksForMoney);
  const isOurSubject = isTrialMail(useSignedInUser());
  const { form, submit, close, unsaved, busy, draft } = useLetter(props, bank.save);
  const attached = useAttached(props.paper);
  const { register, formState, setFocus } = form;
  const { errors } = formState;
  const label = cut ? texts.sendWhenConnected : (action ?? texts.sendTo(client.name));
  return (
    <Dialog open onClose={close} unsaved={unsaved} title={title} tall>
      <form noValidate onSubmit={submit} className="flex min-h-0 flex-1 flex-col">
        <SheetBody className="typed grid grid-cols-[minmax(0,1fr)] content-start gap-2 !px-4 !pt-3 !pb-4">
          <KeptNote isOld={draft.isOld} onDiscard={draft.beginAnew} />
          {above}
          <Field label={texts.to} required error={errors.to?.message}>
            <TextInput {...register('to')} type="email" autoComplete="off" inputMode="email" />
          </Field>
          <Bounced client={client} onChange={() => setFocus('to', { shouldSelect: true })} />
          <Field
            label={texts.subject}
            required
            hint={isOurSubject && texts.ourSubject}
            error={errors.subject?.message}
          >
            <TextInput
              {...register('subject')}
              readOnly={isOurSubject}
              autoComplete="off"
              autoCapitalize="sentences"
            />
          </Field>
          {bank.isAsked && <BankQuestion form={bank.form} />}
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 pt-2 text-small">
            <h3 className="font-strong wrap-anywhere">{texts.gets(client.name)}</h3>
            <p className="text-muted">{texts.tap}</p>
          </div>
          <LetterPaper
            facts={facts}
            attached={attached}
            hasLink={hasLink}
            words={register('message')}
            error={errors.message?.message}
          />
          {ways && <OtherWays ways={ways} attached={attached} onSent={props.onClose} />}
        </SheetBody>
        <footer
          onClickCapture={holdSecondTap}
          data-next-bar="form"
          className="on-brand bg-next px-4 pt-3 pb-[max(1.5rem,env(safe-area-inset-bottom))] text-on-brand sm:pb-3"
        >
          <Button
            type="submit"
            variant="accent"
            icon={Send}
            wide
            busy={busy}
            busyLabel={texts.sending}
            disabled={held}
            className={clsx('min-h-13 py-1.5 wrap-anywhere', label.length <= roomy && '!text-large/6')}
          >
            <span className="line-clamp-1 large-text:line-clamp-2">{label}</span>
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}
