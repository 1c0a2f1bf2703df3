import { alike } from '#shared/alike.ts';
import type { Client } from '#shared/clients/client.ts';
import type { ClientInput } from '#shared/clients/contract.ts';

/** A row's client: an existing one, or one to import; rows with the same `key` share a client. */
export type Who = { id: number } | { key: string; client: ClientInput };

/** A name that matches several clients. */
export interface Question {
  key: string;
  name: string;
  email: string;
  candidates: readonly Client[];
}

/** The answers: a client's id, or `new`. */
export type WhoAnswers = Readonly<Record<string, string>>;

const add = <Row>(groups: Map<string, Row[]>, key: string, row: Row): void => {
  const group = groups.get(key);
  if (group) group.push(row);
  else if (key) groups.set(key, [row]);
};

/** Finds a file's clients by name and email. */
export const whoFinder = async (clients: AsyncIterable<Client>, answers: WhoAnswers) => {
  const [byName, byEmail] = [new Map<string, Client[]>(), new Map<string, Client[]>()];
  for await (const client of clients) {
    add(byName, alike(client.name), client);
    add(byEmail, alike(client.email), client);
  }
  const candidatesFor = ({ name, email }: ClientInput): { sure?: Client; candidates: Client[] } => {
    const named = byName.get(alike(name)) ?? [];
    const mailed = email ? (byEmail.get(alike(email)) ?? []) : [];
    const both = named.filter((client) => mailed.includes(client));
    if (both[0] && both.length === 1) return { sure: both[0], candidates: both };
    const only = named.length === 1 && mailed.length === 0 ? named[0] : undefined;
    // The same name with another email may be somebody else.
    if (only && (!email || !only.email)) return { sure: only, candidates: named };
    return { candidates: [...new Set([...both, ...named, ...mailed])] };
  };
  return (client: ClientInput): { who?: Who; question?: Question } => {
    const { name, email } = client;
    const key = JSON.stringify([alike(name), alike(email)]);
    const { sure, candidates } = candidatesFor(client);
    if (sure) return { who: { id: sure.id } };
    if (candidates.length === 0) return { who: { key, client } };
    const question = { key, name, email: email ?? '', candidates };
    const answer = answers[key];
    if (answer === 'new') return { who: { key, client }, question };
    const chosen = candidates.find(({ id }) => String(id) === answer);
    return chosen ? { who: { id: chosen.id }, question } : { question };
  };
};

/** Rows without an email belong to the client of that name that another row has an email for, if there is only one. */
export const withEmails = async (clients: AsyncIterable<ClientInput>) => {
  const emails = new Map<string, Set<string>>();
  for await (const { name, email } of clients)
    if (email) emails.set(alike(name), (emails.get(alike(name)) ?? new Set()).add(alike(email)));
  return (client: ClientInput): ClientInput => {
    const [only, ...more] = emails.get(alike(client.name)) ?? [];
    return !client.email && only && more.length === 0 ? { ...client, email: only } : client;
  };
};
