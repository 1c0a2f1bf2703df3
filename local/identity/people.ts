import { createHash } from 'node:crypto';
import { type KeptJson, keptJson } from '../data/kept-json.ts';

export interface Person {
  email: string;
  /** Empty where they gave none. */
  name: string;
  disabled?: true;
  /** Comes again as somebody else: an identity that was deleted has had its subject. */
  deleted?: true;
}

/** Who has signed in, by subject. */
export type People = KeptJson<Record<string, Person>>;

export const peopleIn = (file: string): People => keptJson(file, {});

/** The same address is the same person at every sign-in and in every data folder. Looks like Cognito's: a UUID. */
export function subjectOf(email: string, times = 0): string {
  const hex = createHash('sha256')
    .update(`fettle:${email}${times || ''}`)
    .digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

/** The subject that an address signs in as: the first that was not deleted. */
const subjectNow = (people: People, email: string): string => {
  let times = 0;
  while (people.value[subjectOf(email, times)]?.deleted) times += 1;
  return subjectOf(email, times);
};

export const isDisabled = (people: People, email: string): boolean =>
  people.value[subjectNow(people, email)]?.disabled === true;

/** Remembers somebody who signs in and answers their subject. Without a name they keep the one they gave before. */
export function remember(people: People, email: string, name: string): string {
  const subject = subjectNow(people, email);
  const before = people.value[subject];
  people.value[subject] = { ...before, email, name: name || before?.name || '' };
  people.changed();
  return subject;
}

/** OIDC's standard claims. The first word of a name is the given name; as at Cognito, who gives none has none. */
export function claimsOf(subject: string, { email, name }: Person) {
  const [given_name = '', ...rest] = name.split(/\s+/);
  const family_name = rest.join(' ');
  return {
    sub: subject,
    email,
    email_verified: true,
    ...(name && { name, given_name }),
    ...(family_name && { family_name }),
  };
}
