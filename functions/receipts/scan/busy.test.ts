import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../../local/testing/system.ts';

const system = localSystem();
const { method, path } = routes.receipts.scan;
const picture = new URL('../../../local/textract/testing/example-receipt.png', import.meta.url);

const scan = async (person: Someone, throttled: number) => {
  await fetch(`${system.services.textract}/throttle`, {
    method: 'PUT',
    body: JSON.stringify({ calls: throttled }),
  });
  const body = new FormData();
  body.append('file', new Blob([await readFile(picture)]), 'till.png');
  return person.send({ method, path, body });
};

it('waits while Textract is throttled, and after six attempts asks to come again', async () => {
  const person = await system.someone();
  expect(await scan(person, 2)).toMatchObject({ status: 200, body: { total: 16.75 } });
  expect(await scan(person, 6)).toMatchObject({
    status: 503,
    body: { message: expect.stringContaining('Try again in a moment') },
  });
  expect(await scan(person, 0)).toMatchObject({ status: 200 });
});
