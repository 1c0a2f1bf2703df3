import BellOff from 'lucide-react/icons/bell-off';
import { useState } from 'react';
import { today } from '#shared/dates.ts';
import type { Claim, ClaimKind } from '#shared/invoices/claims.ts';
import type { OneInvoice } from '#shared/invoices/contract.ts';
import { announceLetter, beforeClaimLetter, claimLetter } from '#shared/invoices/late-letters.ts';
import { claimFacts } from '#shared/invoices/letter-facts.ts';
import { type InvoiceOwed, reminderLetter } from '#shared/invoices/reminding.ts';
import { invoicesRoutes } from '#shared/invoices/routes.ts';
import { type RemindStage, remindStages } from '#shared/letters/stages.ts';
import { read } from '../../../api/read.ts';
import { useSignedInUser } from '../../../api/user.ts';
import { Notice } from '../../../components/notice.tsx';
import { Segmented } from '../../../components/segmented.tsx';
import { LetterSheet } from '../../../forms/letter/letter-sheet.tsx';
import { Unprintable } from '../../../forms/paper/unprintable.tsx';
import { claimAddress } from '../addresses.ts';
import { lateTexts } from '../late/texts.ts';
import { LetterPlace, type LetterPlaceProps, type LetterProps, useTold } from './letter-place.tsx';
import { wasRemindedToday } from './standing.ts';
import { sendTexts as texts } from './texts.ts';
import { useRemind } from './use-remind.ts';

const kinds: Partial<Record<RemindStage, ClaimKind>> = { claim: 'late_pay', letter: 'letter_before_claim' };

/** The claim that a reminder of this stage attaches: the newest of its kind, created today. */
const enclosedIn = ({ claims }: OneInvoice, stage: RemindStage): Claim | undefined =>
  claims.find(({ kind, on, outcome }) => kind === kinds[stage] && on === today() && !outcome);

/** The stages possible today; a plain reminder always is. */
const openStages = (invoice: OneInvoice): RemindStage[] => {
  const { late, reminderCount, balance } = invoice;
  const canAnnounce = late && late.days > 0 && late.ownTerms === 'no' && reminderCount > 0 && balance > 0;
  return remindStages.filter((stage) => {
    if (stage === 'ask') return balance > 0;
    if (stage === 'announce') return canAnnounce;
    return enclosedIn(invoice, stage) !== undefined;
  });
};

/** The stage in the URL, if it is possible. */
const stageOf = (asked: string | null, open: readonly RemindStage[]): RemindStage =>
  open.find((stage) => stage === asked) ?? 'ask';

/** The initial text of a reminder of this stage. */
const firstWords = (invoice: OneInvoice, owed: InvoiceOwed, stage: RemindStage) => {
  const { late } = invoice;
  const claim = enclosedIn(invoice, stage);
  if (stage === 'announce' && late) return announceLetter(owed, late);
  if (claim) return stage === 'claim' ? claimLetter(owed, claim) : beforeClaimLetter(owed, claim);
  return reminderLetter(owed, today());
};

interface Props extends LetterPlaceProps {
  /** The stage in the URL. */
  stage: string | null;
}

/** A reminder as it will be read, before it goes. */
export default function RemindForm({ stage, ...place }: Props) {
  return (
    <LetterPlace {...place}>{(letter) => <Letter key={place.id} {...letter} asked={stage} />}</LetterPlace>
  );
}

/** The claim to attach instead of the invoice. */
const claimPaper = ({ id, number }: { id: number; number: string }) => {
  const { queryKey, queryFn } = read(invoicesRoutes.claimPdf, { params: { id } });
  return {
    name: `${number}.pdf`,
    href: claimAddress(id),
    query: { queryKey, queryFn: queryFn as () => Promise<Blob> },
  };
};

function Letter({ invoice, client, asked, onClose }: LetterProps & { asked: string | null }) {
  const remind = useRemind(invoice.id);
  const { business, reminderWords } = useSignedInUser();
  const { names, phone, ...told } = useTold(invoice, client);
  const open = openStages(invoice);
  const [chosen, choose] = useState<RemindStage>();
  // A stored copy may be out of date: the requested stage is possible once the invoice is current.
  const stage = chosen ?? stageOf(asked, open);
  const held = wasRemindedToday(invoice);
  const claim = enclosedIn(invoice, stage);
  return (
    <LetterSheet
      // Another stage is a new email.
      key={stage}
      title={
        stage === 'ask'
          ? texts.remindTitle(invoice.invoiceNumber)
          : texts.stageTitle(stage, invoice.invoiceNumber)
      }
      action={stage === 'ask' ? texts.remindAction(client.name) : texts.stageAction(stage, client.name)}
      first={firstWords(invoice, { ...invoice, ...names, phone, words: reminderWords }, stage)}
      {...told}
      {...(claim && { paper: claimPaper(claim), facts: claimFacts(claim, business) })}
      hasLink={!claim}
      held={held}
      above={
        <>
          {open.length > 1 && (
            <Segmented
              label={lateTexts.stage}
              value={stage}
              segments={open.map((value) => ({ value, label: lateTexts.stages[value] }))}
              onChange={choose}
            />
          )}
          {held && (
            <Notice tone="warning" icon={BellOff} title={texts.remindedToday}>
              {texts.remindedTodayHint}
            </Notice>
          )}
          <Unprintable client={client} paper={invoice} />
        </>
      }
      send={(letter) => remind({ ...letter, stage })}
      onClose={onClose}
    />
  );
}
