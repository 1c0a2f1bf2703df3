import { assignmentMutations } from './assignments/mutations.ts';
import { boardMutations } from './board/mutations.ts';
import { certificateMutations } from './certificates/mutations.ts';
import { clientMutations } from './clients/mutations.ts';
import { dueMutations } from './dues/mutations.ts';
import { employeeMutations } from './employees/mutations.ts';
import { inventoryMutations } from './inventory/mutations.ts';
import { invoiceMutations } from './invoices/mutations.ts';
import { jobMutations } from './jobs/mutations.ts';
import { leaveMutations } from './leave/mutations.ts';
import type { MutationEntry } from './mutation.ts';
import { noteMutations } from './notes/mutations.ts';
import { paymentMutations } from './payments/mutations.ts';
import { photoMutations } from './photos/mutations.ts';
import { priceMutations } from './prices/mutations.ts';
import { quoteMutations } from './quotes/mutations.ts';
import { receiptMutations } from './receipts/mutations.ts';
import { settingsMutations } from './settings/mutations.ts';
import { siteMutations } from './sites/mutations.ts';
import { taxMutations } from './tax/mutations.ts';
import { timeMutations } from './time/mutations.ts';

/** The changing routes that can be queued on the device, each defined in its domain's `mutations.ts`. */
export const mutations: readonly MutationEntry[] = [
  ...clientMutations,
  ...siteMutations,
  ...jobMutations,
  ...assignmentMutations,
  ...timeMutations,
  ...leaveMutations,
  ...boardMutations,
  ...employeeMutations,
  ...certificateMutations,
  ...dueMutations,
  ...noteMutations,
  ...photoMutations,
  ...settingsMutations,
  ...inventoryMutations,
  ...invoiceMutations,
  ...paymentMutations,
  ...priceMutations,
  ...quoteMutations,
  ...receiptMutations,
  ...taxMutations,
];
