import { priceWithoutVat } from '../lines/consumer-price.ts';
import { rateBpOf } from '../uk/vat.ts';
import { type Finding, type Issuing, isBusiness, isRegistered, taxPointFor } from './issuing.ts';

/** The texts of a document in the seller's own words, with the field of each. */
export const ownWords = ({ document }: Issuing): [path: string, text: string][] => {
  const texts: [string, string | null | undefined][] = [
    ['workDescription', document.workDescription],
    ['notes', document.notes],
    ['title', document.title],
    ['message', document.message],
    ['terms', document.terms],
    ...document.lines.map(({ description }, at): [string, string] => [
      `lines.${at}.description`,
      description,
    ]),
  ];
  return texts.flatMap(([path, text]) => (text ? [[path, text]] : []));
};

/** Prices in the seller's own words that a consumer must be shown with their VAT. CCR Sch 2(f); DMCCA 2024 s.230. */
export const hiddenVat = (issuing: Issuing): Finding[] => {
  if (isBusiness(issuing.client) || !isRegistered(issuing)) return [];
  const rateBp = rateBpOf('s', taxPointFor(issuing));
  return ownWords(issuing).flatMap(([path, text]) => {
    const price = priceWithoutVat(text, rateBp);
    const message =
      price && `“${price.said}” hides the VAT. A customer at home must see the whole price: ${price.total}`;
    return message ? [{ path, message }] : [];
  });
};
