import { describe, expect, it } from 'vitest';
import { newFirmId } from '#functions/lib/tenant/firm-ids.ts';
import { firstIdAt } from '#shared/ids.ts';
import type { Role } from '#shared/members/roles.ts';
import { routes } from '#shared/routes.ts';
import { apiFor, apiWith } from '../../local/testing/api-client.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { mailTo } from '../testing/inbox.ts';
import { cookieIn, join as joinAs, tokensFor as tokensSent } from '../testing/join.ts';
import { lettersGone } from '../testing/letters.ts';
import { partitionOf, setItem } from '../testing/partition.ts';
import { problem } from '../testing/problem.ts';
import { told } from '../testing/told.ts';

const system = localSystem();
const { account, assignments, auth, clients, employees, firms, guest, jobs, members, time } = routes;

const tokensFor = (email: string) => tokensSent(system.services.inbox, email);

const invited = async (owner: Someone, worker: { email: string }, role: Role = 'office', more = {}) => {
  const invitation = await owner.call(members.invite, { body: { email: worker.email, role, ...more } });
  const token = (await tokensFor(worker.email)).at(-1) ?? '';
  return { invitation, token };
};

const join = (owner: Someone, worker: Someone, role: Role = 'office', more = {}) =>
  joinAs(system.services, owner, worker, role, more);

const at = (firmId: string) => ({ 'fettle-firm': firmId });
const notNow = (message: string) => ({ status: 409, body: problem('not_now', message) });
const ended = (message: string) => ({ status: 410, body: problem('link_ended', message) });
const notAllowed = { status: 403, body: problem('not_allowed', 'Your role does not allow this') };
const pair = () => Promise.all([system.someone(), system.someone()]);

