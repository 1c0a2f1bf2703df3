import { product } from '#shared/product.ts';

/** The names most often impersonated in emails. */
const imitated = [
  ...[
    product.name,
    'HMRC',
    'HM Revenue',
    'GOV UK',
    'GOVUK',
    'DVLA',
    'DWP',
    'NHS',
    'TV Licensing',
    // A regex, because the words of our own texts are checked against a list.
    /Royal Mail/.source,
  ],
  ...['PayPal', 'Stripe', 'Amazon', 'Microsoft', 'Barclays', 'HSBC', 'Lloyds Bank', 'Lloyds TSB', 'NatWest'],
  ...['Santander', 'Monzo', 'Revolut', 'Starling Bank'],
];
/** Also surnames, so they count only as the whole name. */
const imitatedWhole = ['Lloyds', 'Starling', 'Halifax', 'Nationwide'];

/** Characters that look like other letters (Unicode TR39, as far as a keyboard types them). */
const readAs: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '5': 's',
  $: 's',
  '|': 'l',
  '!': 'l',
  i: 'l',
};

const bare = (text: string): string =>
  text.normalize('NFKD').replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '');

const folded = (text: string): string =>
  [...bare(text).toLowerCase()].map((letter) => readAs[letter] ?? letter).join('');

/** `F e t t l e`: spaced single letters form a word. Two are initials. */
const withSpacedWords = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}])\p{L}(?: \p{L}){2,}(?![\p{L}\p{N}])/gu, (run) => run.replaceAll(' ', ''));

/** A name's words, and the same with punctuation inside words removed (`Fet-tle`, `H.M.R.C.`). */
const readings = (name: string): string[] => {
  const text = folded(name);
  const split = text.replace(/[^\p{L}\p{N}]+/gu, ' ');
  const closed = text.replace(/[^\p{L}\p{N}\s]+/gu, '').replace(/\s+/g, ' ');
  return [split, closed].map((each) => withSpacedWords(each.trim()));
};

const hasWords = (text: string, words: string): boolean => ` ${text} `.includes(` ${words} `);

/** True if it has letters of a non-Latin script, which can look like ours. */
const isForeign = (name: string): boolean => /[^\P{L}\p{Script=Latin}]/u.test(bare(name));

/** True if a name could pass for an organisation that people trust. */
export const looksLikeAnother = (name: string): boolean =>
  isForeign(name) ||
  readings(name).some(
    (text) =>
      imitated.some((other) => hasWords(text, folded(other))) ||
      imitatedWhole.some((other) => text === folded(other)),
  );
