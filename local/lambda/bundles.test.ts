import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { exampleBodies } from '#functions/testing/examples.ts';
import { newTestBusiness, registered, signInAtHmrc } from '#functions/testing/filing/hmrc.ts';
import { kindsOf } from '#functions/testing/kinds-of.ts';
import { type Known, paramsFor } from '#functions/testing/known.ts';
import { known } from '#functions/testing/make-known.ts';
import { type Contract, type Resource, routeKey } from '#shared/route.ts';
import { type ResourceName, routes } from '#shared/routes.ts';
import { needsOf } from '../../infra/app/permissions.ts';
import { furnish } from '../testing/furnish.ts';
import { localSystem, type Someone } from '../testing/system.ts';
import { bundled } from './bundled.ts';
import { cloudKeys } from './cloud-keys.ts';
import { type Deployed, deploy } from './deployed.ts';
import { apiEvent } from './event.ts';
import { sqs } from './sqs.ts';

/** Lambda's limit for unpacked code, in bytes. */
const lambdaLimit = 250 * 1024 * 1024;

/** Bytes of JavaScript that a function may load in a cold start; the SDK, ElectroDB and zod are 590 000 of them. */
const coldStartBudget = 775_000;

const folder = mkdtempSync(join(tmpdir(), 'fettle-bundles-'));
const system = localSystem();
let queue: Awaited<ReturnType<typeof sqs>>;
let keys: Awaited<ReturnType<typeof cloudKeys>>;
beforeAll(async () => {
  keys = await cloudKeys();
  queue = await sqs('work');
  vi.stubEnv('WORK_QUEUE_URL', queue.queueUrl);
  vi.stubEnv('LETTERS_QUEUE_URL', queue.urlOf('letters'));
  vi.stubEnv('AWS_ENDPOINT_URL_SQS', new URL(queue.queueUrl).origin);
});
afterAll(() => {
  keys.stop();
  queue.stop();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

type Outputs = ReturnType<typeof bundled>['outputs'];

/** The entry and all that it imports statically. */
const coldStart = (outputs: Outputs, name: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const { path, kind, external } of outputs[name]?.imports ?? [])
    if (kind === 'import-statement' && !external) coldStart(outputs, path, seen);
  return seen;
};

const entryOf = (outputs: Outputs): string =>
  Object.keys(outputs).find((name) => name.endsWith('/handler.mjs')) ?? '';
const bytesOf = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + statSync(file).size, 0);

