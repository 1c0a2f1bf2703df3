import type * as z from 'zod/mini';
import type { Item } from '#shared/inventory/contract.ts';
import { fieldMoveInput, type Move, type MoveInput, moveInput } from '#shared/inventory/move.ts';
import { changeBy, type MoveType } from '#shared/inventory/stock.ts';
import { toPence, toPounds } from '#shared/money.ts';
import { isInField } from '../../allowed.ts';
import { useSignedInUser } from '../../api/user.ts';
import { useRecordForm } from '../../forms/use-record-form.ts';
import { moveLooks } from './looks.ts';
import { useMove } from './use-changes.ts';

type Values = z.input<typeof moveInput>;

/** Field workers don't book stock in: they take it out for a job. */
const beginning = (item: Item, isField: boolean): Values => ({
  itemId: item.id,
  jobId: null,
  ...(isField
    ? { type: 'out', reason: 'usage' }
    : { type: 'in', reason: 'purchase', unitPrice: item.unitPrice }),
  quantity: 1,
  notes: '',
});

/** True for stock returned from a job without another price typed: it returns at the cost it went out at, which the server knows. */
export const comesBackAtCost = (item: Item, { type, jobId, unitPrice }: Partial<Values>): boolean =>
  type === 'return' && Boolean(jobId) && unitPrice === item.unitPrice;

/** A move is always new, so it never meets another version. */
type NewMove = Move & { updatedAt: string };
const neverRead = () => Promise.reject(new Error('A new transaction has no other version'));

/** The form of a stock transaction of one item. */
export const useMoveForm = (item: Item, onClose: () => void) => {
  const move = useMove();
  const isField = isInField(useSignedInUser());
  return useRecordForm<NewMove, Values, MoveInput>({
    keptAs: `move/${item.id}`,
    shape: isField ? fieldMoveInput : moveInput,
    opened: null,
    toValues: () => beginning(item, isField),
    readNow: neverRead,
    save: (input) => {
      if (comesBackAtCost(item, input)) return move({ ...input, unitPrice: null });
      // A count applies to the version of the stock that was counted.
      return move(input.type === 'adjustment' ? { ...input, updatedAt: item.updatedAt } : input);
    },
    onClose,
  });
};

export type MoveFormState = ReturnType<typeof useMoveForm>['form'];

/** The usual reason of a new type, unless the user chose another than the old type's usual one. */
export const reasonFor = (before: MoveType, after: MoveType, reason: unknown): Values['reason'] =>
  reason === moveLooks[before].reason ? moveLooks[after].reason : (reason as Values['reason']);

/** Quantity × unit price in pounds; null until both are given. */
export const costOf = (quantity: unknown, unitPrice: unknown): number | null =>
  typeof quantity === 'number' && typeof unitPrice === 'number' && Number.isFinite(quantity * unitPrice)
    ? toPounds(quantity * toPence(unitPrice))
    : null;

/** The resulting stock; null until there is a quantity. */
export const stockAfter = (item: Item, type: MoveType, quantity: unknown): number | null =>
  typeof quantity === 'number' && Number.isFinite(quantity)
    ? item.quantity + changeBy(type, quantity, item.quantity)
    : null;
