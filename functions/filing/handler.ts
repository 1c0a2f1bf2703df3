import type { Call } from '#functions/lib/call.ts';
import { serve } from '#functions/lib/serve.ts';
import { filingContract } from '#shared/filing/contract.ts';
import { beginConnect, disconnect, finishConnect } from './connection/connect.ts';
import { connectionsOf } from './connection/shown.ts';
import { deviceOf, keptDeviceCookie } from './device.ts';
import { type Asker, fraudHeadersOf, patienceWith } from './hmrc/ask.ts';
import { businessesOf, chooseBusiness } from './income-tax/businesses.ts';
import { beginEstimate, estimateOf } from './income-tax/estimate.ts';
import { choosePeriods } from './income-tax/periods.ts';
import { quarterIn, sendUpdate } from './income-tax/send.ts';
import { incomeTaxYear, taxYearIn } from './income-tax/year.ts';
import { accountAtHmrc } from './vat/account.ts';
import { fileReturn } from './vat/file.ts';
import { knownReturns } from './vat/filed.ts';
import { informationAtHmrc } from './vat/information.ts';
import { obligationsOf, refreshObligations, usualRange } from './vat/obligations.ts';
import { penaltyAtHmrc, referenceIn } from './vat/penalties.ts';
import { endIn, readAccount, readFiling } from './vat/read.ts';

type Present = Pick<Call, 'event'> & Pick<Asker, 'firm' | 'user'>;

/** The caller and their device, which HMRC requires with every call. Throws 400 `device`. */
const askerOf = ({ firm, user, event }: Present): Asker => ({
  ...{ firm, user, event },
  device: deviceOf(event),
  patience: patienceWith(event),
});

// Rarely needed, so a cold start loads neither.
const loadBadDebts = () => import('./vat/bad-debts.ts');
const loadAcknowledgement = () => import('./vat/acknowledgement.ts');
const loadOnHand = () => import('./vat/on-hand.ts');

export const handler = serve(filingContract, {
  connections: async ({ firm, event }) => ({
    body: await connectionsOf(firm),
    cookies: [keptDeviceCookie(event)],
  }),
  connect: ({ firm, user, event, body }) => beginConnect({ firm, user, event }, body),
  callback: ({ firm, user, event }) =>
    finishConnect(
      { firm, user, event },
      { vat: (present) => refreshObligations(askerOf(present), usualRange()) },
    ),
  disconnect: ({ firm, params }) => disconnect(firm.firmId, params.tax),
  told: async (call) => {
    const headers = Object.entries(await fraudHeadersOf(askerOf(call)));
    return { headers: headers.map(([name, value]) => ({ name, value })) };
  },
  vatObligations: (call) => obligationsOf(askerOf(call), call.query),
  vatFiled: ({ firm }) => knownReturns(firm),
  vatReturn: (call) => readFiling(() => askerOf(call), call.firm, endIn(call.params.end)),
  vatReturnAccount: (call) => readAccount(() => askerOf(call), call.firm, endIn(call.params.end), call.query),
  fileVatReturn: (call) => fileReturn(askerOf(call), endIn(call.params.end), call.body, call.once),
  acknowledgement: async ({ firm, params }) =>
    (await loadAcknowledgement()).acknowledgementFile(firm, endIn(params.end)),
  vatInformation: (call) => informationAtHmrc(askerOf(call)),
  badDebts: async ({ firm }) => (await loadBadDebts()).badDebtsIn(firm),
  claimBadDebts: async ({ firm, body, once }) =>
    (await loadBadDebts()).claimBadDebts(firm, body.invoiceIds, once),
  onHand: async ({ firm }) => (await loadOnHand()).onHandIn(firm),
  putOnHand: async ({ firm, body }) => (await loadOnHand()).putOnHand(firm, body.items),
  vatAccount: (call) => accountAtHmrc(askerOf(call)),
  vatPenalty: (call) => penaltyAtHmrc(askerOf(call), referenceIn(call.params.reference)),
  incomeTaxBusinesses: (call) => businessesOf(askerOf(call)),
  chooseBusiness: (call) => chooseBusiness(askerOf(call), call.body.businessId),
  choosePeriods: (call) => choosePeriods(askerOf(call), call.body.periods),
  incomeTaxYear: (call) => incomeTaxYear(askerOf(call), taxYearIn(call.params.taxYear)),
  sendUpdate: (call) => {
    const { taxYear, quarter } = call.params;
    const place = { taxYear: taxYearIn(taxYear), quarter: quarterIn(quarter) };
    return sendUpdate(askerOf(call), place, call.body, call.once);
  },
  beginEstimate: (call) => beginEstimate(askerOf(call), taxYearIn(call.params.taxYear)),
  estimate: (call) => estimateOf(askerOf(call), taxYearIn(call.params.taxYear), call.params.estimateId),
});
