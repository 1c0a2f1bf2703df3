import { createHash } from 'node:crypto';
import { type KeptJson, keptJson } from '../data/kept-json.ts';

export interface Person {
  email: string;
  /** Empty if they gave none. */
  name: string;
  disabled?: true;
  /** Returns as a new user: a deleted identity's subject is never reused. */
  deleted?: true;
}

/** Everyone who has signed in, by subject. */
export type People = KeptJson<Record<string, Person>>;

export const peopleIn = (file: string): People => keptJson(file, {});

/** The subject of an email address: the same at every sign-in and in every data folder. A UUID, like Cognito's. */
export function subjectOf(email: string, times = 0): string {
  const hex = createHash('sha256')
    .update(`fettle:${email}${times || ''}`)
    .digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

/** The address's current subject: the first that was not deleted. */
const subjectNow = (people: People, email: string): string => {
  let times = 0;
  while (people.value[subjectOf(email, times)]?.deleted) times += 1;
  return subjectOf(email, times);
};

export const isDisabled = (people: People, email: string): boolean =>
  people.value[subjectNow(people, email)]?.disabled === true;

/** Stores a user who signs in and returns their subject. Without a name the previous one is kept. */
export function remember(people: People, email: string, name: string): string {
  const subject = subjectNow(people, email);
  const before = people.value[subject];
  people.value[subject] = { ...before, email, name: name || before?.name || '' };
  people.changed();
  return subject;
}

/** False for addresses that start with `unverified`: Cognito says so of one that nobody has confirmed. */
export const isVerified = (email: string): boolean => !email.startsWith('unverified');

/** OIDC's standard claims. The first word of a name is the given name; as with Cognito, the claims are missing without a name. */
export function claimsOf(subject: string, { email, name }: Person) {
  const [given_name = '', ...rest] = name.split(/\s+/);
  const family_name = rest.join(' ');
  return {
    sub: subject,
    email,
    email_verified: isVerified(email),
    ...(name && { name, given_name }),
    ...(family_name && { family_name }),
  };
}
