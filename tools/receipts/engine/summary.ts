import type { ExpenseField } from '@aws-sdk/client-textract';
import { detection } from './geometry.ts';
import type { Line } from './read.ts';

const AMOUNT = /(?:[£€$]|RM|EUR)?\s?(?<!\d)\d{1,3}(?:,?\d{3})*[.,]\d{2}(?!\d)$/i;
const DATE = /(?<!\d)\d{1,2}[./-](?:\d{1,2}|[A-Z]{3})[./-](?:20)?\d{2}(?!\d)/i;

/** Textract's normalised fields and the labels that clearly name them (its developer guide, "Analyzing invoices and receipts"). */
const SUMS: [type: string, label: RegExp][] = [
  [
    'TOTAL',
    /^(?:grand |nett? )?total(?: \(?(?:to pay|due|incl?\b.*))?(?=$|[\s:£\d])(?! (?:qty|items?|saving|discount|vat|gst|tax|ex))/i,
  ],
  ['AMOUNT_DUE', /^(?:amount|balance) due\b/i],
  ['AMOUNT_PAID', /^(?:cash|visa|mastercard|card)\b/i],
  ['SUBTOTAL', /^sub[ -]?total\b/i],
  ['TAX', /^(?:vat|gst|tax|mwst)\b(?!.*\b(?:no|reg|id)\b)/i],
];
/** The confidence (in percent) of a field's type if only its label or position suggests it. */
const BY_LABEL = 20;
const BY_PLACE = 20;

/**
 * Textract's summary fields from plain labels and positions: the first lines as vendor, the first date, and the amounts next to
 * their labels. Low confidence: the real service uses more than labels.
 */
export function summaryFields(lines: Line[]): ExpenseField[] {
  const vendor = lines.find(({ text }) => /^\P{L}*(?:\p{L}[^\p{L}\d]*){4,}$/u.test(text));
  const dated = lines.find(({ text }) => DATE.test(text));
  const day = dated && DATE.exec(dated.text)?.[0];
  return [
    ...(vendor ? [field('VENDOR_NAME', BY_PLACE, detection(vendor))] : []),
    ...(dated && day ? [field('INVOICE_RECEIPT_DATE', BY_LABEL, detection({ ...dated, text: day }))] : []),
    ...SUMS.flatMap(([type, label]) => sums(lines, type, label)),
  ];
}

function sums(lines: Line[], type: string, label: RegExp): ExpenseField[] {
  return lines.flatMap((line) => {
    if (!label.test(line.text)) return [];
    const own = AMOUNT.exec(line.text);
    const value = own ? { ...line, text: own[0].trim() } : rightOf(lines, line);
    if (!value) return [];
    const words = { ...line, text: own ? line.text.slice(0, own.index).trim() : line.text };
    return [{ ...field(type, BY_LABEL, detection(value)), LabelDetection: detection(words) }];
  });
}

/** The separate amount to the right of a line, level with it. */
function rightOf(lines: Line[], { corners }: Line): Line | undefined {
  const [right, above, below] = [corners[1]?.x ?? 0, corners[1]?.y ?? 0, corners[2]?.y ?? 0];
  return lines.find(({ text, corners: [start, , , foot] }) => {
    const middle = ((start?.y ?? 0) + (foot?.y ?? 0)) / 2;
    return AMOUNT.exec(text)?.index === 0 && (start?.x ?? 0) >= right && middle > above && middle < below;
  });
}

function field(type: string, confidence: number, value: ReturnType<typeof detection>): ExpenseField {
  const pounds = value.Text?.includes('£') ? { Currency: { Code: 'GBP', Confidence: value.Confidence } } : {};
  return { Type: { Text: type, Confidence: confidence }, ValueDetection: value, PageNumber: 1, ...pounds };
}