describe('an invitation', () => {
  it('lets in whoever reads mail to its address, once', async () => {
    const [owner, worker] = await pair();
    const { invitation, token } = await invited(owner, worker);
    expect(invitation).toMatchObject({
      email: worker.email,
      role: 'office',
      state: 'open',
      seesPrices: true,
    });
    const shown = await system.nobody.call(guest.invitation, { body: { token } });
    expect(shown).toEqual({
      firm: 'Robin Example',
      role: 'office',
      email: `${worker.email.slice(0, 1)}•••@example.com`,
      expiresAt: invitation.expiresAt,
    });
    const { status, body, headers } = await worker.answer(members.accept, { body: { token } });
    expect(status).toBe(200);
    const firm = { id: owner.firmId, name: 'Robin Example', role: 'office' };
    expect(body).toEqual({ firm });
    const there = apiWith(system.services.app, cookieIn(headers));
    expect(await there.call(auth.user, {})).toMatchObject({ firm: { ...firm, members: 2 } });
    expect(await there.call(clients.list, {})).toEqual([]);
    const again = 'This invitation was used already. Ask Robin Example for a new one';
    expect(await told(worker.answer(members.accept, { body: { token } }))).toEqual(ended(again));
    expect(await told(system.nobody.answer(guest.invitation, { body: { token } }))).toEqual(ended(again));
    expect(await owner.call(members.invitations, {})).toMatchObject([{ state: 'accepted' }]);
    expect(await owner.call(members.list, {})).toMatchObject([
      { userId: owner.userId, role: 'owner', email: owner.email, lastSeenAt: expect.any(String) },
      { userId: worker.userId, role: 'office', email: worker.email, state: 'active' },
    ]);
    // The link's secret is neither returned nor stored.
    const kept = JSON.stringify([await partitionOf(owner.firmId), await owner.call(members.invitations, {})]);
    expect(kept).not.toContain(token.slice(0, 43));
  });

  it('makes one member of two presses at once', async () => {
    const [owner, worker] = await pair();
    const { token } = await invited(owner, worker);
    const press = () => worker.answer(members.accept, { body: { token } });
    const replies = await Promise.all([press(), press()]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 410]);
    const [firm] = (await partitionOf(owner.firmId)).filter(({ sk }) => sk === 'firm');
    expect(firm).toMatchObject({ members: 2, owners: 1 });
  });

  it('admits nobody at another address, and nobody whose address is not verified', async () => {
    const [owner, worker] = await pair();
    const other = await system.someone();
    const { token } = await invited(owner, worker);
    const refusal = notNow(
      `This invitation is for ${worker.email.slice(0, 1)}•••@example.com. Sign in with that address`,
    );
    expect(await told(other.answer(members.accept, { body: { token } }))).toEqual(refusal);
    const email = `unverified-${crypto.randomUUID().slice(0, 8)}@example.com`;
    const unverified = { ...(await apiFor(system.services, email, 'Uma Example')), email };
    const theirs = await invited(owner, unverified);
    expect(await told(unverified.answer(members.accept, { body: { token: theirs.token } }))).toEqual(
      notNow('This invitation is for u•••@example.com. Sign in with that address'),
    );
    expect(await owner.call(members.list, {})).toHaveLength(1);
  });

  it('ends when it is sent again, withdrawn or old, and is not there for another firm', async () => {
    const [owner, worker] = await pair();
    const { invitation, token: first } = await invited(owner, worker);
    const params = { id: invitation.id };
    await owner.call(members.resend, { params });
    const [, second = ''] = await tokensFor(worker.email);
    const accept = (token: string) => told(worker.answer(members.accept, { body: { token } }));
    expect(await accept(first)).toEqual(
      ended('This invitation was replaced by a newer one. Ask Robin Example for a new one'),
    );
    // A secret of no link, and one of another firm's.
    expect((await accept(`${'a'.repeat(43)}.${invitation.id}.${owner.firmId}`)).status).toBe(404);
    expect((await accept(second.replace(owner.firmId, newFirmId()))).status).toBe(404);
    const key = `invitation#${String(invitation.id).padStart(16, '0')}`;
    await setItem(owner.firmId, key, { expiresAt: '2026-01-01T00:00:00.000Z' });
    expect(await accept(second)).toEqual(
      ended('This invitation has expired. Ask Robin Example for a new one'),
    );
    await owner.call(members.withdraw, { params });
    expect(await accept(second)).toEqual(
      ended('This invitation was withdrawn. Ask Robin Example for a new one'),
    );
    expect((await owner.answer(members.resend, { params })).status).toBe(404);
  });

  it('is sent five times', async () => {
    const [owner, worker] = await pair();
    const { invitation } = await invited(owner, worker);
    const send = () => owner.answer(members.resend, { params: { id: invitation.id } });
    for (let sends = 2; sends <= 5; sends++) expect((await send()).status).toBe(202);
    expect((await send()).status).toBe(429);
    expect(await tokensFor(worker.email)).toHaveLength(5);
  });

  it('is not made for somebody who is in, or invited, or for a field worker who is no employee', async () => {
    const [owner, worker] = await pair();
    await invited(owner, worker);
    const ask = (body: object) => told(owner.answer(members.invite, { body }));
    const { email } = worker;
    expect(await ask({ email: email.toUpperCase(), role: 'office' })).toEqual(
      notNow('They’re invited already. You can send the invitation again.'),
    );
    expect(await ask({ email: owner.email, role: 'office' })).toEqual(notNow('They’re in this firm already'));
    const elsewhere = await worker.call(employees.create, { body: { firstName: 'Al', lastName: 'Other' } });
    for (const more of [{}, { employeeId: elsewhere.id }, { employeeId: 1 }])
      expect(await ask({ email: 'new@example.com', role: 'field', ...more })).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'employeeId' }] },
      });
    expect(await owner.call(members.invitations, {})).toHaveLength(1);
  });

  it('of an employee holds that employee for one person', async () => {
    const [owner, worker] = await pair();
    const second = await system.someone();
    await join(owner, worker, 'field', { employee: { firstName: 'Sam', lastName: 'Field' } });
    const [employee] = await owner.call(employees.list, {});
    expect(employee).toMatchObject({ firstName: 'Sam', lastName: 'Field' });
    const mine = { employeeId: employee?.id };
    expect(await owner.call(members.list, {})).toMatchObject([{}, { ...mine, seesPrices: false }]);
    const { token } = await invited(owner, second, 'field', mine);
    expect(await told(second.answer(members.accept, { body: { token } }))).toEqual(
      notNow('Someone else signs in as this employee'),
    );
  });
});

