import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { fieldCodes, problemStatus } from '#shared/kernel/problems.ts';
import { routes } from '#shared/routes.ts';
import { localSystem } from '../../local/testing/system.ts';

const system = localSystem();
afterEach(() => vi.unstubAllEnvs());

const sources = ['functions', 'shared', 'web/src']
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => `${folder}/${file}`))
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|kernel\/problems\.ts$|testing\//.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

it.each([...Object.keys(problemStatus), ...fieldCodes])('%s is said somewhere', (code) => {
  expect(sources).toContain(`'${code}'`);
});

it('tells fields by codes and paths, while sentences may be anything', async () => {
  vi.stubEnv('FETTLE_TEXTS', 'scrambled');
  const person = await system.someone();
  const { status, body } = await person.answer(routes.clients.create, {
    body: { email: 'a'.repeat(300), vatNumber: 'GB123456783', surprise: 1 },
  });
  expect({ status, body }).toMatchObject({
    status: 400,
    body: {
      ...{ type: '/problems/validation', status: 400, code: 'validation' },
      errors: expect.arrayContaining([
        expect.objectContaining({ path: 'name', code: 'required' }),
        expect.objectContaining({ path: 'vatNumber', code: 'check_digit' }),
        expect.objectContaining({ path: 'surprise', code: 'unknown_field' }),
      ]),
    },
  });
  expect(JSON.stringify(body)).not.toMatch(/Required|Unknown field|Some fields/);
});
