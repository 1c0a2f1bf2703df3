import { describe, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { nextAddress } from '#web/api/paged-list.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';

const system = localSystem();
const { clients, jobs } = routes;

const begin = async () => {
  const person = await system.someone();
  const { id: clientId } = await person.call(clients.create, { body: { name: 'Harbour Café' } });
  const add = (title: string, scheduledDate: string | null) =>
    person.call(jobs.create, { body: { title, clientId, scheduledDate } });
  return { person, clientId, add };
};

const titles = async (person: Someone, query: { from?: string; to?: string; limit?: string }) =>
  (await person.call(jobs.list, { query })).map(({ title }) => title);

describe('the jobs of some days', () => {
  it('are those scheduled then, the first and the last day included, last first and with their clients', async () => {
    const [{ person, clientId, add }, other] = await Promise.all([begin(), begin()]);
    await add('before', '2026-01-31');
    const first = await add('first', '2026-02-01');
    const again = await add('again', '2026-02-01');
    const last = await add('last', '2026-02-28');
    await add('after', '2026-03-01');
    await add('unscheduled', null);
    await other.add('a stranger’s', '2026-02-10');
    const february = { from: '2026-02-01', to: '2026-02-28' };
    expect(await person.call(jobs.list, { query: february })).toEqual([last, again, first]);
    expect(last.client).toEqual({ id: clientId, name: 'Harbour Café' });
    expect(await titles(person, { from: '2026-02-28' })).toEqual(['after', 'last']);
    expect(await titles(person, { to: '2026-01-31' })).toEqual(['before']);
    expect(await titles(person, { from: '2026-02-10', to: '2026-02-10' })).toEqual([]);
  });

  it('follow a job that is moved, taken off the calendar, put back or deleted', async () => {
    const { person, clientId, add } = await begin();
    const { id } = await add('boiler', '2026-05-04');
    const on = (day: string) => titles(person, { from: day, to: day });
    const schedule = (scheduledDate: string | null) =>
      person.call(jobs.update, {
        params: { id },
        body: { title: 'boiler', clientId, scheduledDate },
      });
    await schedule('2026-05-05');
    expect(await on('2026-05-04')).toEqual([]);
    expect(await on('2026-05-05')).toEqual(['boiler']);
    await person.call(jobs.update, { params: { id }, body: { title: 'new boiler', clientId } });
    await person.call(jobs.changeStatus, { params: { id }, body: { status: 'in_progress' } });
    const [job] = await person.call(jobs.list, { query: { from: '2026-05-05', to: '2026-05-05' } });
    expect(job).toMatchObject({ title: 'new boiler', status: 'in_progress', scheduledDate: '2026-05-05' });
    await schedule(null);
    expect(await titles(person, { from: '2000-01-01' })).toEqual([]);
    await schedule('2026-05-06');
    expect(await on('2026-05-06')).toEqual(['boiler']);
    await person.call(jobs.remove, { params: { id } });
    expect(await on('2026-05-06')).toEqual([]);
  });

  it('come page by page, each once', async () => {
    const { person, add } = await begin();
    for (const day of ['01', '01', '02', '02', '03']) await add(day, `2026-04-${day}`);
    const pages: string[][] = [];
    for (let path: string | null = '/api/jobs?from=2026-04-01&to=2026-04-02&limit=3'; path; ) {
      const { body, headers } = await person.send({ method: 'GET', path });
      pages.push((body as { title: string }[]).map(({ title }) => title));
      path = nextAddress(headers.get('link'));
    }
    expect(pages).toEqual([['02', '02', '01'], ['01']]);
  });

  it.each([
    ['from=2026-02-30', 'from'],
    ['to=tomorrow', 'to'],
    ['from=', 'from'],
    ['from=2026-02-02&to=2026-02-01', 'to'],
    ['from=2026-02-01&cursor=17', 'cursor'],
    ['on=2026-02-01', 'on'],
  ])('answer 400 to ?%s, naming %s', async (query, path) => {
    const { person } = await begin();
    expect(await person.send({ method: 'GET', path: `/api/jobs?${query}` })).toMatchObject({
      status: 400,
      body: { issues: [{ path }] },
    });
  });
});
