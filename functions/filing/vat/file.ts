import { Accepted } from '#functions/lib/call.ts';
import { held } from '#functions/lib/conditional.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { declaration } from '#shared/filing/declaration.ts';
import type { Acknowledgement, Cause, FilingReturn } from '#shared/filing/vat.ts';
import { conflict, type Issue, Refusal } from '#shared/kernel/refusal.ts';
import { ownNameOf } from '#shared/own-name.ts';
import { keepUntil } from '#shared/uk/retention.ts';
import { tokenOf } from '../connection/tokens.ts';
import { type Asker, askHmrc, HmrcRefusal, type HmrcReply, HmrcSilence } from '../hmrc/ask.ts';
import { accountOf } from '../vrn.ts';
import { countedIn, type Draft, draftOf, payloadWith, shownWith } from './draft.ts';
import {
  readReturn,
  type StoredObligation,
  type StoredReturn,
  type VatPayload,
  vatReturnEntity,
} from './entity.ts';
import { findOut } from './find-out.ts';
import { isError } from './late-changes.ts';
import { refreshObligations } from './obligations.ts';
import { periodOf } from './read.ts';
import { settleFiled, settleRefused, settleUnknown, shownReturn } from './settle.ts';

interface Declared {
  hash: string;
  corrections?: { of: string; cause: Cause }[] | undefined;
}

const refused = (path: string, message: string): Refusal => conflict(message, [{ path, message }]);

const underWay: Record<Exclude<StoredReturn['status'], 'refused'>, string> = {
  sending: 'This return is being sent.',
  unknown: 'We are finding out whether your return arrived. Open it to see.',
  filed: 'This return has been filed.',
  filedElsewhere: 'HMRC already has a return for this period.',
};

const refuseSecond = (kept: StoredReturn | undefined): void => {
  if (kept && kept.status !== 'refused') throw refused('end', underWay[kept.status]);
};

const refuseBlocked = ([first, ...more]: Issue[]): void => {
  if (first) throw conflict(first.message, [first, ...more]);
};

/** The reason for every error of an earlier return. Throws if one is missing. */
const causesIn = ({ corrections = [] }: Declared, { late }: Draft): Map<string, Cause> => {
  const causes = new Map(corrections.map(({ of, cause }) => [of, cause]));
  const unsaid = late
    .filter((change) => isError(change) && !causes.has(change.of))
    .map(({ of }) => ({
      path: `corrections.${of}`,
      message: 'Say why the figures of this period have changed',
    }));
  refuseBlocked(unsaid);
  return causes;
};

const nameOf = ({ user }: Asker): string => ownNameOf(user) || user.email;

const rowOf = (
  asker: Asker,
  period: StoredObligation,
  draft: Draft,
  causes: ReadonlyMap<string, Cause>,
): StoredReturn => {
  const { firm, user } = asker;
  const { start, end, due } = period;
  const counted = countedIn(draft, causes);
  const payload: VatPayload = payloadWith(period, draft.own, counted);
  const at = new Date().toISOString();
  const corrections = draft.shown.corrections.map((each) => ({
    ...each,
    cause: causes.get(each.of) ?? null,
  }));
  return {
    ...{ firmId: firm.firmId, start, end, due, status: 'sending', payload },
    own: { box1: draft.own.box1, box4: draft.own.box4 },
    corrections: draft.late.map(({ of, box1, box4, isOld }) => ({
      ...{ of, box1, box4, cause: causes.get(of) ?? 'care' },
      isSettled: !isOld,
    })),
    shown: shownWith({ ...draft.shown, corrections }, payload),
    hash: draft.shown.hash,
    declared: { by: user.userId, name: nameOf(asker), at, text: declaration },
    sentAt: at,
    keepUntil: keepUntil({ kind: 'vat', from: end }),
  };
};

/** Written before anything is sent, so that only one of two concurrent submissions gets through. */
const claim = async (row: StoredReturn): Promise<void> => {
  const put = vatReturnEntity
    .put(row)
    .where((item, { eq, notExists }) => `${notExists(item.status)} OR ${eq(item.status, 'refused')}`);
  if (!(await held(put))) throw refused('end', underWay.sending);
};

