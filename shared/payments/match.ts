import { toPence, toPounds } from '../money.ts';
import type { Pay } from './bank-row.ts';
import { numberFinder, type Spot, wordsOf } from './in-text.ts';
import { namedIn } from './named.ts';
import { onlySubset } from './subset.ts';

/** An invoice with a balance, in pounds. */
export interface OpenInvoice {
  id: number;
  clientId: number;
  clientName: string;
  invoiceNumber: string;
  balance: number;
  /** The part of the balance that a contractor is still expected to keep back for HMRC. */
  keptBack?: number | undefined;
}

/** An incoming payment, in pounds. */
export interface MoneyIn {
  paidOn: string;
  amount: number;
  text: string;
}

/** `sure` can be ticked for the user; `likely` they have to check; `else` they have to choose. */
export interface Proposal {
  how: 'sure' | 'likely' | 'else';
  pays: Pay[];
}

/** An invoice during the matching: its remaining balance, and how its number and client are recognised. */
interface Candidate {
  invoice: OpenInvoice;
  pence: number;
  /** The part of `pence` that is expected to be kept back, and so never arrives. */
  keptBack: number;
  spotsIn: (text: string) => Spot[];
  words: Set<string>;
}

const candidateOf = (invoice: OpenInvoice): Candidate => ({
  invoice,
  pence: toPence(invoice.balance),
  keptBack: Math.min(toPence(invoice.keptBack ?? 0), toPence(invoice.balance)),
  spotsIn: numberFinder(invoice.invoiceNumber),
  words: wordsOf(invoice.clientName),
});

interface Row {
  pence: number;
  /** The invoices whose number is in the text, and whether clearly. */
  named: ReadonlyMap<Candidate, boolean>;
  words: Set<string>;
}

interface Part {
  of: Candidate;
  pence: number;
  keptBack: number;
}

type Found = { how: 'sure' | 'likely'; pays: Part[] } | undefined;

/** The whole balance of an invoice. */
const whole = (of: Candidate): Part => ({ of, pence: of.pence, keptBack: 0 });

/** What a contractor pays of it, with the rest kept back for HMRC. */
const deducted = (of: Candidate): Part => ({ of, pence: of.pence - of.keptBack, keptBack: of.keptBack });

/** The ways to pay these invoices in full: the whole balance or, if any is a contractor's, less what is kept back. */
const waysFor = (open: readonly Candidate[]): Part[][] => {
  const ways = open.some(({ keptBack }) => keptBack > 0) ? [whole, deducted] : [whole];
  return ways.map((way) => open.map(way).filter(({ pence }) => pence > 0));
};

/** The invoices that this amount pays in full, either way. */
const paidUp = (open: readonly Candidate[], pence: number): Part[] =>
  open.flatMap((each) => [whole(each), deducted(each)].find((part) => part.pence === pence) ?? []);

const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, { pence }) => sum + pence, 0);

const clientsOf = (open: readonly Candidate[]): number =>
  new Set(open.map(({ invoice }) => invoice.clientId)).size;

/**
 * Sure: our number in the text with the whole balance, or with what a contractor pays of it; or several of our numbers with their
 * total.
 */
const sure = ({ pence, named }: Row): Found => {
  const open = [...named].flatMap(([each, isClear]) => (isClear && each.pence > 0 ? [each] : []));
  const exact = paidUp(open, pence);
  if (exact.length === 1) return { how: 'sure', pays: exact };
  if (open.length < 2 || clientsOf(open) !== 1) return undefined;
  const pays = waysFor(open).find((parts) => parts.length === open.length && sumOf(parts) === pence);
  return pays && { how: 'sure', pays };
};

/** One transfer for several invoices of a client named in the text. */
const several = ({ pence, named, words }: Row, open: Candidate[]): Found => {
  const clients = new Map<number, Candidate[]>();
  for (const each of open)
    clients.set(each.invoice.clientId, [...(clients.get(each.invoice.clientId) ?? []), each]);
  const found = [...clients.values()].flatMap((theirs) => {
    const isKnown = theirs.some((each) => named.has(each) || sharesWord(each.words, words));
    if (!isKnown) return [];
    const subsets = waysFor(theirs).flatMap((parts) => {
      const subset = onlySubset(parts, pence);
      return subset ? [subset] : [];
    });
    return subsets.slice(0, 1);
  });
  return found.length === 1 && found[0] ? { how: 'likely', pays: found[0] } : undefined;
};

const sharesWord = (name: Set<string>, text: Set<string>): boolean =>
  [...name].some((word) => text.has(word));

/** Likely: our number with another amount, or an amount owed on only one open invoice with a word of its client's name. */
const likely = (row: Row, candidates: Candidate[]): Found => {
  const open = candidates.filter(({ pence }) => pence > 0);
  const { pence } = row;
  const fits = (each: Candidate): boolean => paidUp([each], pence).length > 0;
  const theirs = open.filter((each) => row.named.get(each) || (row.named.has(each) && fits(each)));
  const fitting = theirs.filter(fits);
  const [named, ...others] = fitting.length === 1 ? fitting : theirs;
  const part = named && (paidUp([named], pence)[0] ?? { of: named, pence, keptBack: 0 });
  if (named && part && others.length === 0 && pence <= named.pence) return { how: 'likely', pays: [part] };
  const [exact, ...alike] = paidUp(open, pence);
  if (exact && alike.length === 0 && !named && sharesWord(exact.of.words, row.words))
    return { how: 'likely', pays: [exact] };
  const together = several(row, open);
  if (together) return together;
  // More than is owed is probably a tip or a mistake, but belongs to that invoice.
  return part && others.length === 0 ? { how: 'likely', pays: [part] } : undefined;
};

const payOf = ({ of, pence, keptBack }: Part): Pay => ({
  invoiceId: of.invoice.id,
  amount: toPounds(pence),
  ...(keptBack > 0 && { keptBack: toPounds(keptBack) }),
});

/** What an amount pays of an invoice chosen by hand, with the CIS deduction if it is what a contractor would pay. */
export const payFor = (invoice: OpenInvoice, amount: number): Pay => {
  const of = candidateOf(invoice);
  const pence = toPence(amount);
  return payOf(paidUp([of], pence)[0] ?? { of, pence, keptBack: 0 });
};

const proposalOf = (found: Found): Proposal =>
  found ? { how: found.how, pays: found.pays.map(payOf) } : { how: 'else', pays: [] };

/**
 * Proposes which invoices incoming payments pay, row by row. Sure matches go before likely ones and older rows before newer, each
 * taking from what the ones before left, so that no invoice is proposed twice.
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
      for (const { of, pence, keptBack } of match?.pays ?? []) {
        of.pence -= pence + keptBack;
        of.keptBack -= keptBack;
      }
      found.set(row.at, match);
    }
  return rows.map((_, at) => proposalOf(found.get(at)));
};
