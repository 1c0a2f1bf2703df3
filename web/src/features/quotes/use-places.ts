import { useSearchParams } from 'react-router-dom';
import { useUrlState } from '../../components/use-url-state.ts';
import { idIn } from '../../data/use-record.ts';

/** A quote's form opened by the URL: its id, how to open and how to close it. */
const useForm = (name: string) => {
  const [text, set] = useUrlState(name, { push: true });
  return { id: idIn(text), open: (id: number) => set(String(id)), close: () => set('') };
};

/**
 * What the URL opens: `?id=` a quote, `?new=1` (with initial `client` and `job`) and `?edit=` the form, `?send=` the email,
 * `?remind=` the reminder, `?accept=` and `?decline=` the customer's answer.
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
    /** After deleting there is nothing to return to. */
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
    /** After saving: the quote replaces the form, with its email if it should be sent now. */
    saved: (id: number, sendNow: boolean) => show({ id: String(id), ...(sendNow && { send: String(id) }) }),
  };
};

export type Places = ReturnType<typeof usePlaces>;
