import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { idIn } from '../../data/use-record.ts';

const formNames = ['new', 'edit', 'client', 'job', 'details', 'pay', 'refund'];

/**
 * What the address bar says is open: `?id=` a record, `?new=1` (with `client` and `job` to begin from) and `?edit=`
 * the form, `?pay=` and `?refund=` those of a payment, `?details=1` the question for the business details. Opening is a step that Back undoes; closing goes
 * back where it was opened from, so that Back does not open it again.
 */
export const useAddress = () => {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const openedHere = (state as { opened?: boolean } | null)?.opened === true;
    const go = (changes: Record<string, string | null>, replace: boolean) => {
      const next = new URLSearchParams(params);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      setParams(next, { replace, preventScrollReset: true, state: { opened: openedHere || !replace } });
    };
    const without = (names: string[]) => Object.fromEntries(names.map((name) => [name, null]));
    const close = (names: string[]) => {
      if (openedHere) navigate(-1);
      else go(without(names), true);
    };
    const id = idIn(params.get('id') ?? '');
    return {
      id,
      isNew: params.has('new'),
      editing: idIn(params.get('edit') ?? ''),
      paying: idIn(params.get('pay') ?? ''),
      refunding: idIn(params.get('refund') ?? ''),
      isAskingDetails: params.has('details'),
      fromClient: idIn(params.get('client') ?? ''),
      fromJob: idIn(params.get('job') ?? ''),
      /** From one record to the next is no step of its own: Back leads to the list. */
      open: (next: number) => go({ id: String(next) }, id !== null),
      close: () => close(['id']),
      create: () => go({ new: '1' }, false),
      edit: (edited: number) => go({ edit: String(edited) }, false),
      pay: (invoice: number) => go({ pay: String(invoice) }, false),
      refund: (payment: number) => go({ refund: String(payment) }, false),
      closeForm: () => close(formNames),
      /** After a create: the new record in the form's place, and the question for the details if it is due. */
      created: (made: number, askDetails: boolean) =>
        go({ ...without(formNames), id: String(made), details: askDetails ? '1' : null }, true),
      closeDetails: () => go({ details: null }, true),
      /** After a deletion there is nothing to go back to. */
      leave: () => go({ id: null }, true),
    };
  }, [params, setParams, state, navigate]);
};
