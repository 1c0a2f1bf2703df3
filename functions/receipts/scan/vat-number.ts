import { isGbVatDigits } from '#shared/uk/identifiers.ts';

/** A VAT number found on a receipt. `valid` is null if it is not British, as we know no checksum for those. */
export type VatNumber = { number: string; valid: boolean | null };

/** Words before a British VAT number, allowing for misreadings. */
const LABEL =
  /\b(?:V\.?\s?A\.?\s?T|VAI|UAT)[\s.:]*(?:REG(?:ISTRATION|ISTERED|N|D)?[\s.:]*)?(?:N(?:UMBER|UM|O|0|R)?[\s:.#]*|ID[\s.:]*|#\s*)?/gi;
const GB = /^(?:G\s?B)?[\s.:-]*((?:[\dOolI]\s?-?\s?){9}(?:(?:[\dOolI]\s?){3})?)(?![\d])/;
/** Tax numbers of other countries: GST registration, USt-IdNr., UID, Steuernummer, and EU numbers by their shape. */
const ABROAD =
  /(?:\b(?:GST|SST|TAX)\s?(?:REG(?:ISTRATION|\.)?)?\s?\.?\s?(?:[I1l]D)?\s?(?:N[O0]|[I1l]D|NUMBER)\b|GST\s?(?:REG)?\s?[:.]\s?(?=\d{9})|GST\s?REG|UST[\s.-]*ID|UID[\s.-]*N|STEUER[\s.-]*N)[^\d]{0,14}(?:DE)?\s?([\dA-Z][\dA-Z/ -]{7,})/i;

/** The VAT number in a row of text, or null. Numbers merely near the word VAT, such as amounts, don't count. */
export function vatNumberIn(text: string): VatNumber | null {
  for (const label of text.matchAll(LABEL)) {
    const match = GB.exec(text.slice(label.index + label[0].length));
    if (match) return british(match[1] ?? '');
  }
  const prefixed = /\bGB\s?(\d{3}\s?\d{4}\s?\d{2}(?:\s?\d{3})?)(?!\d)/.exec(text);
  if (prefixed) return british(prefixed[1] ?? '');
  const abroad = ABROAD.exec(text);
  return abroad ? { number: (abroad[1] ?? '').trim(), valid: null } : null;
}

function british(text: string): VatNumber {
  const number = text.replace(/[Oo]/g, '0').replace(/[lI]/g, '1').replace(/\D/g, '');
  return { number: `GB${number}`, valid: isGbVatDigits(number) };
}
