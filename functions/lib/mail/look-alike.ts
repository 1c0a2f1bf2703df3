import { product } from '#shared/product.ts';

/** Whose name an email is most often sent under by somebody else. */
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
    // A name and no sentence of ours, whose words are held to a list.
    /Royal Mail/.source,
  ],
  ...['PayPal', 'Stripe', 'Amazon', 'Microsoft', 'Barclays', 'HSBC', 'Lloyds Bank', 'Lloyds TSB', 'NatWest'],
  ...['Santander', 'Monzo', 'Revolut', 'Starling Bank'],
];
/** A surname too: only where it is all of the name. */
const imitatedWhole = ['Lloyds', 'Starling', 'Halifax', 'Nationwide'];

/** Signs that are read as letters, and letters that are read as each other (Unicode TR39, within what a keyboard types). */
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

/** `F e t t l e`: letters that stand one by one are a word. Two are somebody's initials. */
const withSpacedWords = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}])\p{L}(?: \p{L}){2,}(?![\p{L}\p{N}])/gu, (run) => run.replaceAll(' ', ''));

/** The words of a name, and the same with what stands within words (`Fet-tle`, `H.M.R.C.`) left out. */
const readings = (name: string): string[] => {
  const text = folded(name);
  const split = text.replace(/[^\p{L}\p{N}]+/gu, ' ');
  const closed = text.replace(/[^\p{L}\p{N}\s]+/gu, '').replace(/\s+/g, ' ');
  return [split, closed].map((each) => withSpacedWords(each.trim()));
};

const hasWords = (text: string, words: string): boolean => ` ${text} `.includes(` ${words} `);

/** Of another script than ours: letters of it look like ours. */
const isForeign = (name: string): boolean => /[^\P{L}\p{Script=Latin}]/u.test(bare(name));

/** Whether a name may be taken for that of somebody whom people trust. */
export const looksLikeAnother = (name: string): boolean =>
  isForeign(name) ||
  readings(name).some(
    (text) =>
      imitated.some((other) => hasWords(text, folded(other))) ||
      imitatedWhole.some((other) => text === folded(other)),
  );
