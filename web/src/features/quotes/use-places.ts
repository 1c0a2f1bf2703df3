import { useSearchParams } from 'react-router-dom';
import { useUrlState } from '../../components/use-url-state.ts';
import { idIn } from '../../data/use-record.ts';

/** A form of one quote that the address opens: its id, the way to open it and the way to close it. */
const useForm = (name: string) => {
  const [text, set] = useUrlState(name, { push: true });
  return { id: idIn(text), open: (id: number) => set(String(id)), close: () => set('') };
};

/**
 * What the address says is open: `?id=` a quote, `?new=1` (with `client` and `job` to begin from) and `?edit=` the form,
 * `?send=` the letter, `?remind=` the one that asks again, `?accept=` and `?decline=` what the customer answered.
 */
export const usePlaces = () => {
  const [idText, open] = useUrlState('id', { push: true });
  const [creating, create] = useUrlState('new', { push: true, along: 'client' });
  const [params, setParams] = useSearchParams();
  const [edit, send, remind, accept, decline] = [
    useForm('edit'),
    useForm('send'),
    useForm('remind'),
    useForm('accept'),
    useForm('decline'),
  ];
  const show = (shown: Record<string, string>) => setParams(shown, { replace: true });
  return {
    id: idIn(idText),
    open: (id: number) => open(String(id)),
    close: () => open(''),
    /** After a deletion there is nothing to go back to. */
    leave: () => show({}),
    isNew: Boolean(creating),
    create: () => create('1'),
    closeNew: () => create(''),
    fromClient: idIn(params.get('client') ?? ''),
    fromJob: idIn(params.get('job') ?? ''),
    edit,
    send,
    remind,
    accept,
    decline,
    /** After a save: the quote in the form's place, and its letter where it is to be sent at once. */
    saved: (id: number, sendNow: boolean) => show({ id: String(id), ...(sendNow && { send: String(id) }) }),
  };
};

export type Places = ReturnType<typeof usePlaces>;
