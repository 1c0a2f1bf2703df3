import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Item, inventoryRoutes } from '#shared/inventory/contract.ts';
import { fromServer } from '../../api/from-server.ts';
import { useCall } from '../../api/use-call.ts';
import { toast, toastMs } from '../../components/toast.ts';
import { amendItem, itemQuery, putItem } from '../../data/inventory.ts';
import { wasKept } from '../../store/waiting.ts';
import { texts } from './texts.ts';

interface Steps {
  /** Pressed while a move was on its way: the next one takes them all. */
  waiting: number;
  isSending: boolean;
  /** What Undo would take back, and until when (epoch milliseconds) it is offered. */
  undoable: number;
  until: number;
}

const none: Steps = { waiting: 0, isSending: false, undoable: 0, until: 0 };

/**
 * Moves the stock of an item by one, each press of − or + at once for the eye and as a stock transaction. Presses that
 * come while one is on its way go together as the next, so that none is lost and none waits for the others.
 */
export const useSteps = (): ((item: Item, by: number) => void) => {
  const cache = useQueryClient();
  const steps = useRef(new Map<number, Steps>());
  const { mutateAsync } = useCall(inventoryRoutes.move, { failure: texts.moveFailed });
  const of = (id: number): Steps => {
    const known = steps.current.get(id) ?? { ...none };
    steps.current.set(id, known);
    return known;
  };
  const readAgain = async (id: number) => {
    const item = await cache.fetchQuery({ ...itemQuery(id), ...fromServer });
    // What was pressed meanwhile is shown already; the server's number would take it back for a moment.
    if (!of(id).isSending) putItem(cache, item);
    return item;
  };
  const say = (item: Item, quantity: number) => {
    const state = of(item.id);
    const undo = () => {
      const { undoable } = state;
      Object.assign(state, { undoable: 0, until: 0 });
      step(item, -undoable);
    };
    toast({
      ...texts.moved,
      short: texts.nowInStock(item.name, quantity),
      next: state.undoable === 0 ? undefined : { word: texts.undo, onPress: undo },
    });
  };
  const send = async (item: Item): Promise<void> => {
    const state = of(item.id);
    const by = state.waiting;
    Object.assign(state, { waiting: 0, isSending: by !== 0 });
    if (by === 0) return;
    const body = { itemId: item.id, type: by < 0 ? 'out' : 'in', quantity: Math.abs(by) } as const;
    try {
      const kept = wasKept(await mutateAsync({ body }));
      // What waits is laid over the server's number, which stays what it was.
      if (kept) amendItem(cache, item.id, -by);
      const undoable = (Date.now() < state.until ? state.undoable : 0) + by;
      Object.assign(state, { undoable, until: Date.now() + toastMs });
      if (state.waiting !== 0) return send(item);
      state.isSending = false;
      if (kept) return;
      say(item, (await readAgain(item.id)).quantity);
    } catch {
      const lost = by + state.waiting;
      Object.assign(state, none);
      amendItem(cache, item.id, -lost);
      void readAgain(item.id).catch(() => undefined);
    }
  };
  const step = (item: Item, by: number): void => {
    const state = of(item.id);
    state.waiting += by;
    amendItem(cache, item.id, by);
    if (!state.isSending) void send(item);
  };
  return step;
};
