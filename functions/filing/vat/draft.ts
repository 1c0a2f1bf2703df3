import { taxCounted } from '#functions/figures/tax-day-entity.ts';
import { contentHash } from '#functions/lib/idempotency.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { vatOf } from '#functions/tax/vat.ts';
import { addDays, formatDate, today } from '#shared/dates.ts';
import { declaration } from '#shared/filing/declaration.ts';
import { addedBy } from '#shared/filing/late.ts';
import type { Cause, FilingReturn, ShownCorrection } from '#shared/filing/vat.ts';
import type { Issue } from '#shared/kernel/refusal.ts';
import { toPence, toPounds } from '#shared/money.ts';
import type { VatMark } from '#shared/tax/vat.ts';
import { accountRows } from './account-rows.ts';
import { readFigures, readObligations, type StoredObligation, type VatPayload } from './entity.ts';
import { isError, type LateChange, lateChanges, placeOf } from './late-changes.ts';
import { type BoxesInPence, boxesOf, outcomeOf, payloadOf } from './payload.ts';

/**
 * Marks that show wrong figures: the return can't be filed until they are fixed. Worded for those who only read it, too; the page
 * adds what to press.
 */
const blocking: Partial<Record<VatMark, string>> = {
  one_amount: 'Some invoices don’t say what VAT is in them. They have to be itemised.',
  no_flat_rate: 'The flat rate is missing.',
  charged_unregistered:
    'VAT was charged on days without a registration. The invoices or the registration are wrong.',
  reverse_unregistered:
    'There are reverse charge bills from days without a registration. The receipts or the registration are wrong.',
};

const periodWords = ({ start, end }: Pick<StoredObligation, 'start' | 'end'>): string =>
  `${formatDate(start)} to ${formatDate(end)}`;

interface Known {
  period: StoredObligation;
  obligations: readonly StoredObligation[];
  filedEnds: ReadonlySet<string>;
}

const ofPeriod = ({ period, obligations, filedEnds }: Known): Issue[] => {
  const { end, status } = period;
  if (end >= today())
    return [
      {
        path: 'end',
        message: `It can be filed from ${formatDate(addDays(end, 1))}, the day after the period ends.`,
      },
    ];
  if (status === 'F') return [{ path: 'end', message: 'HMRC already has a return for this period.' }];
  const earlier = obligations
    .filter((each) => each.status === 'O' && each.end < end && !filedEnds.has(each.end))
    .sort((a, b) => (a.end < b.end ? -1 : 1))[0];
  return earlier
    ? [{ path: 'end', message: `The return for ${periodWords(earlier)} has to be filed first.` }]
    : [];
};

const ofMarks = ({ marks }: Pick<FilingReturn, 'marks'>): Issue[] =>
  marks.flatMap(({ code }) => {
    const message = blocking[code];
    return message ? [{ path: `marks.${code}`, message }] : [];
  });

const noBoxes: Issue = {
  path: 'boxes',
  message: 'There are no figures yet. Settings don’t say if the business is VAT registered.',
};

const shownCorrection = (
  change: LateChange,
  place: ShownCorrection['place'],
  cause: Cause | undefined,
): ShownCorrection => {
  const { of, box1, box4, isOld } = change;
  const apart = isOld ? 'old' : 'claim';
  return {
    ...{ of, box1: toPounds(box1), box4: toPounds(box4), cause: cause ?? null },
    place: isError(change) ? place : apart,
  };
};

const inPence = (boxes: NonNullable<FilingReturn['boxes']>): BoxesInPence => ({
  box1: toPence(boxes.box1),
  box4: toPence(boxes.box4),
  box6: toPence(boxes.box6),
  box7: toPence(boxes.box7),
});

const ofCounters = ({ taxCounted: under }: StoredFirm): Issue[] =>
  under === taxCounted
    ? []
    : [
        {
          path: 'counting',
          message: 'We’re adding up your records again after an update. It can be filed tomorrow.',
        },
      ];

export interface Draft {
  shown: FilingReturn;
  /** The figures from the period's own records. */
  own: BoxesInPence;
  late: readonly LateChange[];
  /** Where the errors of earlier returns are reported: in this return, or on form VAT652. */
  place: 'return' | 'vat652';
}

/** The late changes included in this return, given the reason for each. */
export const countedIn = (
  { late, place }: Pick<Draft, 'late' | 'place'>,
  causes: ReadonlyMap<string, Cause>,
): LateChange[] =>
  late.filter((change) =>
    isError(change) ? place === 'return' && causes.get(change.of) !== 'deliberate' : !change.isOld,
  );

/** The figures of a return including its late changes. */
export const payloadWith = (
  period: StoredObligation,
  own: BoxesInPence,
  counted: readonly LateChange[],
): VatPayload => {
  const added = addedBy(counted);
  return payloadOf(period.periodKey, { ...own, box1: own.box1 + added.box1, box4: own.box4 + added.box4 });
};

export const shownWith = (shown: FilingReturn, payload: VatPayload): FilingReturn => ({
  ...shown,
  boxes: boxesOf(payload),
  outcome: outcomeOf(payload),
});

/** The return of a period as it would be filed now. */
export const draftOf = async (firm: StoredFirm, period: StoredObligation): Promise<Draft> => {
  const { firmId } = firm;
  const span = { from: period.start, to: period.end };
  const [figures, returns, obligations, account] = await Promise.all([
    vatOf(firm, span),
    readFigures(firmId),
    readObligations(firmId),
    accountRows(firm, period),
  ]);
  const done = returns.filter(({ status }) => status === 'filed' || status === 'filedElsewhere');
  const late = await lateChanges(
    firm,
    returns.filter(({ end }) => end < period.end),
  );
  const own = figures.boxes ? inPence(figures.boxes) : { box1: 0, box4: 0, box6: 0, box7: 0 };
  const place = placeOf(late, own.box6);
  const payload = figures.boxes ? payloadWith(period, own, countedIn({ late, place }, new Map())) : undefined;
  const known = { period, obligations, filedEnds: new Set(done.map(({ end }) => end)) };
  const empty: FilingReturn = {
    ...{ start: period.start, end: period.end, due: period.due, status: 'draft', boxes: null, outcome: null },
    ...account,
    isCash: [figures, ...figures.parts].some(({ scheme }) => scheme === 'cash'),
    corrections: late.map((each) => shownCorrection(each, place, undefined)),
    marks: figures.marks,
    blocked: [
      ...ofPeriod(known),
      ...ofCounters(firm),
      ...ofMarks(figures),
      ...(figures.boxes ? [] : [noBoxes]),
    ],
    hash: contentHash([payload, late, place]),
    ...{
      declaration,
      declaredBy: null,
      declaredAt: null,
      refusal: null,
      acknowledgement: null,
      theirs: null,
    },
  };
  const shown = payload ? shownWith(empty, payload) : empty;
  return { shown, own, late, place };
};
