import { describe, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { nextAddress } from '#web/api/paged-list.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';

const system = localSystem();
const { clients, jobs } = routes;

const begin = async () => {
  const person = await system.someone();
  const { id: clientId } = await person.call(clients.create, { body: { name: 'Harbour Café' } });
  const add = (title: string, scheduledDate: string | null, endDate: string | null = null) =>
    person.call(jobs.create, { body: { title, clientId, scheduledDate, endDate } });
  return { person, clientId, add };
};

const titles = async (person: Someone, query: { from?: string; to?: string; limit?: string }) =>
  (await person.call(jobs.list, { query })).map(({ title }) => title);

describe('the jobs of some days', () => {
  it('are those scheduled from the first to the last day, latest first', async () => {
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

  it('are also those that began before and run into them, however long before', async () => {
    const { person, clientId, add } = await begin();
    await add('over', '2026-02-20', '2026-02-28');
    await add('into', '2026-02-27', '2026-03-02');
    await add('a month of it', '2026-02-02', '2026-03-04');
    await add('a quarter of it', '2025-12-20', '2026-03-01');
    await add('years of it', '2019-05-01', '2026-03-31');
    await add('one day', '2026-03-03');
    await person.call(jobs.create, {
      body: { title: 'only begun', clientId, startDate: '2026-03-01', endDate: '2026-03-05' },
    });
    const into = ['into', 'a month of it', 'a quarter of it', 'years of it'];
    expect(await titles(person, { from: '2026-03-01', to: '2026-03-01' })).toEqual(['only begun', ...into]);
    expect(await titles(person, { from: '2026-03-03', to: '2026-03-04' })).toEqual([
      'one day',
      'only begun',
      'a month of it',
      'years of it',
    ]);
    expect(await titles(person, { from: '2026-04-01' })).toEqual([]);
    expect(await titles(person, { to: '2019-12-31' })).toEqual(['years of it']);
  });

  it('follow work that becomes longer, shorter or one day', async () => {
    const { person, clientId, add } = await begin();
    const { id } = await add('bathroom', '2026-05-04', '2026-05-07');
    const on = (day: string) => titles(person, { from: day, to: day });
    const end = (endDate: string | null) =>
      person.call(jobs.update, { params: { id }, body: { title: 'bathroom', clientId, endDate } });
    expect(await on('2026-05-07')).toEqual(['bathroom']);
    await end('2026-09-30');
    expect(await on('2026-09-30')).toEqual(['bathroom']);
    await end(null);
    expect(await on('2026-05-05')).toEqual([]);
    expect(await on('2026-05-04')).toEqual(['bathroom']);
    const body = { title: 'bathroom', clientId, endDate: '2026-05-03' };
    expect(await person.send({ method: 'PUT', path: `/api/jobs/${id}`, body })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'endDate' }] },
    });
  });

  it('come page by page, each once, those of several days among them', async () => {
    const { person, add } = await begin();
    for (const day of ['01', '02', '03', '04', '05', '06']) {
      await add(`${day}`, `2026-06-${day}`);
      await add(`${day} for a week`, `2026-06-${day}`, `2026-06-${Number(day) + 10}`);
      await add(`${day} for long`, `2026-05-${day}`, `2026-05-28`);
      await add(`${day} for months`, `2026-05-${day}`, `2026-08-01`);
    }
    const seen: string[] = [];
    let pages = 0;
    for (let path: string | null = '/api/jobs?from=2026-06-03&to=2026-06-05&limit=2'; path; pages += 1) {
      const { body, headers } = await person.send({ method: 'GET', path });
      const rows = body as { title: string }[];
      expect(rows.length).toBeLessThanOrEqual(2);
      seen.push(...rows.map(({ title }) => title));
      path = nextAddress(headers.get('link'));
    }
    expect(pages).toBeLessThan(20);
    const weeks = ['05', '04', '03', '02', '01'].map((day) => `${day} for a week`);
    const expected = [
      ...['05', '04', '03', ...weeks],
      ...['06', '05', '04', '03', '02', '01'].map((day) => `${day} for months`),
    ];
    expect(seen.toSorted()).toEqual(expected.toSorted());
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
