import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { People, Person } from './people.ts';

/** What Cognito's user pool lets an administrator do, as far as anything here asks for it. */

const prefix = 'AWSCognitoIdentityProviderService.';

/** The call's name, of a request that is the AWS client's. */
export const adminCallOf = ({ headers }: IncomingMessage): string | undefined => {
  const target = headers['x-amz-target'];
  return typeof target === 'string' && target.startsWith(prefix) ? target.slice(prefix.length) : undefined;
};

const attributes = ({ email, name }: Person) =>
  Object.entries({ email, email_verified: 'true', name }).map(([Name, Value]) => ({ Name, Value }));

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

const answer = (people: People, name: string, sub: string): [number, object] => {
  const call = calls[name];
  if (!call) return [400, { __type: 'InvalidAction', message: `${name} is not known here.` }];
  const person = people.value[sub];
  if (!person || person.deleted)
    return [400, { __type: 'UserNotFoundException', message: 'User does not exist.' }];
  const reply = call(people, sub, person);
  people.changed();
  return [200, reply];
};

/** Answers an administrator's call. */
export async function administer(
  people: People,
  name: string,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const { Username = '' } = (await json(req)) as { Username?: string };
  const [status, reply] = answer(people, name, Username);
  res.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(reply));
}
