import { lettered, mendedTrade } from './name-spelling.ts';
import { LEGAL } from './vendor-words.ts';

/** Legal forms of companies as OCR misreads them. */
const FORMS: [RegExp, string][] = [
  [/\b[S5][DO0U]N\.?\s?[BEDH8][HN][DO0]\b/g, 'SDN BHD'],
  [/\b[S5][do0]n\.?\s?[BEDH8][hn][do0]\b/g, 'Sdn Bhd'],
  [/\b[S5][/7][BRE8]\b/g, 'S/B'],
  [/\b[S5]\s?[DO]\s?N\.?\s?B\s?[HN]\s?D\b/g, 'SDN BHD'],
  [/\bS\s?d\s?n\.?\s?B\s?[hn]\s?d\b/g, 'Sdn Bhd'],
  [/\b[Il1]he\b/g, 'The'],
  [/\bL[TI1][DO0](?=\.?$)/g, 'LTD'],
  [/\bLIM[I1L][TI1][E3][DO0](?=\.?$)/g, 'LIMITED'],
];

/** A name ready to show: without registration numbers, labels and stray marks, with look-alike digits corrected. */
export function cleanName(text: string): string {
  return FORMS.reduce((name, [misread, form]) => name.replace(misread, form), lettered(text))
    .replace(/[([][^)\]]*\d{4,}[^)\]]*[)\]]?/g, ' ')
    .replace(/[([](?=[^)\]]*\d[^)\]]*\d)[A-Z0-9]{5,8}\s?-\s?[A-Z0-9]{1,2}[)\]]/g, ' ')
    .replace(/(?<=\p{L}{3}.*)[([](?=[^)\]]*\b(?:NO|REG|ROC)\b)[^)\]]*$/iu, ' ')
    .replace(/^(?:VAT|GST)\.?\s?(?:REG\w*\.?\s?)?(?:NO|NUMBER)\b[.:\s]*(?:GB)?[\s\d]*\d\s/i, ' ')
    .replace(/\b(?:CO|COMPANY|REG)\.?\s?(?:REG)?\.?\s?N[O0][.:\s]*[\w-]*\d[\w-]*/gi, ' ')
    .replace(/[([]?\b[A-Z]{0,2}\d{4,}[-\s]?[A-Z]{0,2}\b[)\]]?/g, ' ')
    .replace(
      /^(?:OWN(?:ED)? BY:|OPERATED BY:|WELCOME TO|THANK YOU FOR SHOPPING (?:AT|WITH)|SHOPPING AT)\s+/i,
      '',
    )
    .replace(/(?<=[a-z])1(?=[a-z])|(?<=[A-Z])1(?=[a-z])/g, 'l')
    .replace(/(?<=[A-Z])1(?=[A-Z])|\b1(?=[A-Z]{3})|(?<=^|\s)l(?=[b-df-hj-np-tv-z])/g, 'I')
    .replace(/([A-Za-z)])(SDN\.?\s?BHD)/gi, '$1 $2')
    .replace(/\s*[#*=~_|<>]+\s*/g, ' ')
    .replace(/^[\s.,:;'"*-]+|[\s.,:;'"*-]+$/g, '')
    .replace(/\b[A-Z]{5,}\b/g, mendedTrade)
    .replace(/\s{2,}/g, ' ')
    .trim();
}

/** Removes a label and colon before a company's full name: "Proprietor: Example Ltd". */
export function withoutLabel(text: string): string {
  const colon = text.indexOf(': ');
  return colon > 2 && LEGAL.test(text.slice(colon)) ? text.slice(colon + 2) : text;
}

/** Removes the location after a company's legal form: "Example & Co. KG, Town" → "Example & Co. KG". */
export function withoutSeat(name: string): string {
  const comma = name.indexOf(',');
  return comma > 0 && LEGAL.test(name.slice(0, comma)) ? name.slice(0, comma) : name;
}

/** Only letters and digits, in lower case, for comparing a name with a web address. */
export function squashed(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\|/g, 'l')
    .replace(/[^a-z0-9]/g, '');
}

/** The names in web and email addresses: "www.example-shop.co.uk" → "exampleshop". */
export function domains(texts: string[]): string[] {
  const address =
    /(?:www[.,]\s?|@|https?:\/\/)([a-z0-9.|-]+?)[.,]\s?(?:co\.uk|com|org\.uk|ltd\.uk|uk|net|de|my|eu|shop)\b/gi;
  return texts.flatMap((text) => [...text.matchAll(address)].map((match) => squashed(match[1] ?? '')));
}
