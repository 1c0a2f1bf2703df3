import { useRef } from 'react';
import type { Item } from '#shared/inventory/contract.ts';
import { inventoryRoutes } from '#shared/inventory/routes.ts';
import { useCall } from '../../api/use-call.ts';
import { toast, toastMs } from '../../components/toast.ts';
import { wasKept } from '../../store/waiting.ts';
import { texts } from './texts.ts';

interface Steps {
  /** What Undo would revert, and until when it is offered (epoch milliseconds). */
  undoable: number;
  until: number;
}

/** Changes an item's stock by one: each press of − or + is a stock transaction, shown immediately. */
export const useSteps = (): ((item: Item, by: number) => void) => {
  const steps = useRef(new Map<number, Steps>());
  const { mutateAsync } = useCall(inventoryRoutes.move, { failure: texts.moveFailed });
  const of = (id: number): Steps => {
    const known = steps.current.get(id) ?? { undoable: 0, until: 0 };
    steps.current.set(id, known);
    return known;
  };
  const say = (item: Item, quantity: number) => {
    const state = of(item.id);
    const undo = () => {
      const { undoable } = state;
      Object.assign(state, { undoable: 0, until: 0 });
      step({ ...item, quantity }, -undoable);
    };
    toast({
      ...texts.moved,
      short: texts.nowInStock(item.name, quantity),
      undo: state.undoable === 0 ? undefined : { word: texts.undo, onPress: undo },
    });
  };
  const step = (item: Item, by: number): void => {
    const body = { itemId: item.id, type: by < 0 ? 'out' : 'in', quantity: Math.abs(by) } as const;
    mutateAsync({ body }).then(
      (move) => {
        const state = of(item.id);
        const undoable = (Date.now() < state.until ? state.undoable : 0) + by;
        Object.assign(state, { undoable, until: Date.now() + toastMs });
        if (!wasKept(move)) say(item, item.quantity + by);
      },
      () => undefined,
    );
  };
  return step;
};
