import type { LetterFacts } from '#shared/letter.ts';
import type { Seller } from '../document.ts';
import { companyWords } from '../wording.ts';

/** The content of an email that carries a document, shared by its HTML and its plain part. */
export interface Letter {
  seller: Seller;
  subject: string;
  /** Paragraphs separated by empty lines, in the trader's own words. */
  message: string;
  /** The address of the document's page: a button links to it, and the plain part contains it. */
  link?: string;
  /** The button's label, if it isn't to view a document. */
  linkWords?: string;
  /** The address to unsubscribe; only emails that nobody is obliged to send have one. */
  optOut?: string;
  /** The facts in rows, each group under its heading. */
  facts: LetterFacts[];
}

const present = (parts: (string | null | undefined)[]): string[] =>
  parts.map((part) => part?.trim() ?? '').filter((part) => part !== '');

/** The sender: contact details, and what the law requires in a company's letters (SI 2015/17 reg 24, 25). */
export const footOf = ({ seller }: Letter): string[] => [
  ...present([present([seller.phone, seller.email]).join(' · ')]),
  ...present([companyWords(seller)]),
];

/** The label of the button that opens the document's page. */
export const linkWords = 'View online';

/** The text of the unsubscribe link; in the plain part the address follows it. */
export const optOutWords = 'Stop emails like this one';
