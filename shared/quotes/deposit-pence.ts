import { depositShare } from '../lines/deposit.ts';
import { toBp } from '../lines/pence.ts';
import { toPence } from '../money.ts';
import type { Deposit } from './deposit.ts';

/** The deposit in whole pence of a total in pence, half up; 0 where none is asked for. */
export const depositPence = (totalPence: number, deposit: Deposit | null | undefined): number => {
  if (!deposit) return 0;
  return deposit.kind === 'amount' ? toPence(deposit.value) : depositShare(totalPence, toBp(deposit.value));
};
