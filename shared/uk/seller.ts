import type { PaperField } from './paper-fields.ts';

/** The seller, and which of their particulars the document shows. */
export interface Seller {
  kind: 'sole_trader' | 'partnership' | 'company';
  /** The trading name; null if it is their own or registered name. */
  tradingName?: string | null | undefined;
  /** The owner's own name, with the surname last. */
  ownName?: string | null | undefined;
  shows: {
    ownName?: boolean | undefined;
    partnerNames?: boolean | undefined;
    registeredName?: boolean | undefined;
    companyNumber?: boolean | undefined;
    registeredOffice?: boolean | undefined;
    partOfUk?: boolean | undefined;
  };
  partners?: number | undefined;
  /** The directors named on a letterhead, and how many there are; a signature doesn't count. */
  directors?: { named: number; total: number } | undefined;
}

/** A business letter, an order form (a quote to be signed) and a website must state more than an invoice. TD15 reg 24, 25. */
export type SellerPaper = 'invoice' | 'letter';

export interface SellerVerdict {
  missing: PaperField[];
  warnings: PaperField[];
}

/** Partnerships of more than this may instead keep their list at the principal place of business. CA06 s.1203. */
const partnersNamed = 20;

const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .replace(/[.,]/g, ' ')
    .replace(/\b(?:mr|mrs|ms|miss|dr)\b/g, ' ')
    .split(/\s+/)
    .filter(Boolean);

/** True if a name is its owner's: the surname, with or without forenames or initials. CA06 s.1192. */
export const isOwnName = (name: string, ownName: string): boolean => {
  const words = wordsOf(name);
  const own = wordsOf(ownName);
  const forenames = own.slice(0, -1);
  const given = words.slice(0, -1);
  return (
    words.length > 0 &&
    words.at(-1) === own.at(-1) &&
    given.every((word) => forenames.some((forename) => forename === word || forename[0] === word))
  );
};

const hasBusinessName = ({ tradingName, ownName }: Seller): boolean =>
  Boolean(tradingName) && !(ownName && isOwnName(tradingName ?? '', ownName));

const company = ({ shows, directors }: Seller, paper: SellerPaper): SellerVerdict => {
  const missing: PaperField[] = [];
  // TD15 reg 24(1)(e): the full registered name on every invoice, even beside a trading name.
  if (!shows.registeredName) missing.push('sellerRegisteredName');
  // TD15 reg 26: all directors or none.
  if (directors && directors.named > 0 && directors.named < directors.total) missing.push('otherDirectors');
  // TD15 reg 25: mandatory on letters, order forms and websites; good practice on all.
  const particulars: PaperField[] = [];
  if (!shows.companyNumber) particulars.push('companyNumber');
  if (!shows.registeredOffice) particulars.push('registeredOffice');
  if (!shows.partOfUk) particulars.push('partOfUk');
  return paper === 'letter'
    ? { missing: [...missing, ...particulars], warnings: [] }
    : { missing, warnings: particulars };
};

/** The seller's particulars that a document lacks. Sources: Companies Act 2006 s.1192–1206; TD15 reg 24–26. */
export const sellerDisclosure = (seller: Seller, paper: SellerPaper = 'invoice'): SellerVerdict => {
  if (seller.kind === 'company') return company(seller, paper);
  const isNamed = seller.kind === 'sole_trader' ? seller.shows.ownName : seller.shows.partnerNames;
  const isExempt = seller.kind === 'partnership' && (seller.partners ?? 0) > partnersNamed;
  if (!hasBusinessName(seller) || isNamed || isExempt) return { missing: [], warnings: [] };
  return { missing: [seller.kind === 'sole_trader' ? 'sellerLegalName' : 'partnerNames'], warnings: [] };
};
