import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { RemindStage } from '#shared/letters/stages.ts';
import { idIn } from '../../data/use-record.ts';
import { currentStep } from '../../navigation/history.ts';
import { onceThere } from '../../navigation/travel.ts';

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
  'remove',
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

/** Changes the URL; `replace` replaces the history entry, so that Back skips it. */
type Go = (changes: Changes, replace: boolean) => void;
type Close = (names: string[]) => void;

/** The current URL: by the time a reply closes something, it may already be closed. */
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
    /** The mode of a new one, if the switch was used: `lines` or `amount`. */
    mode: params.get('mode'),
    draftId: idOf('draft'),
    /** The draft was saved in order to issue it now. */
    isIssuing: params.has('issue'),
    editingDraft: idOf('editDraft'),
    editing: idOf('edit'),
    markingPaid: idOf('paid'),
    paying: idOf('pay'),
    refunding: idOf('refund'),
    removing: idOf('remove'),
    crediting: idOf('credit'),
    voiding: idOf('void'),
    sending: idOf('send'),
    reminding: idOf('remind'),
    /** The reminder's stage. */
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
  /** Switching between records adds no history entry: Back leads to the list. */
  open: (next: number) => go({ id: String(next), draft: null, issue: null }, isOpen),
  close: () => close(['id', 'draft', 'issue']),
  openDraft: (next: number) => go({ id: null, draft: String(next), issue: null }, isOpen),
  /** After saving a draft: it replaces the form, or is already there under it. */
  savedDraft: (saved: number, issue: boolean) => {
    const draft = String(saved);
    const isThere = present().params.get('draft') === draft;
    if (isThere) close(formNames);
    const show = () => go({ ...without(formNames), id: null, draft, issue: issue ? '1' : null }, true);
    if (issue || !isThere) onceThere(show);
  },
  /** After issuing a draft: the invoice replaces it. */
  issued: (invoice: number) => go({ draft: null, issue: null, id: String(invoice) }, true),
  /** After issuing a draft to send it: its email opens over it. */
  issuedToSend: (invoice: number) =>
    go({ draft: null, issue: null, id: String(invoice), send: String(invoice) }, true),
  /** After creating: the new record replaces the form. */
  created: (made: number) => go({ ...without(formNames), id: String(made) }, true),
  /** After deleting there is nothing to return to. */
  leave: () => go({ id: null, draft: null, issue: null }, true),
});

const formSteps = (go: Go, close: Close) => ({
  editDraft: (edited: number) => go({ editDraft: String(edited) }, false),
  choose: (mode: 'lines' | 'amount') => go({ mode }, true),
  create: () => go({ new: '1' }, false),
  edit: (edited: number) => go({ edit: String(edited) }, false),
  markPaid: (invoice: number) => go({ paid: String(invoice) }, false),
  pay: (invoice: number) => go({ pay: String(invoice) }, false),
  /** Replaces the question how it was paid with the form. */
  payOtherwise: (invoice: number) => go({ paid: null, pay: String(invoice) }, true),
  refund: (payment: number) => go({ refund: String(payment) }, false),
  remove: (payment: number) => go({ remove: String(payment) }, false),
  credit: (invoice: number) => go({ credit: String(invoice) }, false),
  makeVoid: (invoice: number) => go({ void: String(invoice) }, false),
  send: (invoice: number) => go({ send: String(invoice) }, false),
  remind: (invoice: number, stage?: RemindStage) =>
    go({ remind: String(invoice), ...(stage && { stage }) }, false),
  /** After creating a claim: the email that encloses it replaces its form. */
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
 * What the URL opens: `?id=` a record, `?new=1` (with initial `client` and `job`) and `?edit=` the form, `?paid=` the question how
 * an invoice was paid, `?pay=`, `?refund=` and `?remove=` the forms of a payment, `?credit=` and `?void=` those that reverse an invoice,
 * `?send=` its email, `?remind=` its reminder (with `stage`), `?dispute=`, `?claim=` and `?letter=` the forms for a late one,
 * `?details=1` the question for the business details. Opening adds a history entry; closing goes back if it was opened from here,
 * so that Back does not reopen it.
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
