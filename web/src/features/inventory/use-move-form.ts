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

/** In the field nobody books in: they take out for a job. */
const beginning = (item: Item, isField: boolean): Values => ({
  itemId: item.id,
  jobId: null,
  ...(isField
    ? { type: 'out', reason: 'usage' }
    : { type: 'in', reason: 'purchase', unitPrice: item.unitPrice }),
  quantity: 1,
  notes: '',
});

/** From a job, unless another price was typed, at what it went out for: that the server knows. */
export const comesBackAtCost = (item: Item, { type, jobId, unitPrice }: Partial<Values>): boolean =>
  type === 'return' && Boolean(jobId) && unitPrice === item.unitPrice;

/** A form of a move has no earlier version that it could meet. */
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
      // A count is held to the stock that it was taken of.
      return move(input.type === 'adjustment' ? { ...input, updatedAt: item.updatedAt } : input);
    },
    onClose,
  });
};

export type MoveFormState = ReturnType<typeof useMoveForm>['form'];

/** The reason that goes with a new type, unless another one than the old type's own was chosen. */
export const reasonFor = (before: MoveType, after: MoveType, reason: unknown): Values['reason'] =>
  reason === moveLooks[before].reason ? moveLooks[after].reason : (reason as Values['reason']);

/** Quantity times unit price in pounds; null until both are there. */
export const costOf = (quantity: unknown, unitPrice: unknown): number | null =>
  typeof quantity === 'number' && typeof unitPrice === 'number' && Number.isFinite(quantity * unitPrice)
    ? toPounds(quantity * toPence(unitPrice))
    : null;

/** What will be in stock; null until there is a quantity. */
export const stockAfter = (item: Item, type: MoveType, quantity: unknown): number | null =>
  typeof quantity === 'number' && Number.isFinite(quantity)
    ? item.quantity + changeBy(type, quantity, item.quantity)
    : null;
