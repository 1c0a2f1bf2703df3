import type { Once } from '#functions/lib/idempotency.ts';
import { logger } from '#functions/lib/log.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { formatDate, today } from '#shared/dates.ts';
import { nameOf } from '#shared/domain/settings/names.ts';
import type { IncomeTaxUpdate } from '#shared/filing/income-tax.ts';
import { conflict, type Issue, invalidField, Refusal } from '#shared/kernel/refusal.ts';
import type { Mtd } from '#shared/tax/mtd.ts';
import { keepUntil } from '#shared/uk/retention.ts';
import { startOfTaxYear } from '#shared/uk/tax-year.ts';
import { type Asker, type HmrcReply, HmrcSilence } from '../hmrc/ask.ts';
import { askAboutPerson } from './ask.ts';
import { chosenBusiness } from './businesses.ts';
import { mtdUpdateEntity, type StoredUpdate, type UpdatePayload } from './entity.ts';
import { isHeld } from './held.ts';
import { hashOfUpdate, payloadOf, type Update } from './payload.ts';
import { noteOpen, shownUpdate, updatesOf } from './year.ts';

interface Place {
  taxYear: string;
  quarter: number;
}

/** The quarter in an address. Throws 400. */
export const quarterIn = (text: string): number => {
  if (!/^[1-4]$/.test(text)) throw invalidField('quarter', 'Name a quarter from 1 to 4');
  return Number(text);
};

const tooEarly = ({ mayBeSentFrom }: Update): Issue[] =>
  mayBeSentFrom > today()
    ? [{ path: 'quarter', message: `You can send this from ${formatDate(mayBeSentFrom)}.` }]
    : [];

const unplaced = ({ figures }: Update, { asked }: Mtd): Issue[] =>
  figures.ask === 0
    ? []
    : asked.map(({ category }) => ({
        path: `categories.${category}`,
        message: `Say where ${category} ${category.endsWith('s') ? 'belong' : 'belongs'}`,
      }));

const wrongFigures = ({ figures }: Update, { unknownVat }: Mtd): Issue[] => [
  ...(unknownVat === 0
    ? []
    : [{ path: 'unknownVat', message: 'Some invoices do not say what VAT is in them. Make them itemised.' }]),
  ...(figures.turnover >= 0
    ? []
    : [{ path: 'turnover', message: 'You refunded more than you were paid; an accountant must decide' }]),
];

const refuseUnready = (update: Update, mtd: Mtd, consolidated: boolean): void => {
  const [first, ...more] = [
    ...tooEarly(update),
    ...unplaced(update, mtd),
    ...wrongFigures(update, mtd),
    ...(consolidated && !mtd.mayConsolidate
      ? [{ path: 'consolidated', message: 'Your turnover is too high for one total of expenses' }]
      : []),
  ];
  if (first) throw conflict(first.message, [first, ...more]);
};

const selfEmploymentPath = (businessId: string, { taxYear }: Place): string =>
  `${businessId}/cumulative/${taxYear}`;

/** A PUT is idempotent, so one whose answer was lost is retried once. */
const put = async (asker: Asker, path: string, body: UpdatePayload): Promise<HmrcReply<unknown>> => {
  const send = () => askAboutPerson(asker, { api: 'selfEmployment', method: 'PUT', path, body });
  try {
    return await send();
  } catch (error) {
    if (error instanceof HmrcSilence) return send();
    throw error;
  }
};

/** Checks that HMRC stored what we sent. If it can't be asked, its confirmation of the update counts. */
const expectHeld = async (asker: Asker, path: string, sent: UpdatePayload): Promise<void> => {
  let held: unknown;
  try {
    held = (await askAboutPerson(asker, { api: 'selfEmployment', method: 'GET', path })).body;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    logger.warn('An update was not read back', { reason: error.message });
    return;
  }
  if (isHeld(held, sent)) return;
  logger.error('HMRC holds another update than it was sent');
  throw conflict('HMRC holds other figures than were sent. Send the update again.');
};

/** Sends an update for the year to date. It can be sent again with other figures; the last one stands. */
export const sendUpdate = async (
  asker: Asker,
  place: Place,
  { hash, consolidated = false }: { hash: string; consolidated?: boolean | undefined },
  once: Once,
): Promise<IncomeTaxUpdate> => {
  const { firm, user } = asker;
  const mtd = await updatesOf(asker, place.taxYear);
  const update = mtd.updates.find(({ quarter }) => quarter === place.quarter);
  if (!update) throw invalidField('quarter', 'Name a quarter from 1 to 4');
  refuseUnready(update, mtd, consolidated);
  if (hash !== hashOfUpdate(update)) {
    const message = 'The figures have changed since you looked. Check them and send again.';
    const current = shownUpdate(update, undefined);
    throw new Refusal('stale', message, [{ path: 'hash', message }], { current });
  }
  const { businessId } = await chosenBusiness(asker);
  const payload = payloadOf(update, consolidated);
  const path = selfEmploymentPath(businessId, place);
  const { headers } = await put(asker, path, payload);
  await expectHeld(asker, path, payload);
  const correlationId = headers.get('x-correlationid');
  const row: StoredUpdate = {
    ...{ firmId: firm.firmId, ...place, businessId, payload, hash },
    sentAt: new Date().toISOString(),
    by: { userId: user.userId, name: nameOf(user) },
    ...(correlationId && { correlationId }),
    keepUntil: keepUntil({ kind: 'sole trader', taxYear: startOfTaxYear(place.taxYear) }),
  };
  const shown = shownUpdate(update, row);
  await transact([write(mtdUpdateEntity.put(row)), ...once.writes(shown)]);
  const after = mtd.updates.find(({ quarter }) => quarter === place.quarter + 1);
  await noteOpen(firm.firmId, mtd, after && { to: after.to, dueBy: after.dueBy });
  return shown;
};
