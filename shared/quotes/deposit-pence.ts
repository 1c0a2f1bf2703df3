import { depositShare } from '../lines/deposit.ts';
import { toBp } from '../lines/pence.ts';
import { toPence } from '../money.ts';
import type { Deposit } from './deposit.ts';

/** The deposit on a total, in whole pence, half up; 0 if none is asked for. */
export const depositPence = (totalPence: number, deposit: Deposit | null | undefined): number => {
  if (!deposit) return 0;
  return deposit.kind === 'amount' ? toPence(deposit.value) : depositShare(totalPence, toBp(deposit.value));
};
