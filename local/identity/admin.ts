import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { isVerified, type People, type Person, remember } from './people.ts';

/** The admin API of Cognito's user pool, as far as we use it. */

const prefix = 'AWSCognitoIdentityProviderService.';

/** The action's name, if the request is from the AWS client. */
export const adminCallOf = ({ headers }: IncomingMessage): string | undefined => {
  const target = headers['x-amz-target'];
  return typeof target === 'string' && target.startsWith(prefix) ? target.slice(prefix.length) : undefined;
};

const attributes = ({ email, name }: Person) =>
  Object.entries({ email, email_verified: String(isVerified(email)), name }).map(([Name, Value]) => ({
    Name,
    Value,
  }));

type Call = (people: People, sub: string, person: Person) => object;

const calls: Record<string, Call> = {
  AdminGetUser: (_, sub, person) => ({
    Username: sub,
    Enabled: !person.disabled,
    UserStatus: 'CONFIRMED',
    UserAttributes: attributes(person),
  }),
  AdminDeleteUser: (people, sub) => {
    people.value[sub] = { email: '', name: '', deleted: true };
    return {};
  },
  AdminDisableUser: (people, sub, person) => {
    people.value[sub] = { ...person, disabled: true };
    return {};
  },
  AdminEnableUser: (people, sub, { email, name }) => {
    people.value[sub] = { email, name };
    return {};
  },
};

interface Asked {
  Username?: string;
  UserAttributes?: { Name: string; Value: string }[];
}

/** Creates a user as if they had signed in; Cognito uses the subject as the username, too. */
const create = (people: People, { UserAttributes = [] }: Asked): object => {
  const given = Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value]));
  return { User: { Username: remember(people, given.email ?? '', given.name ?? '') } };
};

const answer = (people: People, name: string, asked: Asked): [number, object] => {
  if (name === 'AdminCreateUser') return [200, create(people, asked)];
  const { Username: sub = '' } = asked;
  const call = calls[name];
  if (!call) return [400, { __type: 'InvalidAction', message: `${name} is not known here.` }];
  const person = people.value[sub];
  if (!person || person.deleted)
    return [400, { __type: 'UserNotFoundException', message: 'User does not exist.' }];
  const reply = call(people, sub, person);
  people.changed();
  return [200, reply];
};

/** Serves a call of the admin API. */
export async function administer(
  people: People,
  name: string,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const [status, reply] = answer(people, name, (await json(req)) as Asked);
  res.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(reply));
}