/** The AWS services whose clients are in a bundle. */
const servicesIn = (outputs: Outputs): string[] => {
  const inputs = Object.values(outputs).flatMap((output) => Object.keys(output.inputs));
  const names = inputs.flatMap((input) => /@aws-sdk\/client-([\w-]+)\//.exec(input)?.[1] ?? []);
  return [...new Set(names)].sort();
};

/** Deletions last, so that the records of the other calls still exist. */
const inOrder = (table: Resource): [string, Contract][] =>
  Object.entries(table).sort(([, a], [, b]) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'));

/** The kinds that a resource's calls name: creating every kind for each resource was most of the work. */
const kindsNamedBy = (table: Resource) =>
  Object.values(table).flatMap((route: Contract) => kindsOf(routeKey(route), route));

describe.each(Object.entries<Resource>(routes))('the bundle of %s', (resource, table) => {
  const name = resource as ResourceName;
  const { memoryMb } = needsOf(name);
  let outputs: Outputs;
  let deployed: Deployed;
  let person: Someone;
  let ids: Known;
  const statuses: number[] = [];

  beforeAll(async () => {
    const made = bundled(folder, name);
    outputs = made.outputs;
    const environment = keys.environmentOf(name);
    [deployed, person] = await Promise.all([
      deploy(name, made.entry, { memoryMb, environment }),
      system.someone(),
    ]);
    await furnish(person);
    ids = await known(person, kindsNamedBy(table));
  });
  afterAll(() => deployed.stop());

  it('is far below what Lambda takes', () => {
    expect(bytesOf(Object.keys(outputs))).toBeLessThan(lambdaLimit / 10);
  });

  it('holds the clients of the services that it may call, and no others', () => {
    const { sealed, mail, secrets, objects, queues, scan } = needsOf(resource as ResourceName);
    const asksBucket = Object.values(objects ?? {})
      .flat()
      .some((use) => use !== 'sign');
    // Locally seal.ts reads its key from where the secrets are, so that client is included, though unused in AWS.
    const keys = (secrets || sealed) && 'secrets-manager';
    const wanted = [
      'dynamodb',
      asksBucket && 's3',
      queues && 'sqs',
      scan && 'textract',
      sealed && 'kms',
      mail && 'ses',
      keys,
      // Every function's middleware can look up a session's identity, though one without sessions never does.
      'cognito-identity-provider',
    ];
    expect(servicesIn(outputs)).toEqual(wanted.filter(Boolean).sort());
  });

  it('loads little at a cold start', () => {
    expect(bytesOf(coldStart(outputs, entryOf(outputs)))).toBeLessThan(coldStartBudget);
  });

  it.each(inOrder(table))('answers %s within its memory', async (_, route) => {
    const input = { params: paramsFor(route.path, ids), body: exampleBodies[routeKey(route)]?.(ids) };
    const from = { origin: system.services.app, cookie: person.cookie };
    const { reply, peakMb } = await deployed.call(apiEvent(route, input, from));
    expect(reply.thrown).toBeUndefined();
    // Some calls are refused because of the state of the example records, but none fails with an error of ours.
    expect(reply.statusCode, reply.body).not.toBe(500);
    expect(peakMb).toBeLessThan(memoryMb);
    statuses.push(reply.statusCode ?? 500);
  });

  // Its one route refuses whoever is not the admin.
  it.skipIf(resource === 'admin')('succeeds in something', () => {
    expect(statuses.some((status) => status < 400)).toBe(true);
  });
});

it('the bundle of invoices mails a reminder with its PDF within its memory', async () => {
  const { memoryMb } = needsOf('invoices');
  const environment = keys.environmentOf('invoices');
  const deployed = await deploy('invoices', bundled(folder, 'invoices').entry, { memoryMb, environment });
  const person = await system.someone();
  const { id: clientId } = await person.call(routes.clients.create, {
    body: { name: 'Harbour Café', email: 'harbour@example.com' },
  });
  const { id } = await person.call(routes.invoices.create, {
    body: { invoiceNumber: 'INV-1', clientId, amount: 120.5, dueDate: '2026-01-31' },
  });
  const from = { origin: system.services.app, cookie: person.cookie };
  const { reply, peakMb } = await deployed.call(apiEvent(routes.invoices.remind, { params: { id } }, from));
  expect(reply.statusCode, reply.body ?? reply.thrown).toBe(200);
  expect(peakMb).toBeLessThan(memoryMb);
  deployed.stop();
});

it('the bundle of filing connects to HMRC with the keys of its own, and opens what it sealed', async () => {
  const { memoryMb } = needsOf('filing');
  const environment = keys.environmentOf('filing');
  const deployed = await deploy('filing', bundled(folder, 'filing').entry, { memoryMb, environment });
  const person = await system.someone();
  const business = await newTestBusiness(system, 'organisations');
  await person.call(routes.settings.updateBusiness, { body: registered(business.vrn) });
  const from = { origin: system.services.app, cookie: person.cookie };
  const body = { tax: 'vat' };
  const begun = await deployed.call(apiEvent(routes.filing.connect, { body }, from));
  expect(begun.reply.statusCode, begun.reply.body ?? begun.reply.thrown).toBe(200);
  const back = await signInAtHmrc(JSON.parse(begun.reply.body ?? '{}').url, business);
  const query = Object.fromEntries(back.searchParams);
  const { reply } = await deployed.call(apiEvent(routes.filing.callback, { query }, from));
  expect(reply.headers?.location).toBe('/tax?connected=vat');
  deployed.stop();
});
