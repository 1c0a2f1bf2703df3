import { mtdOfUser } from '#functions/tax/mtd.ts';
import {
  firstFiledYear,
  type IncomeTaxObligation,
  type IncomeTaxUpdate,
  type IncomeTaxYear,
} from '#shared/filing/income-tax.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { conflict, invalidField } from '#shared/kernel/refusal.ts';
import type { Mtd } from '#shared/tax/mtd.ts';
import { startOfTaxYear, taxYearName } from '#shared/uk/tax-year.ts';
import { type DueUpdate, readGrant } from '../connection/grant-entity.ts';
import { noteDue } from '../connection/warning.ts';
import { type Asker, orNothing } from '../hmrc/ask.ts';
import { askAboutPerson, nothingThere } from './ask.ts';
import { chosenBusiness } from './businesses.ts';
import { readUpdates, type StoredUpdate } from './entity.ts';
import { hashOfUpdate, type Update } from './payload.ts';

/** The tax year in an address. Throws 400. */
export const taxYearIn = (text: string): string => {
  const isOne = /^20\d\d-\d\d$/.test(text) && taxYearName(startOfTaxYear(text)) === text;
  if (!isOne || startOfTaxYear(text) < firstFiledYear)
    throw invalidField('taxYear', 'Name a tax year like 2026-27, from 2025-26 on');
  return text;
};

/** The updates of a tax year, for businesses that must send them. Throws 409 `businessKind` for a company or a partnership. */
export const updatesOf = async ({ firm }: Asker, taxYear: string): Promise<Mtd> => {
  const mtd = await mtdOfUser(firm, taxYear);
  if (mtd.isFor) return mtd;
  const message = 'Only sole traders send updates. A company or a partnership files its own returns.';
  throw conflict(message, [{ path: 'businessKind', message }]);
};

interface PeriodAtHmrc {
  periodStartDate: string;
  periodEndDate: string;
  dueDate: string;
  status: string;
  receivedDate?: string;
}

const shownPeriod = (at: PeriodAtHmrc): IncomeTaxObligation => ({
  ...{ from: at.periodStartDate, to: at.periodEndDate, dueBy: at.dueDate, received: at.receivedDate ?? null },
  status: at.status.toLowerCase() === 'fulfilled' ? 'fulfilled' : 'open',
});

const quartersAtHmrc = async (
  asker: Asker,
  businessId: string,
  { updates }: Mtd,
): Promise<IncomeTaxObligation[]> => {
  const [fromDate, toDate] = [updates[0]?.from ?? '', updates.at(-1)?.to ?? ''];
  const query = new URLSearchParams({
    typeOfBusiness: 'self-employment',
    businessId,
    fromDate,
    toDate,
  });
  const asking = askAboutPerson<{ obligations: { obligationDetails: PeriodAtHmrc[] }[] }>(asker, {
    ...{ api: 'obligations', method: 'GET', path: `income-and-expenditure?${query}` },
  });
  const { obligations } = await orNothing(asking, { obligations: [] }, nothingThere);
  return obligations.flatMap(({ obligationDetails }) => obligationDetails.map(shownPeriod));
};

const declarationAtHmrc = async (asker: Asker, taxYear: string): Promise<IncomeTaxObligation | undefined> => {
  const asking = askAboutPerson<{ obligations: PeriodAtHmrc[] }>(asker, {
    ...{ api: 'obligations', method: 'GET', path: `crystallisation?taxYear=${taxYear}` },
  });
  const { obligations } = await orNothing(asking, { obligations: [] }, nothingThere);
  return obligations.map(shownPeriod)[0];
};

const stateOf = (
  hash: string,
  sent: StoredUpdate | undefined,
  atHmrc: IncomeTaxObligation | undefined,
): IncomeTaxUpdate['status'] => {
  if (sent) return sent.hash === hash ? 'sent' : 'changed';
  return atHmrc?.status === 'fulfilled' ? 'fulfilled' : 'open';
};

export const shownUpdate = (
  update: Update,
  sent: StoredUpdate | undefined,
  atHmrc?: IncomeTaxObligation | undefined,
): IncomeTaxUpdate => {
  const hash = hashOfUpdate(update);
  return {
    ...update,
    hash,
    status: stateOf(hash, sent, atHmrc),
    sentAt: sent?.sentAt ?? null,
    sentBy: sent?.by.name ?? null,
  };
};

/** Stores the first update of a year that HMRC lacks, unless an update of another year is due earlier. */
export const noteOpen = async (
  firmId: FirmId,
  { updates }: Mtd,
  next: DueUpdate | undefined,
): Promise<void> => {
  const kept = (await readGrant(firmId, 'incomeTax'))?.update;
  const isOfYear = kept && kept.to >= (updates[0]?.from ?? '') && kept.to <= (updates.at(-1)?.to ?? '');
  if (isOfYear || (next && (!kept || next.to < kept.to))) await noteDue(firmId, 'incomeTax', next ?? null);
};

/** A tax year: what HMRC requires as of now, and what was sent or would be. */
export const incomeTaxYear = async (asker: Asker, taxYear: string): Promise<IncomeTaxYear> => {
  const mtd = await updatesOf(asker, taxYear);
  const { businessId, tradingName } = await chosenBusiness(asker);
  const obligations = await quartersAtHmrc(asker, businessId, mtd);
  const final = await declarationAtHmrc(asker, taxYear);
  const sent = await readUpdates(asker.firm.firmId, taxYear);
  const open = obligations.find(({ status }) => status === 'open');
  await noteOpen(asker.firm.firmId, mtd, open && { to: open.to, dueBy: open.dueBy });
  const ofQuarter = (update: Update): IncomeTaxUpdate =>
    shownUpdate(
      update,
      sent.find(({ quarter }) => quarter === update.quarter),
      obligations.find(({ to }) => to === update.to),
    );
  return {
    ...{ taxYear, businessId, tradingName: tradingName ?? null, obligations },
    updates: mtd.updates.map(ofQuarter),
    ...{ mayConsolidate: mtd.mayConsolidate, asked: mtd.asked },
    finalDeclaration: {
      dueBy: final?.dueBy ?? mtd.finalDeclarationBy,
      status: final?.status ?? 'open',
      handedOver: true,
    },
    readAt: new Date().toISOString(),
  };
};