describe('a role', () => {
  it('is changed by an owner, and holds from the next call', async () => {
    const [owner, worker] = await pair();
    await join(owner, worker);
    const create = () => worker.answer(clients.create, { body: { name: 'Ann' } }, at(owner.firmId));
    expect((await create()).status).toBe(201);
    const params = { userId: worker.userId };
    const changed = await owner.call(members.update, { params, body: { role: 'accountant' } });
    expect(changed).toMatchObject({ userId: worker.userId, role: 'accountant', email: worker.email });
    expect(await told(create())).toEqual(notAllowed);
    const raise = { params, body: { role: 'owner' } };
    expect(await told(worker.answer(members.update, raise, at(owner.firmId)))).toEqual(notAllowed);
    expect((await owner.answer(members.update, { params, body: { role: 'field' } })).status).toBe(400);
  });

  it('is not changed over what another owner changed meanwhile', async () => {
    const [owner, worker] = await pair();
    await join(owner, worker);
    const params = { userId: worker.userId };
    const seen = (await owner.call(members.list, {})).find(({ userId }) => userId === worker.userId);
    const updatedAt = seen?.updatedAt;
    await owner.call(members.update, { params, body: { role: 'accountant', updatedAt } });
    const { status, body } = await owner.answer(members.update, {
      params,
      body: { role: 'owner', updatedAt },
    });
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { code: 'stale', current: { userId: worker.userId, role: 'accountant' } },
    });
    expect(await owner.call(members.list, {})).toMatchObject([{}, { role: 'accountant' }]);
  });

  it('can be changed of somebody who is employed no longer', async () => {
    const [owner, worker] = await pair();
    const name = { firstName: 'Sam', lastName: 'Field' };
    await join(owner, worker, 'field', { employee: name });
    const [{ id } = { id: 0 }] = await owner.call(employees.list, {});
    const params = { userId: worker.userId };
    await owner.call(employees.update, { params: { id }, body: { ...name, isActive: false } });
    const pricey = { role: 'field', seesPrices: true } as const;
    expect(await owner.call(members.update, { params, body: pricey })).toMatchObject({ seesPrices: true });
    await owner.call(employees.remove, { params: { id } });
    const changed = await owner.call(members.update, { params, body: { role: 'office' } });
    expect(changed).toMatchObject({ role: 'office', employeeId: id });
  });

  it('leaves a firm its last owner, also when two change each other at once', async () => {
    const [owner, second] = await pair();
    const params = { userId: owner.userId };
    const body = { role: 'office' };
    expect(await told(owner.answer(members.update, { params, body }))).toEqual(
      notNow('A firm needs an owner'),
    );
    await join(owner, second, 'owner');
    const both = await Promise.all([
      second.answer(members.update, { params, body }, at(owner.firmId)),
      owner.answer(members.update, { params: { userId: second.userId }, body }),
    ]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    const [firm] = (await partitionOf(owner.firmId)).filter(({ sk }) => sk === 'firm');
    expect(firm).toMatchObject({ members: 2, owners: 1 });
  });

  it('of the office brings in and takes out people for the field alone', async () => {
    const [owner, office] = await pair();
    await join(owner, office);
    const header = at(owner.firmId);
    for (const role of ['owner', 'office', 'accountant'] as const) {
      const body = { email: 'new@example.com', role };
      expect(await told(office.answer(members.invite, { body }, header))).toEqual(notAllowed);
    }
    const field = await system.someone();
    const employee = { firstName: 'Sam', lastName: 'Field' };
    const body = { email: field.email, role: 'field' as const, employee };
    expect((await office.answer(members.invite, { body }, header)).status).toBe(201);
    const remove = { params: { userId: owner.userId }, body: { unsent: 'take' } };
    expect(await told(office.answer(members.remove, remove, header))).toEqual(notAllowed);
  });
});

