import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { product } from '#shared/product.ts';
import { domainOf, mailboxOf } from '../mailbox.ts';

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
  ...['PayPal', 'Stripe', 'Amazon', 'Microsoft', 'Google', 'GoCardless', 'Barclays', 'Barclaycard', 'HSBC'],
  ...['Lloyds Bank', 'Lloyds Banking', 'Lloyds TSB', 'NatWest', 'Santander', 'Monzo', 'Revolut'],
  ...['Starling Bank', 'Halifax Bank', 'Metro Bank', 'Bank of Scotland', 'Nationwide Building Society'],
  ...['First Direct', 'TSB Bank', 'Tide Bank', 'Virgin Money', 'Co-operative Bank', 'QuickBooks'],
  ...['Companies House', 'British Gas', 'Gas Safe Register', 'Ofgem', 'Evri'],
];
/** Also surnames, words or a trader's initials, so they count only as the whole name. */
const imitatedWhole = [
  ...['Lloyds', 'Starling', 'Halifax', 'Nationwide', 'Chase', 'Tide', 'Apple', 'Xero'],
  ...['TSB', 'RBS', 'DPD'],
];

/** Digits and signs that pass for letters, with `I` read as `l`; and letters of European names that aren't one of ours with an accent. */
const readAs: Record<string, string> = {
  ...{ '0': 'o', '1': 'l', '2': 'z', '3': 'e', '4': 'a', '5': 's', '6': 'b', '7': 't', '8': 'b', '9': 'g' },
  ...{ $: 's', '|': 'l', '!': 'l', '+': 't', i: 'l' },
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
/** Our own name counts inside a word too: `FettleTeam`, `fettles`. */
const ours = new RegExp(spelling(product.name));
const anywhere = new RegExp(`(?<![a-z0-9])(?:${imitated.map(spelling).join('|')})(?![a-z0-9])`);
const whole = new RegExp(`^[^a-z0-9]*(?:${imitatedWhole.map(spelling).join('|')})[^a-z0-9]*$`);

/** A letter that may only look like one of ours: Cyrillic, small capitals, letters in boxes. */
const foreign = /[^\P{L}a-z]|[\u{1f110}-\u{1f1ff}]/u;

/** A sign or foreign digit that touches a letter may stand for one: `F€ttle`, `M०nzo`. ® and © after a word don't. */
const sign = '(?![\\0-\\x7f])[\\p{N}\\p{S}†‡§¶¡]';
const signed = new RegExp(`${sign}(?=\\p{L})|(?<=\\p{L})(?![®©])${sign}`, 'u');

/** The ways to read words that are run together: `FettleSupport`, `HMRCRefund`, `HMRCrefund`, `HMRC24`. */
const readings = (name: string): string[] => {
  const words = name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  return [
    ...[name, words, words.replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')],
    ...[words.replace(/(\p{Lu}{2,})(\p{Ll})/gu, '$1 $2'), words.replace(/\d+/g, ' ')],
  ];
};

/** Matches of a folded name; `cl` also passes for `d`. */
const isImitation = (text: string): boolean =>
  [text, text.replaceAll('cl', 'd')].some(
    (each) => ours.test(each) || anywhere.test(each) || whole.test(each),
  );

/** True if a name could pass for an organisation that people trust. */
const looksLikeAnother = (name: string): boolean =>
  signed.test(name.normalize('NFKC')) ||
  readings(name)
    .map(folded)
    .some((text) => foreign.test(text) || isImitation(text));

const longestName = 64;

const isOnTrial = ({ stripeSubscriptionId }: StoredFirm): boolean => !stripeSubscriptionId;

/**
 * A firm's name if the platform may use it, else its email address. An address inside a name would look like the sender's, and a
 * trial account has proved no more than a mailbox.
 */
export const honestName = (firm: StoredFirm, name: string): string => {
  const isDoubtful = /@|:\/\//.test(name) || (isOnTrial(firm) && looksLikeAnother(name));
  return [...(isDoubtful ? firm.email : name)].slice(0, longestName).join('');
};

/** The sender name of the firm's mail from the platform, marked as coming through it. */
export const shownName = (firm: StoredFirm, name: string): string =>
  `${honestName(firm, name)} via ${product.name}`;

/** Public mail providers: sharing one of these domains proves nothing. */
const givenToAnybody =
  /^(gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|aol|gmx|mail|proton|protonmail|btinternet|sky|virginmedia|talktalk|ntlworld)\.(com|net|me|co\.uk|uk)$/;

const isTheirs = (address: string, { email }: StoredFirm): boolean =>
  mailboxOf(address) === mailboxOf(email) ||
  (domainOf(address) === domainOf(email) && !givenToAnybody.test(domainOf(email)));

/** Where replies go: to the business's address if the firm pays or that address shares the sign-in's domain, else to the founder's. */
export const answersTo = (firm: StoredFirm): string => {
  const wanted = firm.business?.email;
  return wanted && (!isOnTrial(firm) || isTheirs(wanted, firm)) ? wanted : firm.email;
};
