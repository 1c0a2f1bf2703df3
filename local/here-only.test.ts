import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { expect, it } from 'vitest';
import { localSystem } from './testing/system.ts';

const system = localSystem();

const standIns = ['identity', 's3', 'ses', 'textract', 'stripe', 'hmrc', 'hmrcSignIn'] as const;

const statusOf = async (address: string, headers: Record<string, string>): Promise<number | undefined> => {
  const asked = request(address, { headers }).end();
  const [reply] = (await once(asked, 'response')) as [IncomingMessage];
  reply.resume();
  return reply.statusCode;
};

it.each(standIns)('%s answers no page of a web site, by whatever name it comes', async (name) => {
  const address = system.services[name];
  const { host } = new URL(address);
  const { port } = new URL(address);
  expect(await statusOf(address, { origin: 'https://site.example' })).toBe(403);
  expect(await statusOf(address, { origin: 'null' })).toBe(403);
  expect(await statusOf(address, { host: `site.example:${port}` })).toBe(403);
  expect(await statusOf(address, { host: `localhost.site.example:${port}` })).toBe(403);
  expect(await statusOf(address, { host: `127.0.0.1.site.example:${port}` })).toBe(403);
  const served = await statusOf(address, { host });
  expect(await statusOf(address, { host, origin: system.services.app })).toBe(served);
  expect(await statusOf(address, { host: `localhost:${port}` })).toBe(served);
});

it.each(standIns)('%s leaves it to the client to end an idle connection', async (name) => {
  const { headers } = await fetch(system.services[name]);
  expect(headers.get('keep-alive')).toBeNull();
});

it.runIf(process.platform === 'linux')(
  'leaves the database, which would serve anybody, where nobody can guess',
  async () => {
    const { hostname, port } = new URL(system.services.dynamodb);
    expect(hostname).toMatch(/^127(\.\d+){3}$/);
    const known = ['127.0.0.1', '[::1]', 'localhost'];
    for (const host of known) await expect(fetch(`http://${host}:${port}`)).rejects.toThrow();
  },
);
