import { toPence, toPounds } from '../money.ts';
import { numberFinder, type Spot, wordsOf } from './in-text.ts';
import { namedIn } from './named.ts';
import { onlySubset } from './subset.ts';

/** An invoice on which something is owed, in pounds. */
export interface OpenInvoice {
  id: number;
  clientId: number;
  clientName: string;
  invoiceNumber: string;
  balance: number;
}

/** Money in, in pounds. */
export interface MoneyIn {
  paidOn: string;
  amount: number;
  text: string;
}

/** `sure` may be ticked for the user, `likely` they have to look at, `else` they choose for themselves. */
export interface Proposal {
  how: 'sure' | 'likely' | 'else';
  pays: { invoiceId: number; amount: number }[];
}

/** An invoice while rows are given out: what is left of it, and how its number and client are known. */
interface Candidate {
  invoice: OpenInvoice;
  pence: number;
  spotsIn: (text: string) => Spot[];
  words: Set<string>;
}

const candidateOf = (invoice: OpenInvoice): Candidate => ({
  invoice,
  pence: toPence(invoice.balance),
  spotsIn: numberFinder(invoice.invoiceNumber),
  words: wordsOf(invoice.clientName),
});

interface Row {
  pence: number;
  /** Those whose number the text holds, and whether clearly. */
  named: ReadonlyMap<Candidate, boolean>;
  words: Set<string>;
}

type Found = { how: 'sure' | 'likely'; pays: { of: Candidate; pence: number }[] } | undefined;

const all = (how: 'sure' | 'likely', chosen: Candidate[]): Found => ({
  how,
  pays: chosen.map((of) => ({ of, pence: of.pence })),
});

const sumOf = (chosen: Candidate[]): number => chosen.reduce((sum, { pence }) => sum + pence, 0);

/** Our number in the text and all that is owed; or several of our numbers and all of them together. */
const sure = ({ pence, named }: Row): Found => {
  const open = [...named].flatMap(([each, isClear]) => (isClear && each.pence > 0 ? [each] : []));
  const exact = open.filter((each) => each.pence === pence);
  if (exact.length === 1) return all('sure', exact);
  const isOneClients = new Set(open.map(({ invoice }) => invoice.clientId)).size === 1;
  return open.length > 1 && isOneClients && sumOf(open) === pence ? all('sure', open) : undefined;
};

/** One transfer for several invoices of a client whom the text names. */
const several = ({ pence, named, words }: Row, open: Candidate[]): Found => {
  const clients = new Map<number, Candidate[]>();
  for (const each of open)
    clients.set(each.invoice.clientId, [...(clients.get(each.invoice.clientId) ?? []), each]);
  const found = [...clients.values()].flatMap((theirs) => {
    const isKnown = theirs.some((each) => named.has(each) || sharesWord(each.words, words));
    const subset = isKnown ? onlySubset(theirs, pence) : undefined;
    return subset ? [subset] : [];
  });
  return found.length === 1 && found[0] ? all('likely', found[0]) : undefined;
};

const sharesWord = (name: Set<string>, text: Set<string>): boolean =>
  [...name].some((word) => text.has(word));

/** Our number with another amount, or an amount that only one open invoice has and a word of its client's name. */
const likely = (row: Row, candidates: Candidate[]): Found => {
  const open = candidates.filter(({ pence }) => pence > 0);
  const { pence } = row;
  const theirs = open.filter((each) => row.named.get(each) || (row.named.has(each) && each.pence === pence));
  const fitting = theirs.filter((each) => each.pence === pence);
  const [named, ...others] = fitting.length === 1 ? fitting : theirs;
  if (named && others.length === 0 && pence <= named.pence)
    return { how: 'likely', pays: [{ of: named, pence }] };
  const [exact, ...alike] = open.filter((each) => each.pence === pence);
  if (exact && alike.length === 0 && !named && sharesWord(exact.words, row.words))
    return all('likely', [exact]);
  const together = several(row, open);
  if (together) return together;
  // More than is owed: most likely a tip or a mistake, but it is that invoice's.
  return named && others.length === 0 ? { how: 'likely', pays: [{ of: named, pence }] } : undefined;
};

const proposalOf = (found: Found): Proposal =>
  found
    ? {
        how: found.how,
        pays: found.pays.map(({ of, pence }) => ({ invoiceId: of.invoice.id, amount: toPounds(pence) })),
      }
    : { how: 'else', pays: [] };

/**
 * Which invoices rows of money in most likely pay, row by row. Sure ones are given out before likely ones and older before newer, each
 * from what those before have left, so that no invoice is proposed to be paid twice.
 */
export const proposals = (rows: readonly MoneyIn[], invoices: readonly OpenInvoice[]): Proposal[] => {
  const candidates = invoices.map(candidateOf);
  const read = rows.map(({ paidOn, amount, text }, at) => ({
    at,
    paidOn,
    pence: toPence(amount),
    named: namedIn(text, candidates),
    words: wordsOf(text),
  }));
  const inTime = read.toSorted((a, b) => (a.paidOn < b.paidOn ? -1 : Number(a.paidOn > b.paidOn)));
  const found = new Map<number, Found>();
  for (const find of [sure, likely])
    for (const row of inTime) {
      if (found.get(row.at)) continue;
      const match = find(row, candidates);
      for (const { of, pence } of match?.pays ?? []) of.pence -= pence;
      found.set(row.at, match);
    }
  return rows.map((_, at) => proposalOf(found.get(at)));
};
