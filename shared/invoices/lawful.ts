import { formatDate } from '../dates.ts';
import { sumsOf } from '../lines/sums.ts';
import { toPence } from '../money.ts';
import { type Paper, paperVerdict } from '../uk/disclosure.ts';
import { partOfUk } from '../uk/identifiers.ts';
import type { PaperField } from '../uk/paper-fields.ts';
import { reverseChargeWords } from '../uk/reverse-charge.ts';
import { sellerDisclosure } from '../uk/seller.ts';
import { vatInvoiceDueBy } from '../uk/tax-point.ts';
import { isReverseCharge } from '../uk/vat.ts';
import { vatClaimIn } from '../uk/vat-words.ts';
import { type Finding, type Issuing, isBusiness, isRegistered, taxPointFor } from './issuing.ts';
import { lowerRates } from './lower-rates.ts';
import { mendingOf } from './mending.ts';
import { hiddenVat, ownWords } from './own-words.ts';
import { unprintable } from './printable.ts';
import { reverseChargeFindings } from './reverse-charge.ts';

/** What Fettle prints on every invoice with lines. */
const alwaysPrinted: readonly PaperField[] = [
  'number',
  'issueDate',
  'supplyDate',
  'buyerName',
  'lineDescriptions',
  'lineQuantities',
  'lineUnitPricesNet',
  'lineNetAmounts',
  'totalNet',
  'totalPayable',
  'grossPerRate',
];

const nameOf = ({ business, ownName }: Issuing['seller']): string =>
  business.tradingName || business.ownName || business.legalName || ownName;

const showsVat = (issuing: Issuing): boolean =>
  isRegistered(issuing) && Boolean(issuing.seller.business.vatNumber);

const printedOn = (issuing: Issuing): Set<PaperField> => {
  const { seller, client } = issuing;
  const { business } = seller;
  const fields = new Set(alwaysPrinted);
  if (nameOf(seller)) fields.add('sellerName');
  if (business.address || business.registeredOffice) fields.add('sellerAddress');
  if (client.address) fields.add('buyerAddress');
  if (showsVat(issuing))
    for (const field of ['sellerVatNumber', 'lineVatRates', 'totalVat'] as const) fields.add(field);
  return fields;
};

const paperOf = (issuing: Issuing): Paper => {
  const { client, document } = issuing;
  const hasReverseCharge = document.lines.some(({ vat }) => isReverseCharge(vat));
  return {
    kind: 'invoice',
    mayShowVat: showsVat(issuing),
    buyer: isBusiness(client) ? 'business' : 'consumer',
    fields: printedOn(issuing),
    total: toPence(sumsOf(document).total),
    hasExempt: document.lines.some(({ vat }) => vat === 'e'),
    ...(hasReverseCharge && { reverseCharge: { words: reverseChargeWords, vatInTotal: 0 } }),
  };
};

/** A sole trader who registered before we asked for own names gave theirs as the legal name. */
const disclosureOf = ({ seller: { business, ownName } }: Issuing) => {
  const kind = business.businessKind ?? 'sole_trader';
  const own = business.ownName || business.legalName || '';
  return sellerDisclosure({
    kind,
    tradingName: business.tradingName,
    ownName: own || ownName,
    shows: {
      ownName: Boolean(own),
      partnerNames: Boolean(business.ownName),
      registeredName: Boolean(business.legalName),
      companyNumber: Boolean(business.companyNumber),
      registeredOffice: Boolean(business.registeredOffice),
      partOfUk: Boolean(business.companyNumber && partOfUk(business.companyNumber)),
    },
  });
};

/** Words that state VAT, which a seller who must not charge VAT must not use (FA 2008 Sch 41 para 2). */
const claims = (issuing: Issuing): Finding[] =>
  ownWords(issuing).flatMap(([path, text]) => {
    const claim = vatClaimIn(text);
    return claim ? [{ path, message: `“${claim}” can’t be there. You’re not registered for VAT` }] : [];
  });

const missingOf = (issuing: Issuing): PaperField[] => {
  const { lines } = issuing.document;
  const needsNumber = !showsVat(issuing) && lines.some(({ vat }) => vat !== 'o');
  const missing = [...paperVerdict(paperOf(issuing)).missing, ...disclosureOf(issuing).missing];
  return [...new Set<PaperField>([...(needsNumber ? (['sellerVatNumber'] as const) : []), ...missing])];
};

const asFinding =
  ({ client }: Issuing) =>
  (path: PaperField): Finding => ({ path, message: mendingOf(path, client.name) });

/** The reasons why an invoice with lines cannot be issued (VAT Regulations 1995 reg. 14); empty if it can. */
export const refusalsOf = (issuing: Issuing): Finding[] => [
  ...missingOf(issuing).map(asFinding(issuing)),
  ...(showsVat(issuing) ? [] : claims(issuing)),
  ...(isRegistered(issuing) ? reverseChargeFindings(issuing) : []),
  ...unprintable(issuing),
];

/**
 * The reasons why an invoice cannot have its tax point: for later supplies, the invoice itself makes its own date the tax point
 * (VATA 1994 s.6(4)). Only checked on invoices, as quotes may look ahead.
 */
export const taxPointRefusals = ({ document, day }: Pick<Issuing, 'document' | 'day'>): Finding[] =>
  document.taxPoint && document.taxPoint > day
    ? [
        {
          path: 'taxPoint',
          message: `The tax point can’t be after the invoice date, ${formatDate(day)}. Leave it blank, or finish the invoice later`,
        },
      ]
    : [];

/** Warnings before an invoice with lines is issued, about things that the law does not forbid. */
export const warningsOf = (issuing: Issuing): Finding[] => {
  const { lines } = issuing.document;
  const advised = [...paperVerdict(paperOf(issuing)).warnings, ...disclosureOf(issuing).warnings];
  const dueBy = isRegistered(issuing) && vatInvoiceDueBy(taxPointFor(issuing), isBusiness(issuing.client));
  return [
    ...advised.map(asFinding(issuing)),
    ...hiddenVat(issuing),
    ...(dueBy && issuing.day > dueBy
      ? [
          {
            path: 'taxPoint',
            message: `This VAT invoice was due by ${formatDate(dueBy)}, 30 days after its tax point. Send it today`,
          },
        ]
      : []),
    ...lowerRates(lines, taxPointFor(issuing)),
  ];
};
