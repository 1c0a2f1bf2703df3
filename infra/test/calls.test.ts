import type { AwsCall } from '../../local/recording/call.ts';
import { type FunctionName, functionNames } from '../app/entries.ts';
import { judge } from './judge.ts';
import { policyOf } from './policies.ts';
import { recordedIn } from './recorded.ts';

/** Set if the functions' tests ran before: scripts/test/stages.ts. */
const folder = process.env.FETTLE_CALLS;
const judging = folder ? describe : describe.skip;

const polling = [
  'ChangeMessageVisibility',
  'DeleteMessage',
  'GetQueueAttributes',
  'GetQueueUrl',
  'ReceiveMessage',
];
/** What the Lambda service itself does in the function's role, not our clients: logs, traces, its queue, failure destinations. */
const isOfLambda = (action: string, resource: string): boolean =>
  /^(logs|xray):/.test(action) || polling.includes(action.replace('sqs:', '')) || /LostRuns$/.test(resource);

/** Every function that writes has the same actions: the partitions are what limits it. */
const nameOf = (by: string, at: number, action: string): string =>
  `${by}: statement ${at}, ${action.startsWith('dynamodb:') ? 'the table' : action}`;

const inProcess =
  'a message waits on the queue in AWS alone; on one machine it goes straight to who receives it';
/** Permissions that no test uses, with the reason. */
const unseen: Record<string, string> = {
  'board sqs:SendMessage': inProcess,
  'books sqs:SendMessage': inProcess,
  'dues sqs:SendMessage': inProcess,
  'guest sqs:SendMessage': inProcess,
  'invoices sqs:SendMessage': inProcess,
  'payments sqs:SendMessage': inProcess,
  'jobs sqs:SendMessage': inProcess,
  'members sqs:SendMessage': inProcess,
  'settings sqs:SendMessage': inProcess,
  'worker sqs:SendMessage': inProcess,
  'carrier sqs:SendMessage': inProcess,
};

const permissionsOf = (name: FunctionName): string[] =>
  policyOf(name).Statement.flatMap(({ Action, Resource }, at) =>
    [Action]
      .flat()
      .filter((action) => !(`${name} ${action}` in unseen))
      .filter((action) => !isOfLambda(action, [Resource].flat().join()))
      .map((action) => nameOf(name, at, action)),
  );

judging('every call of AWS that the functions made in their tests', () => {
  let calls: AwsCall[];
  const used = new Set<string>();
  const denied: AwsCall[] = [];
  beforeAll(async () => {
    calls = recordedIn(folder ?? '');
    for (const call of calls) {
      const { isAllowed, allowedBy } = await judge(call);
      if (!isAllowed) denied.push(call);
      for (const at of allowedBy) used.add(nameOf(call.by, at, call.action));
    }
  }, 60_000);

  test('was recorded, of every function', () => {
    const recorded = new Set(calls.map(({ by }) => by));
    expect(functionNames.filter((name) => !recorded.has(name))).toEqual([]);
  });

  test('is allowed by the synthesized policies', () => {
    expect(denied).toEqual([]);
  });

  test('makes use of every permission', () => {
    const unused = functionNames.flatMap(permissionsOf).filter((permission) => !used.has(permission));
    expect(unused).toEqual([]);
  });
});
