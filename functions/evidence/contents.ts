import { formatDate, londonDate, today } from '#shared/dates.ts';
import { standingOf } from '#shared/domain/payments/ledger.ts';
import { movesOf } from '#shared/domain/payments/moves.ts';
import { openingOf } from '#shared/domain/payments/opening.ts';
import type { LetterStage } from '#shared/letters/stages.ts';
import { formatPounds, toPounds } from '#shared/money.ts';
import { oneLineAddress } from '#shared/one-line-address.ts';
import { businessName } from '#shared/settings/business-name.ts';
import type { Gathered } from './gathered.ts';
import { courtFor, nextSteps } from './next-steps.ts';
import { quotesText } from './quotes.ts';

const stages: Record<LetterStage, string> = {
  send: 'Invoice',
  ask: 'Reminder',
  announce: 'Late-payment notice',
  claim: 'Claim for late payment',
  letter: 'Letter before claim',
  follow_up: 'Reminder',
};

const fates = {
  bounced: 'it bounced',
  complained: 'it was marked as spam',
  failed: 'it could not be sent',
} as const;

const lettersText = ({ letters, invoice }: Gathered): string[] => [
  ...letters.map(({ at, stage, to, subject, deliveredAt, trouble, troubleAt }) => {
    const since = troubleAt ?? deliveredAt ?? at;
    const became = trouble ? fates[trouble] : deliveredAt && 'it was delivered';
    const fate = became ? `; ${became}, ${formatDate(londonDate(since))}` : '';
    return `${formatDate(londonDate(at))}  ${stages[stage]} to ${to}: ${subject}${fate}`;
  }),
  ...(invoice.openedAt
    ? [`${formatDate(londonDate(invoice.openedAt))}  The link to the invoice was opened`]
    : []),
];

const paymentsText = ({ invoice, payments }: Gathered): string[] =>
  movesOf([...openingOf(invoice), ...payments]).map(
    ({ on, how, pence }) =>
      `${formatDate(on)}  ${pence < 0 ? 'Refunded' : `Received ${how}`.trim()}: ${formatPounds(toPounds(Math.abs(pence)))}`,
  );

const claimsText = ({ claims }: Gathered): string[] =>
  claims.flatMap(({ number, kind, on, total, outcome, sentAt, postedOn, documentsGivenOn, noticeOn }) => {
    const what = kind === 'late_pay' ? 'Claim for late payment' : 'Letter before claim';
    const sent = sentAt ? 'emailed' : postedOn ? `posted on ${formatDate(postedOn)}` : 'not sent';
    const became = outcome ?? sent;
    return [
      `${formatDate(on)}  ${what} ${number}: ${formatPounds(total)}, ${became}`,
      ...(documentsGivenOn
        ? [`${formatDate(documentsGivenOn)}  The documents they asked for were sent`]
        : []),
      ...(noticeOn ? [`${formatDate(noticeOn)}  They were told about going to court`] : []),
    ];
  });

const feesText = (gathered: Gathered): string[] => {
  const { fee, hearingFee, source, isSmallClaim } = courtFor(gathered);
  const hearing = hearingFee === null ? '' : `, and ${formatPounds(hearingFee)} for a hearing`;
  return [
    `${formatPounds(fee)} to make the claim${hearing}. ${source}`,
    isSmallClaim
      ? 'This is within the small claims limit (England and Wales).'
      : 'This is above the small claims limit.',
  ];
};

const section = (heading: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? ['', heading, ...lines.map((line) => `  ${line}`)] : [];

/** The page that lists the pack's contents and what happened, in plain words. */
export const contentsText = (gathered: Gathered, files: readonly string[]): string => {
  const { invoice, client, firm } = gathered;
  const { balance, credited, paid } = standingOf(invoice);
  return [
    `Evidence for invoice ${invoice.invoiceNumber}`,
    `Prepared on ${formatDate(today())}`,
    ...section('Who', [
      `Claims: ${businessName(firm)}, ${oneLineAddress(firm.business?.address ?? '')}`,
      `Owes: ${client.name}, ${oneLineAddress(client.address ?? '')}`,
    ]),
    ...section('Amount due', [
      `Invoice ${formatPounds(invoice.amount)}, due on ${formatDate(invoice.dueDate)}`,
      `Paid ${formatPounds(paid)}, credited ${formatPounds(credited)}, still to pay ${formatPounds(balance)}`,
    ]),
    ...section('Court fees', feesText(gathered)),
    ...section('What to do now', nextSteps(gathered)),
    ...section('Quotes', quotesText(gathered)),
    ...section('Emails', lettersText(gathered)),
    ...section('Payments', paymentsText(gathered)),
    ...section('Claims', claimsText(gathered)),
    ...section('Files', files),
    '',
  ].join('\r\n');
};
