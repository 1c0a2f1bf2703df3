import { money } from '#functions/lib/pence.ts';
import { formatDate } from '#shared/dates.ts';
import { quantityWords } from '#shared/lines/quantity.ts';
import { partOfUk } from '#shared/uk/identifiers.ts';
import { isReverseCharge, vatNames } from '#shared/uk/vat.ts';
import type { ClaimDocument, InvoiceDocument, PaperDocument, Seller, Work } from './document.ts';
import { printable, printableLine } from './printable.ts';
import type { TableLine, TableRate } from './table.ts';

/** A line's quantity: `2.5 hours`, `3`, `12 m²`. */
export const quantityOf = (line: TableLine): string =>
  line.isDeposit ? '' : printableLine(quantityWords(line));

/** A line's VAT column: `20%`, `Exempt`, `RC 20%`. */
export const vatWord = ({ vat, rate }: Pick<TableLine, 'vat' | 'rate'>): string => {
  if (vat === 'o' || vat === 'e') return vatNames[vat];
  return isReverseCharge(vat) ? `RC ${rate}%` : `${rate}%`;
};

/** A rate in the summary: `Standard rate, 20%`. Distinguishes exempt and zero-rated (VR reg 14(4)). */
export const rateName = ({ vat, rate }: TableRate): string => {
  if (vat === 'o' || vat === 'e') return vatNames[vat];
  return isReverseCharge(vat) ? `Reverse charge, ${rate}%` : `${vatNames[vat]}, ${rate}%`;
};

/** A company's particulars (SI 2015/17 reg 25); empty for anybody else. */
export const companyWords = ({ legalName, name, companyNumber, registeredOffice }: Seller): string => {
  const number = oneLine(companyNumber);
  const office = addressOf(registeredOffice).join(', ');
  if (!number && !office) return '';
  const where = number ? ` is registered in ${partOfUk(number)} under number ${number}.` : '.';
  return `${oneLine(legalName) || oneLine(name)}${where}${office ? ` Registered office: ${office}` : ''}`;
};

export const isClaim = (paper: PaperDocument): paper is ClaimDocument =>
  paper.kind === 'late_pay' || paper.kind === 'letter_before_claim';

/** The printable lines of an optional text. */
export const linesOf = (text: string | null | undefined): string[] =>
  printable(text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The maximum number of lines of an address; the rest continues after commas, to keep it on its page. */
const addressLines = 7;

export const addressOf = (address: string | null | undefined): string[] => {
  const lines = linesOf(address);
  if (lines.length <= addressLines) return lines;
  return [...lines.slice(0, addressLines - 1), lines.slice(addressLines - 1).join(', ')];
};

/** An optional text as one printable line, empty if missing. */
export const oneLine = (text: string | null | undefined): string => printableLine(text ?? '');

/** When and where the work was done: `3 Nov 2026 to 5 Nov 2026`, `14 Mill Lane, Leeds`. */
export const whenAndWhere = ({ startDate, endDate, location, site }: Work): string[] => {
  const [from, to] = [startDate ?? endDate, endDate ?? startDate];
  const days =
    from && to ? [from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`] : [];
  // If the location is the property's address, it is printed only once.
  return [...days, location === site ? '' : oneLine(location)].filter((part) => part !== '');
};

/** The property where the work was, which may differ from the payer's address; empty if there is none. */
export const workAt = ({ site }: Work): string => (site ? `Work at: ${oneLine(site)}` : '');

/** The detail of labour: `5.25 hours at £47.71`, or as much as is known. */
export const labourDetail = ({ hours, ratePence }: InvoiceDocument['labour']): string => {
  const time = hours > 0 ? `${hours} ${hours === 1 ? 'hour' : 'hours'}` : '';
  const rate = ratePence > 0 ? `${money(ratePence)} an hour` : '';
  return time && rate ? `${time} at ${rate}` : time || rate;
};

/** The label of the total: what is owed and by when, or that it is paid. */
export const totalLabel = (paper: PaperDocument): string => {
  if (paper.kind === 'credit_note') return 'Total credited';
  if (paper.kind === 'quote') return paper.table?.vat ? 'Total with VAT' : 'Total';
  if (paper.kind === 'statement') return 'Total due';
  if (isClaim(paper)) return paper.kind === 'late_pay' ? 'Total claimed' : 'Total due today';
  const { status, due, amountPence, balancePence } = paper;
  if (status === 'paid') return 'Total paid';
  if (balancePence < amountPence || status === 'void') return 'Total';
  return status === 'overdue' ? `Total overdue since ${formatDate(due)}` : `Total due by ${formatDate(due)}`;
};

/** The title of each kind of document. */
const titles: Record<PaperDocument['kind'], string> = {
  invoice: 'Invoice',
  receipt: 'Receipt',
  credit_note: 'Credit note',
  quote: 'Quote',
  late_pay: 'Late payment claim',
  letter_before_claim: 'Letter before claim',
  statement: 'Statement',
};

/** The document's title. */
export const titleOf = (paper: PaperDocument): string =>
  paper.kind === 'quote' && paper.isEstimate ? 'Estimate' : titles[paper.kind];