describe('somebody who is removed', () => {
  it('is out from the next call, hears why, and goes on in their own firm', async () => {
    const [owner, worker] = await pair();
    const { token } = await invited(owner, worker);
    await worker.call(members.accept, { body: { token } });
    const params = { userId: worker.userId };
    const removed = await owner.call(members.remove, { params, body: { unsent: 'refuse' } });
    expect(removed).toMatchObject({ state: 'removed', removedAt: expect.any(String), lastSeenAt: null });
    const header = at(owner.firmId);
    const read = await worker.answer(clients.list, {}, header);
    expect(read).toMatchObject({
      status: 403,
      body: problem('member_removed', 'You are no longer in this firm'),
    });
    expect(read.headers.get('fettle-reason')).toBe('removed');
    const wrote = await worker.answer(clients.create, { body: { name: 'Ann' } }, header);
    expect(wrote).toMatchObject({
      status: 403,
      body: problem('changes_refused', 'This firm no longer takes changes from you'),
    });
    expect(wrote.headers.get('fettle-reason')).toBe('refused');
    expect(await worker.call(firms.list, {})).toMatchObject([{ id: worker.firmId }]);
    expect((await worker.answer(clients.create, { body: { name: 'Own' } }, at(worker.firmId))).status).toBe(
      201,
    );
    // The link they used doesn't work again; a new one does.
    expect((await worker.answer(members.accept, { body: { token } })).status).toBe(410);
    await join(owner, worker);
    expect((await worker.answer(clients.list, {}, header)).status).toBe(200);
  });

  it('has what they did before taken for 72 hours, small acts only, and is told no more than ids', async () => {
    const [owner, worker] = await pair();
    const { id: clientId } = await owner.call(clients.create, { body: { name: 'Harbour Café' } });
    const { id: employeeId } = await owner.call(employees.create, {
      body: { firstName: 'Sam', lastName: 'Field' },
    });
    const job = await owner.call(jobs.create, { body: { title: 'Boiler', clientId } });
    const other = await owner.call(jobs.create, { body: { title: 'Not theirs', clientId } });
    await owner.call(assignments.create, { body: { jobId: job.id, employeeId } });
    await join(owner, worker, 'field', { employeeId });
    const before = new Date().toISOString();
    // Once a fast clock is corrected, ids continue from where they were.
    const id = firstIdAt(Date.now() + 30_000);
    const params = { userId: worker.userId };
    const { removedAt } = await owner.call(members.remove, { params, body: { unsent: 'take' } });
    const sent = (made: string) => ({ ...at(owner.firmId), 'fettle-made': made });
    const punch = (body: object, made = before, more = {}) =>
      worker.answer(
        time.punch,
        { body: { at: before, kind: 'work', jobId: job.id, ...body } as never },
        { ...sent(made), ...more },
      );
    const refused = (answer: { status: number; headers: Headers }) => [
      answer.status,
      answer.headers.get('fettle-reason'),
    ];
    const no = [403, 'refused'];
    const once = { 'idempotency-key': 'shift' };
    const taken = await punch({ id }, before, once);
    expect([taken.status, taken.body]).toEqual([201, { id }]);
    expect((await punch({ id }, before, once)).body).toEqual({ id });
    const note = { params: { id: job.id }, body: { text: 'Valve is shut' } };
    const noted = await worker.answer(jobs.addNote, note, sent(before));
    expect([noted.status, noted.body]).toEqual([201, { id: expect.any(Number) }]);
    const begin = (of: number, more = {}) =>
      worker.answer(
        jobs.changeStatus,
        { params: { id: of }, body: { status: 'in_progress', ...more } },
        sent(before),
      );
    // The reply contains nothing of others' changes.
    const stale = await begin(job.id, { updatedAt: '2026-01-01T00:00:00.000Z' });
    expect([stale.status, Object.keys(stale.body as object)]).toEqual([
      409,
      expect.not.arrayContaining(['current']),
    ]);
    expect((await begin(job.id)).body).toEqual({ id: job.id });
    expect((await begin(other.id)).status).toBe(404);

    // Changes from after their removal, older than a device keeps them, without a time, and beyond a field worker's rights.
    const later = new Date(Date.parse(removedAt ?? '') + 1).toISOString();
    const longAgo = new Date(Date.now() - 36 * 24 * 3_600_000).toISOString();
    for (const made of [later, longAgo, 'yesterday', '']) expect(refused(await punch({}, made))).toEqual(no);
    expect(refused(await punch({ id: firstIdAt(Date.parse(removedAt ?? '') + 61_000) }))).toEqual(no);
    expect(refused(await worker.answer(clients.create, { body: { name: 'Ann' } }, sent(before)))).toEqual(no);
    expect(refused(await worker.answer(jobs.list, {}, sent(before)))).toEqual([403, 'removed']);

    const [, gone] = await owner.call(members.list, {});
    expect(gone).toMatchObject({ state: 'removed', unsent: 'take' });
    expect(gone?.late.map(({ route, jobId }) => [route, jobId])).toEqual([
      ['POST /api/time/punches', job.id],
      ['POST /api/jobs/{id}/notes', job.id],
      ['PATCH /api/jobs/{id}', job.id],
    ]);
    const day = before.slice(0, 10);
    const { punches } = await owner.call(time.list, { query: { from: day, to: day } });
    expect(punches).toMatchObject([{ id, employeeId, kind: 'work', madeBy: worker.userId }]);
    const long = new Date(Date.parse(removedAt ?? '') - 73 * 3_600_000).toISOString();
    await setItem(owner.firmId, `member#${worker.userId}`, { removedAt: long });
    expect(refused(await punch({}, new Date(Date.parse(long) - 1000).toISOString()))).toEqual(no);
  });

  it('is neither the caller, nor the last owner, nor somebody who is not in', async () => {
    const [owner, stranger] = await pair();
    const remove = (userId: string) =>
      told(owner.answer(members.remove, { params: { userId }, body: { unsent: 'take' } }));
    expect(await remove(owner.userId)).toEqual(notNow('You can’t remove yourself. Leave the firm instead.'));
    expect((await remove(stranger.userId)).status).toBe(404);
    expect((await stranger.answer(clients.list)).status).toBe(200);
  });
});

