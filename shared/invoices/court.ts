import { formatDate } from '../dates.ts';
import { toPence, toPounds } from '../money.ts';
import { claimFrom, hearingFee, isSmallClaim, issueFee, issueFeesKnownTo } from '../uk/court.ts';
import type { Court, Debtor } from './claims.ts';

const protocols: Record<Debtor, string> = {
  individual: 'Pre-Action Protocol for Debt Claims: 30 days to reply',
  company: 'Practice Direction – Pre-Action Conduct: 14 days to reply',
};

interface Letter {
  debtor: Debtor;
  /** The day of the letter. */
  on: string;
  /** Pounds, with interest. */
  total: number;
  documentsGivenOn?: string | null | undefined;
  noticeOn?: string | null | undefined;
}

/**
 * When a court claim may be issued after a letter, and its fee: England and Wales (Pre-Action Protocol for Debt Claims; Civil
 * Proceedings Fees Order 2008).
 */
export const courtOf = ({ debtor, on, total, documentsGivenOn, noticeOn }: Letter): Court => {
  const pence = toPence(total);
  const hearing = hearingFee(pence);
  return {
    protocol: protocols[debtor],
    from: claimFrom(debtor, on, {
      documentsGivenOn: documentsGivenOn ?? undefined,
      noticeOn: noticeOn ?? undefined,
    }),
    fee: toPounds(issueFee(pence)),
    hearingFee: hearing === null ? null : toPounds(hearing),
    isSmallClaim: isSmallClaim(pence, 'England and Wales'),
    feesKnownTo: issueFeesKnownTo,
    source: `gov.uk, make a court claim: fee table up to ${formatDate(issueFeesKnownTo)}. Check it before you claim.`,
  };
};
