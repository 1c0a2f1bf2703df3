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

/** Digits and marks that pass for letters, with `I` read as `l`; and letters of European names that aren't one of ours with an accent. */
const readAs: Record<string, string> = {
  ...{ '0': 'o', '1': 'l', '3': 'e', '5': 's', $: 's', '|': 'l', '!': 'l', i: 'l' },
  ...{ ø: 'o', ł: 'l', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' },
};

const folded = (text: string): string =>
  [
    ...text
      .normalize('NFKD')
      .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
      .toLowerCase(),
  ]
    .map((letter) => readAs[letter] ?? letter)
    .join('')
    // Two letters that pass for one.
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

/** Matches a name whatever marks and spaces are put in or left out: `F e t t l e`, `H.M.R.C.`, `Nat West`. */
const spelling = (name: string): string => [...folded(name).replace(/[^a-z]/g, '')].join('[^a-z0-9]*');
const anywhere = new RegExp(`(?<![a-z0-9])(?:${imitated.map(spelling).join('|')})(?![a-z0-9])`);
const whole = new RegExp(`^[^a-z0-9]*(?:${imitatedWhole.map(spelling).join('|')})[^a-z0-9]*$`);

/** A letter that may only look like one of ours: Cyrillic, small capitals, letters in boxes. */
const foreign = /[^\P{L}a-z]|[\u{1f110}-\u{1f1ff}]/u;

/** `FettleSupport` has two words. */
const inWords = (name: string): string => name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');

/** True if a name could pass for an organisation that people trust. */
export const looksLikeAnother = (name: string): boolean =>
  [name, inWords(name)]
    .map(folded)
    .some((text) => foreign.test(text) || anywhere.test(text) || whole.test(text));
