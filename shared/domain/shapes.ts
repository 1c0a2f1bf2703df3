import type * as z from 'zod/mini';
import { dueRecord } from '../dues/contract.ts';
import { note } from '../jobs/notes.ts';
import { leave } from '../leave/leave.ts';
import { appliance } from '../sites/appliance.ts';
import { siteRecord } from '../sites/site.ts';
import { assignmentRecord } from './assignments/record.ts';
import { certificateRecord, certificateValuesRecord } from './certificates/record.ts';
import { clientFigures, clientRecord } from './clients/record.ts';
import { activityRecord, countersRecord, dueDayRecord, monthRecord } from './dashboard/record.ts';
import { employeeRecord, teamFigures } from './employees/record.ts';
import { itemRecord, stockMoveRecord } from './inventory/record.ts';
import { claimRecord, creditRecord, draftRecord, invoiceRecord } from './invoices/record.ts';
import { jobFiguresRecord, jobRecord } from './jobs/record.ts';
import type { Kind } from './kinds.ts';
import { letterRecord } from './letters/record.ts';
import { paymentRecord } from './payments/record.ts';
import { photoRecord } from './photos/record.ts';
import { priceRecord } from './prices/record.ts';
import { quoteRecord, quoteVersionRecord } from './quotes/record.ts';
import { receiptRecord } from './receipts/record.ts';
import { memberRecord, profileRecord, settingsRecord } from './settings/record.ts';
import { cisStatementRecord, hmrcGrantRecord, vatPeriodRecord } from './tax/record.ts';
import { taxDayRecord } from './taxed/record.ts';
import { punchRecord, weekRecord } from './time/record.ts';

/**
 * The schema of each kind of record: its own fields and the ids of others, never their names; amounts in pounds as in replies,
 * figures in whole pence. The server sends only the fields in the schema, so keys and secrets never leave it. Not for the
 * browser's bundle, which doesn't validate replies and imports only the types.
 */
export const shapes = {
  client: clientRecord,
  site: siteRecord,
  appliance,
  due: dueRecord,
  job: jobRecord,
  assignment: assignmentRecord,
  punch: punchRecord,
  week: weekRecord,
  leave,
  employee: employeeRecord,
  item: itemRecord,
  stockMove: stockMoveRecord,
  price: priceRecord,
  quote: quoteRecord,
  quoteVersion: quoteVersionRecord,
  invoice: invoiceRecord,
  draft: draftRecord,
  payment: paymentRecord,
  credit: creditRecord,
  claim: claimRecord,
  receipt: receiptRecord,
  cisStatement: cisStatementRecord,
  vatPeriod: vatPeriodRecord,
  hmrcGrant: hmrcGrantRecord,
  note,
  photo: photoRecord,
  certificate: certificateRecord,
  certificateValues: certificateValuesRecord,
  letter: letterRecord,
  activity: activityRecord,
  settings: settingsRecord,
  profile: profileRecord,
  member: memberRecord,
  'figures.client': clientFigures,
  'figures.counters': countersRecord,
  'figures.month': monthRecord,
  'figures.dueDay': dueDayRecord,
  'figures.taxDay': taxDayRecord,
  'figures.job': jobFiguresRecord,
  'figures.team': teamFigures,
} satisfies Record<Kind, z.ZodMiniType>;

/** The data of records by kind. */
export type Records = { [K in Kind]: z.output<(typeof shapes)[K]> };
