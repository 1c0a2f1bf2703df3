import { describe, expect, it } from 'vitest';
import type { MutationEntry } from '../store/mutation-entry.ts';
import type { ShownPunch } from './pressed.ts';
import { withWaiting } from './time.ts';

const told: ShownPunch = {
  ...{ id: 1, employeeId: 7, at: '2026-11-02T08:00:00Z', kind: 'work', jobId: 3, home: false },
  ...{ note: null, was: [] },
};

const entry = (route: string, id: number, set: unknown, makes: number | null = null): MutationEntry => ({
  ...{ n: 1, key: 'k', route, params: { id }, set, subject: `punch/${id}`, makes, needs: [] },
  ...{ file: null, at: Date.parse('2026-11-02T09:00:00Z'), build: '', supersedes: null },
  ...{ standing: 'queued', tries: 0 },
});

describe('the time that waits on this device', () => {
  const off = { at: '2026-11-02T12:00:00Z', kind: 'off' };
  const make = entry('POST /api/time/punches', 2, off, 2);

  it('is laid over what the service told, of whoever is here', () => {
    const [, second] = withWaiting([told], [make], 7);
    expect(second).toMatchObject({ id: 2, employeeId: 7, kind: 'off', pending: true });
    expect(withWaiting([told], [make], undefined)).toEqual([told]);
  });

  it('is laid once, where the records have it already', () => {
    const laid = withWaiting([told], [make], 7);
    expect(withWaiting(laid, [make], 7)).toEqual(laid);
  });

  it('shows a correction once when the service tells it before it confirms it', () => {
    const set = { at: told.at, kind: 'work', reason: 'A flood' };
    const was = { at: told.at, kind: 'work' as const, jobId: 3, by: 'u', on: told.at, reason: 'A flood' };
    const corrected = { ...told, was: [was] };
    const correct = entry('PUT /api/time/punches/{id}', 1, set);
    expect(withWaiting([corrected], [correct], 7)).toEqual([corrected]);
    const other = { ...correct, set: { ...set, reason: 'A storm' } };
    expect(withWaiting([corrected], [other], 7)).toMatchObject([
      { was: [{ reason: 'A flood' }, { reason: 'A storm' }] },
    ]);
  });

  it('shows what a punch said before it was corrected, and takes out what was taken back', () => {
    const later = { at: '2026-11-02T08:30:00Z', kind: 'work', reason: 'Traffic' };
    const correct = entry('PUT /api/time/punches/{id}', 1, later);
    expect(withWaiting([told], [correct], 7)).toMatchObject([
      { at: later.at, jobId: 3, was: [{ at: told.at, reason: 'Traffic' }] },
    ]);
    const remove = entry('POST /api/time/punches/{id}/remove', 1, { reason: 'By mistake' });
    expect(withWaiting([told], [remove], 7)).toEqual([]);
    expect(withWaiting([told], [{ ...remove, standing: 'refused' }], 7)).toEqual([told]);
  });
});
