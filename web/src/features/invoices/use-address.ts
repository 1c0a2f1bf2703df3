import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { RemindStage } from '#shared/letters/stages.ts';
import { idIn } from '../../data/use-record.ts';
import { currentStep } from '../../navigation/history.ts';

const formNames = [
  'new',
  'mode',
  'edit',
  'editDraft',
  'client',
  'job',
  'details',
  'paid',
  'pay',
  'refund',
  'credit',
  'void',
  'send',
  'remind',
  'stage',
  'dispute',
  'claim',
  'letter',
];

type Changes = Record<string, string | null>;

/** How a step changes the address: `replace` takes the place of the one before it, which Back then leaves out. */
type Go = (changes: Changes, replace: boolean) => void;
type Close = (names: string[]) => void;

/** The address as it is now: what was drawn may be long closed, when a reply comes that closes it. */
const present = () => {
  const { search, state } = currentStep().location;
  return {
    params: new URLSearchParams(search),
    openedHere: Boolean((state as { opened?: unknown } | null)?.opened),
  };
};

const without = (names: string[]): Changes => Object.fromEntries(names.map((name) => [name, null]));

const whatIsOpen = (params: URLSearchParams) => {
  const idOf = (name: string) => idIn(params.get(name) ?? '');
  return {
    id: idOf('id'),
    isNew: params.has('new'),
    /** What a new one is made of, where the switch was used: `lines` or `amount`. */
    mode: params.get('mode'),
    draftId: idOf('draft'),
    /** The draft was saved to be issued at once. */
    isIssuing: params.has('issue'),
    editingDraft: idOf('editDraft'),
    editing: idOf('edit'),
    markingPaid: idOf('paid'),
    paying: idOf('pay'),
    refunding: idOf('refund'),
    crediting: idOf('credit'),
    voiding: idOf('void'),
    sending: idOf('send'),
    reminding: idOf('remind'),
    /** How far the reminder goes. */
    stage: params.get('stage'),
    disputing: idOf('dispute'),
    claiming: idOf('claim'),
    lettering: idOf('letter'),
    isAskingDetails: params.has('details'),
    fromClient: idOf('client'),
    fromJob: idOf('job'),
  };
};

const recordSteps = (go: Go, close: Close, isOpen: boolean) => ({
  /** From one record to the next is no step of its own: Back leads to the list. */
  open: (next: number) => go({ id: String(next), draft: null, issue: null }, isOpen),
  close: () => close(['id', 'draft', 'issue']),
  openDraft: (next: number) => go({ id: null, draft: String(next), issue: null }, isOpen),
  /** After a draft was saved: it in the form's place. */
  savedDraft: (saved: number, issue: boolean) =>
    go({ ...without(formNames), id: null, draft: String(saved), issue: issue ? '1' : null }, true),
  /** After a draft was issued: the invoice in its place. */
  issued: (invoice: number) => go({ draft: null, issue: null, id: String(invoice) }, true),
  /** After a draft was issued to be sent: its letter over it. */
  issuedToSend: (invoice: number) =>
    go({ draft: null, issue: null, id: String(invoice), send: String(invoice) }, true),
  /** After a create: the new record in the form's place. */
  created: (made: number) => go({ ...without(formNames), id: String(made) }, true),
  /** After a deletion there is nothing to go back to. */
  leave: () => go({ id: null, draft: null, issue: null }, true),
});

const formSteps = (go: Go, close: Close) => ({
  editDraft: (edited: number) => go({ editDraft: String(edited) }, false),
  choose: (mode: 'lines' | 'amount') => go({ mode }, true),
  create: () => go({ new: '1' }, false),
  edit: (edited: number) => go({ edit: String(edited) }, false),
  markPaid: (invoice: number) => go({ paid: String(invoice) }, false),
  pay: (invoice: number) => go({ pay: String(invoice) }, false),
  /** The form instead of the question how it was paid, in its place. */
  payOtherwise: (invoice: number) => go({ paid: null, pay: String(invoice) }, true),
  refund: (payment: number) => go({ refund: String(payment) }, false),
  credit: (invoice: number) => go({ credit: String(invoice) }, false),
  makeVoid: (invoice: number) => go({ void: String(invoice) }, false),
  send: (invoice: number) => go({ send: String(invoice) }, false),
  remind: (invoice: number, stage?: RemindStage) =>
    go({ remind: String(invoice), ...(stage && { stage }) }, false),
  /** After a claim was written: the letter that encloses it, in its form's place. */
  enclose: (invoice: number, stage: RemindStage) =>
    go({ ...without(formNames), remind: String(invoice), stage }, true),
  dispute: (invoice: number) => go({ dispute: String(invoice) }, false),
  claim: (invoice: number) => go({ claim: String(invoice) }, false),
  letter: (invoice: number) => go({ letter: String(invoice) }, false),
  closeForm: () => close(formNames),
  askDetails: () => go({ details: '1' }, false),
  closeDetails: () => close(['details']),
});

/**
 * What the address bar says is open: `?id=` a record, `?new=1` (with `client` and `job` to begin from) and `?edit=`
 * the form, `?paid=` asks how an invoice was paid, `?pay=` and `?refund=` are the forms of a payment, `?credit=` and `?void=` those that take an invoice back, `?send=` its letter, `?remind=` its reminder (with `stage`, how far it goes), `?dispute=`, `?claim=` and `?letter=` what is written down or claimed of a late one, `?details=1` the question for the business details. Opening is a step that Back undoes; closing goes
 * back where it was opened from, so that Back does not open it again.
 */
export const useAddress = () => {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  return useMemo(() => {
    const go: Go = (changes, replace) => {
      const { params: next, openedHere } = present();
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      setParams(next, { replace, preventScrollReset: true, state: { opened: openedHere || !replace } });
    };
    const close: Close = (names) => {
      const { params: now, openedHere } = present();
      if (!names.some((name) => now.has(name))) return;
      if (openedHere) navigate(-1);
      else go(without(names), true);
    };
    const open = whatIsOpen(params);
    return { ...open, ...recordSteps(go, close, open.id !== null), ...formSteps(go, close) };
  }, [params, setParams, navigate]);
};
