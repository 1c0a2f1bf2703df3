import { addDays } from '../../../dates.ts';
import { statutoryRate } from '../../bank-rate.ts';
import {
  type ClaimGround,
  compensationFor,
  interestOn,
  lateClaim,
  type Paid,
  statutoryApplies,
} from '../../late-payment.ts';
import { noticeDay, relevantDay } from '../../relevant-day.ts';
import { type Area, byShape, day, flag, type Given, inners, num, text } from '../given.ts';
import { ofCourt, ofLetter } from './court.ts';

const groundOf = (given: Given): ClaimGround => {
  const said = text(given, 'debtor', 'purchaser', 'customer') ?? 'business';
  const remedy = text(given, 'contractInterest', 'contractTerm') ?? '';
  const isSubstantial = /substantial/i.test(remedy) && !/not (?:a )?substantial|insubstantial/i.test(remedy);
  return {
    debtor: /public|authority|council|nhs/i.test(said)
      ? 'public authority'
      : /consumer|private (?:person|individual|client|customer)|household|unknown/i.test(said)
        ? 'consumer'
        : 'business',
    hasSubstantialRemedy: flag(given, 'substantialRemedy') ?? isSubstantial,
    isCredit: flag(given, 'consumerCredit'),
  };
};

const nothing = (given: Given): Record<string, unknown> => ({
  statutoryApplies: false,
  interestPence: 0,
  compensationPence: 0,
  totalClaimPence: 0,
  segments: [],
  rateBp: null,
  mayClaim: text(given, 'contractTerm', 'contractInterest')
    ? 'interest by the contract, if agreed before, transparent and fair'
    : 'court interest (County Courts Act 1984 s.69) only in a claim',
});

const paymentsOf = (given: Given): Paid[] =>
  (inners(given, 'payments') ?? []).map((one) => ({
    date: day(one, 'date') ?? '',
    pence: num(one, 'pence', 'amountPence') ?? 0,
  }));

const ofClaim = (given: Given): Record<string, unknown> => {
  const late = day(given, 'relevantDay') ?? '';
  const until = day(given, 'asOf', 'date');
  // What a contractor deducts for HMRC isn't owed in cash.
  const kept = num(given, 'cisDeductionPence') ?? 0;
  const claim = lateClaim(late, (num(given, 'principalPence') ?? 0) - kept, paymentsOf(given), until);
  return {
    statutoryApplies: true,
    claimRefused: claim.rateBp === null,
    ...claim,
  };
};

const ofDaysLate = (given: Given): Record<string, unknown> => {
  const principal = num(given, 'principalPence') ?? 0;
  const days = num(given, 'daysLate') ?? 0;
  const starts = day(given, 'interestStarts');
  const rateBp = num(given, 'rateBp') ?? (starts ? statutoryRate(starts).rateBp : null);
  const interestPence = rateBp === null ? null : interestOn([{ balancePence: principal, days }], rateBp);
  const compensationPence = days > 0 ? compensationFor(principal) : 0;
  const totalClaimPence = interestPence === null ? null : interestPence + compensationPence;
  return { statutoryApplies: true, rateBp, interestPence, compensationPence, totalClaimPence };
};

const ofRelevantDay = (given: Given): Record<string, unknown> => {
  const on = relevantDay({
    agreedDate: day(given, 'agreedDate'),
    performed: day(given, 'performed', 'workPerformed'),
    noticeOfAmount: day(given, 'purchaserNoticeOfAmount'),
    purchaser: groundOf(given).debtor === 'public authority' ? 'public authority' : 'business',
    isGrosslyUnfair: flag(given, 'agreedDateGrosslyUnfair'),
    accepted: day(given, 'acceptanceProcedureEnds'),
    isLongAcceptanceAgreed: flag(given, 'longerAcceptanceAgreed'),
    isAdvance: /advance|deposit/i.test(text(given, 'kind') ?? '') || flag(given, 'advancePayment') === true,
  });
  const starts = on && addDays(on, 1);
  const rate = starts ? statutoryRate(starts) : { referenceDate: null, baseBp: null, rateBp: null };
  return { relevantDay: on, interestStarts: starts, ...rate };
};

const ofNotice = (given: Given): Record<string, unknown> => ({
  noticeDay: noticeDay(day(given, 'mailedOn') ?? '', text(given, 'time') ?? '09:00', 'england-and-wales'),
});

const ofRate = (given: Given): Record<string, unknown> => ({
  ...statutoryRate(day(given, 'interestStarts') ?? ''),
});

const ofGround = (given: Given): Record<string, unknown> => {
  const compensationPence = compensationFor(num(given, 'debtPence', 'principalPence') ?? 0);
  return { statutoryApplies: true, compensationPence };
};

const byRight = byShape(
  [['relevantDay'], ofClaim],
  [['daysLate'], ofDaysLate],
  [['agreedDate', 'performed', 'workPerformed', 'purchaserNoticeOfAmount'], ofRelevantDay],
  [['mailedOn'], ofNotice],
  [['debtPence', 'principalPence'], ofGround],
  [['interestStarts'], ofRate],
);

export const latePayment: Area = (given) => {
  // The product claims the fixed sum alone, and no costs beyond it.
  if ('recoveryCostsPence' in given) return null;
  // Compensation is not a supply (case C-222/81, BAZ): each claim is a separate document, without VAT.
  if ('claim' in given) return { vatPence: 0, onVatInvoice: false, separateDocument: true };
  if ('letterOfClaim' in given || 'letterDate' in given) return ofLetter(given);
  if ('claimInclInterestPence' in given || 'claimPence' in given) return ofCourt(given);
  return statutoryApplies(groundOf(given), day(given, 'relevantDay', 'agreedDate') ?? '2026-11-21')
    ? byRight(given)
    : nothing(given);
};
