import type { LetterFacts } from '#shared/letter.ts';
import { companyWords } from '../company.ts';
import type { Seller } from '../document.ts';

/** What a mail says that a document goes with, once for both of its parts. */
export interface Letter {
  seller: Seller;
  subject: string;
  /** Paragraphs with an empty line between them, in the trader's own words. */
  message: string;
  /** The address at which it can be read: a button leads there, and the plain part has the address itself. */
  link?: string;
  /** Where its reader says that they want no more like it; only what nobody has to send has one. */
  optOut?: string;
  /** What it is about, in rows, each group under its heading. */
  facts: LetterFacts[];
}

const present = (parts: (string | null | undefined)[]): string[] =>
  parts.map((part) => part?.trim() ?? '').filter((part) => part !== '');

/** Who writes: how to reach them, and what the law wants said of a company in a letter (SI 2015/17 reg 24, 25). */
export const footOf = ({ seller }: Letter): string[] => [
  ...present([present([seller.phone, seller.email]).join(' · ')]),
  ...present([companyWords(seller)]),
];

/** What the button to the paper's page says. */
export const linkWords = 'View online';

/** What the link says at which mails like it are stopped; in the plain part the address follows it. */
export const optOutWords = 'Stop emails like this one';
