import { RootConstruct } from 'constructs';
import { BadSettings, settingsOf } from '../config.ts';

const complete = {
  alarmEmail: 'ops@example.com',
  monthlyBudget: 20,
  logDays: 14,
  keepData: false,
  firewall: false,
};

const settings = (context: object, stages: object = { dev: complete, prod: complete }) => {
  const root = new RootConstruct();
  for (const [name, value] of Object.entries({ ...context, stages })) root.node.setContext(name, value);
  return settingsOf(root.node);
};

const complaint = (context: object, stages?: object): string => {
  try {
    settings(context, stages);
    return '';
  } catch (error) {
    if (error instanceof BadSettings) return error.message;
    throw error;
  }
};

test('without a word it is the dev stage in London', () => {
  expect(settings({})).toEqual({
    stage: 'dev',
    region: 'eu-west-2',
    callsPerSecond: 500,
    hmrc: 'sandbox',
    sendersAtOnce: 2,
    ...complete,
  });
});

test('the command line has the last word, numbers and switches included', () => {
  expect(
    settings({ stage: 'prod', alarmEmail: 'me@example.com', monthlyBudget: '50', firewall: 'true' }),
  ).toMatchObject({
    stage: 'prod',
    alarmEmail: 'me@example.com',
    monthlyBudget: 50,
    firewall: true,
  });
});

test('an unknown stage is told in one sentence', () => {
  expect(complaint({ stage: 'live' })).toBe(
    'The stage must be dev or prod: pass -c stage=dev or -c stage=prod',
  );
});

test.each(['alarmEmail', 'monthlyBudget', 'logDays', 'keepData', 'firewall'])(
  'a missing %s gets one plain sentence that says what it is for',
  (name) => {
    const { [name as keyof typeof complete]: _, ...rest } = complete;
    const said = complaint({}, { dev: rest });
    expect(said.split('\n')).toHaveLength(1);
    expect(said).toMatch(new RegExp(`^${name} is missing: .+ Put it into cdk.json`));
  },
);

test('everything missing is told at once', () => {
  expect(complaint({}, {}).split('\n')).toHaveLength(5);
});

test('a domain needs its zone', () => {
  expect(complaint({ domainName: 'app.example.com' })).toMatch(/belong together/);
});

test.each([
  ['logDays', 15, 'logDays must be one of 1, 3, 5'],
  ['monthlyBudget', 0, 'monthlyBudget must be a number above 0'],
  ['account', '123', 'account must be 12 digits'],
  ['alarmEmail', 'nobody', 'alarmEmail must be an email address'],
  ['mailVerified', 'true', 'mailVerified needs mailFrom'],
  ['stripePublishableKey', 'sk_live_1', 'stripePublishableKey must begin with pk_'],
  ['callsPerSecond', '99', 'callsPerSecond must be a whole number, 100 or more'],
  ['sendersAtOnce', 1, 'sendersAtOnce must be a whole number, 2 or more'],
  ['sendersAtOnce', 'many', 'sendersAtOnce must be a whole number, 2 or more'],
  ['repository', 'fettle', 'repository must be owner/name'],
  ['repository', 'example@1/fettle', 'repository must be owner/name'],
  ['repository', 'example@you/fettle@me', 'repository must be owner/name'],
])('%s cannot be %s', (name, value, said) => {
  expect(complaint({ [name]: value })).toContain(said);
});

test.each(['example/fettle', 'example@1234/fet.tle_2@987654321'])('%s is a repository', (repository) => {
  expect(settings({ repository })).toMatchObject({ repository });
});

test('a setting that does not exist is told, not ignored', () => {
  expect(complaint({}, { dev: { ...complete, alarmMail: 'x' } })).toBe(
    'There is no setting called alarmMail',
  );
});