describe('an account that is erased', () => {
  it('leaves the firms of others, and is not its last owner’s', async () => {
    const [owner, worker] = await pair();
    await join(owner, worker);
    const erase = (person: Someone) =>
      told(person.answer(account.erase, { body: { confirmation: person.email } }, at(person.firmId)));
    expect(await erase(owner)).toEqual(notNow('Make someone else owner first, or remove the other 1'));
    expect((await erase(worker)).status).toBe(204);
    const [, gone] = await owner.call(members.list, {});
    expect(gone).toMatchObject({ userId: worker.userId, state: 'removed' });
    const { runErase } = await import('#functions/account/eraser.ts');
    await runErase(worker.userId);
    expect(await partitionOf(worker.firmId)).toEqual([]);
    expect(await owner.call(clients.list, {})).toEqual([]);
    expect((await owner.call(members.list, {}))[1]).toMatchObject({ email: null, state: 'removed' });
    expect((await erase(owner)).status).toBe(204);
  });
});

it('tells the owner by mail who joined, what became of a role, and who was removed', async () => {
  const [owner, worker] = await pair();
  await join(owner, worker);
  const params = { userId: worker.userId };
  await owner.call(members.update, { params, body: { role: 'accountant' } });
  await owner.call(members.remove, { params, body: { unsent: 'refuse' } });
  await lettersGone(owner.firmId);
  const mails = await mailTo(system.services.inbox, owner.email);
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    'A person joined: Robin Example on Fettle',
    'A person was removed: Robin Example on Fettle',
    'A person’s role changed: Robin Example on Fettle',
  ]);
  const said = mails.map(({ body }) => body.text).join('\n');
  expect(said).toContain(worker.email);
  expect(said).toContain('Their role is now Accountant.');
});