interface Receipt {
  processingDate?: string;
  formBundleNumber?: string;
  paymentIndicator?: string;
  chargeRefNumber?: string;
}

const acknowledged = ({ body, headers }: HmrcReply<Receipt>): Acknowledgement => ({
  formBundleNumber: body.formBundleNumber ?? null,
  processingDate: body.processingDate ?? null,
  paymentIndicator: body.paymentIndicator ?? null,
  chargeRefNumber: body.chargeRefNumber ?? null,
  receiptId: headers.get('receipt-id'),
  receiptTimestamp: headers.get('receipt-timestamp'),
  correlationId: headers.get('x-correlationid'),
  foundAt: null,
});

/** HMRC changed the periods: reload them, so that the next request shows them. */
const readAgain = async (asker: Asker, { start, end }: StoredReturn): Promise<void> => {
  await refreshObligations(asker, { from: start, to: end }).catch(() => undefined);
};

const duplicate = 'DUPLICATE_SUBMISSION';
const periodCodes = new Set(['PERIOD_KEY_INVALID', 'NOT_FOUND', 'TAX_PERIOD_NOT_ENDED', duplicate]);

const onRefusal = async (asker: Asker, kept: StoredReturn, refusal: HmrcRefusal): Promise<StoredReturn> => {
  const { code } = refusal.hmrc;
  if (code === duplicate) {
    const found = await findOut(asker, kept);
    if (found.status === 'filed') return found;
    if (found.status === 'filedElsewhere') throw refusal;
  }
  await settleRefused(kept, code, refusal.message);
  if (periodCodes.has(code)) await readAgain(asker, kept);
  throw refusal;
};

const finding = 'We are finding out whether your return arrived. Open it again in a minute.';

const onSilence = async (
  asker: Asker,
  kept: StoredReturn,
  { isSaid }: HmrcSilence,
): Promise<StoredReturn> => {
  const unknown = await settleUnknown(kept);
  if (!isSaid) return unknown;
  const found = await findOut(asker, unknown, true);
  if (found.status === 'filed') return found;
  const isKnown = found.status === 'refused';
  throw new Refusal(
    'provider_busy',
    isKnown ? 'HMRC does not answer. Nothing was filed; try later.' : finding,
  );
};

const send = async (asker: Asker, row: StoredReturn, once: Once): Promise<StoredReturn> => {
  const path = `${accountOf(asker.firm).base}/returns`;
  let reply: HmrcReply<Receipt>;
  try {
    reply = await askHmrc<Receipt>(asker, { tax: 'vat', method: 'POST', path, body: row.payload });
  } catch (error) {
    if (error instanceof HmrcSilence) return onSilence(asker, row, error);
    if (error instanceof HmrcRefusal) return onRefusal(asker, row, error);
    // HMRC did not accept it this time either: it is too busy, or the connection has ended.
    if (error instanceof Refusal) await settleRefused(row, 'NOT_SENT', error.message);
    throw error;
  }
  // HMRC has it, so even if this write fails, the return must not be marked as refused. The next read finds it at HMRC.
  return settleFiled(row, acknowledged(reply), once);
};

/** Files a return exactly once, however often it is called and whatever fails midway. */
export const fileReturn = async (
  asker: Asker,
  end: string,
  declared: Declared,
  once: Once,
): Promise<FilingReturn | Accepted<FilingReturn>> => {
  const { firm } = asker;
  refuseSecond(await readReturn(firm.firmId, end));
  // Throws if there is no connection, before anything is written.
  await tokenOf(firm, 'vat');
  const period = await periodOf(() => asker, firm, end);
  const draft = await draftOf(firm, period);
  refuseBlocked(draft.shown.blocked);
  if (declared.hash !== draft.shown.hash) {
    const message = 'The figures have changed since you looked. Check them and file again.';
    throw new Refusal('stale', message, [{ path: 'hash', message }], { current: draft.shown });
  }
  const row = rowOf(asker, period, draft, causesIn(declared, draft));
  await claim(row);
  const after = await send(asker, row, once);
  const shown = shownReturn(after);
  return after.status === 'filed' ? shown : new Accepted(shown);
};
