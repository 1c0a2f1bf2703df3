import FileText from 'lucide-react/icons/file-text';
import { lazy, Suspense, useState } from 'react';
import { formatDate, londonDate, today } from '#shared/dates.ts';
import type { Claim } from '#shared/invoices/claims.ts';
import { formatPounds } from '#shared/money.ts';
import { methodWords } from '#shared/payments/methods.ts';
import { Button } from '../../../components/button.tsx';
import { iconLinkClass } from '../../../components/icon-button.tsx';
import { Money } from '../../../components/money.tsx';
import { claimAddress } from '../addresses.ts';
import { Evidence } from './evidence.tsx';
import { lateTexts as texts } from './texts.ts';
import { useClaimOutcome } from './use-late.ts';

const AnswerForm = lazy(() => import('./answer-form.tsx'));
const ClaimPaid = lazy(() => import('./claim-paid.tsx'));

interface Props {
  claims: readonly Claim[];
  /** Whether the user may record their outcome. */
  mayChange: boolean;
}

/** An invoice's claims and their outcome, newest first. */
export function ClaimRows({ claims, mayChange }: Props) {
  return (
    <ul aria-label={texts.claims} className="divide-y divide-line">
      {claims.map((claim) => (
        <li key={claim.id}>
          <ClaimRow claim={claim} mayChange={mayChange} />
        </li>
      ))}
    </ul>
  );
}

const stateOf = ({ outcome, paidBy, sentAt, postedOn }: Claim): string => {
  if (outcome === 'paid' && paidBy) return `${texts.outcomes.paid} ${methodWords[paidBy]}`;
  if (outcome) return texts.outcomes[outcome];
  if (!sentAt && postedOn) return texts.postedOn(formatDate(postedOn));
  return sentAt ? `${texts.sent} ${formatDate(londonDate(sentAt))}` : texts.notSent;
};

/** Their answers to a letter that change when court action may start. */
const answersIn = ({ documentsGivenOn, noticeOn }: Claim): string[] => [
  ...(documentsGivenOn ? [texts.documentsGiven(formatDate(documentsGivenOn))] : []),
  ...(noticeOn ? [texts.noticeGiven(formatDate(noticeOn))] : []),
];

function ClaimRow({ claim, mayChange }: { claim: Claim; mayChange: boolean }) {
  const { id, number, kind, on, total, court, outcome } = claim;
  const [isAnswering, setAnswering] = useState(false);
  const [isPaying, setPaying] = useState(false);
  const { change, isPending } = useClaimOutcome();
  const look = { variant: 'quiet', className: 'text-small px-3', disabled: isPending } as const;
  return (
    <div className="grid gap-1 py-2.5 pr-2 pl-4">
      <div className="flex items-start gap-3 large-text:flex-wrap large-text:gap-y-0">
        <div className="min-w-0 flex-1 pt-1.5 large-text:basis-full">
          <p className="font-strong">{texts.kinds[kind]}</p>
          <p className="text-small text-muted wrap-anywhere">
            {number} · {formatDate(on)} · {stateOf(claim)}
          </p>
        </div>
        <Money pounds={total} className="pt-1.5 font-strong" />
        <a
          href={claimAddress(id)}
          target="_blank"
          rel="noreferrer"
          aria-label={texts.pdfOf(number)}
          title={texts.pdfOf(number)}
          className={iconLinkClass}
        >
          <FileText aria-hidden className="size-5" />
        </a>
      </div>
      {court && !outcome && (
        <p className="pr-2 text-small wrap-anywhere">
          {texts.waits(formatDate(court.from))}.{' '}
          <span className="text-muted">
            {texts.fee(
              formatPounds(court.fee),
              court.hearingFee === null ? null : formatPounds(court.hearingFee),
              formatDate(court.feesKnownTo),
            )}
          </span>
        </p>
      )}
      {answersIn(claim).map((words) => (
        <p key={words} className="pr-2 text-small wrap-anywhere">
          {words}
        </p>
      ))}
      {mayChange && !outcome && (
        <div className="no-print flex flex-wrap justify-end">
          {court && (
            <Button {...look} onClick={() => setAnswering(true)}>
              {texts.answer}
            </Button>
          )}
          {court && <Evidence invoiceId={claim.invoiceId} />}
          {!claim.sentAt && !claim.postedOn && (
            <Button {...look} onClick={() => change(id, { postedOn: today() })}>
              {texts.posted}
            </Button>
          )}
          <Button {...look} onClick={() => setPaying(true)}>
            {texts.markPaid}
          </Button>
          <Button {...look} onClick={() => change(id, { outcome: 'dropped' })}>
            {texts.drop}
          </Button>
        </div>
      )}
      <Suspense>
        {isAnswering && <AnswerForm claim={claim} onClose={() => setAnswering(false)} />}
        {isPaying && <ClaimPaid claim={claim} onClose={() => setPaying(false)} />}
      </Suspense>
    </div>
  );
}
