import { serve } from '#functions/lib/serve.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { punchesOf, readPunch } from '#functions/punches/read.ts';
import { addDays, today } from '#shared/dates.ts';
import { isRange, nowShown, punchShown, timeShown } from '#shared/domain/time/views.ts';
import { invalidField } from '#shared/kernel/refusal.ts';
import { timeContract } from '#shared/time/contract.ts';
import { mostDays, nowDays } from '#shared/time/kinds.ts';
import { timeExport } from './export.ts';
import { correctPunch, makePunch, takeBack } from './store.ts';
import { weeksOf } from './week-row.ts';
import { approveWeek, checkMonday, reopenWeek, submitWeek } from './weeks.ts';

/** Checks a range of days. Throws 400 naming `to`. */
const checkRange = ({ from, to }: { from: string; to: string }): void => {
  if (!isRange(from, to)) throw invalidField('to', `Choose up to ${mostDays} days from the first`);
};

const present = async ({ firm, mine }: { firm: StoredFirm; mine?: number | undefined }, id: number) =>
  punchShown(await readPunch(firm.firmId, id, mine));

export const handler = serve(
  timeContract,
  {
    list: async ({ firm, mine, query }) => {
      checkRange(query);
      const { employeeId = mine } = query;
      if (mine !== undefined && employeeId !== mine) return { punches: [], intervals: [], days: [] };
      const shown = timeShown(await punchesOf(firm.firmId, query, employeeId), query, Date.now());
      return { ...shown, punches: shown.punches.map(punchShown) };
    },
    now: async ({ firm, mine }) => {
      const last = today();
      const range = { from: addDays(last, -nowDays), to: last };
      return nowShown(await punchesOf(firm.firmId, range, mine), Date.now());
    },
    punch: ({ firm, user, member, body, once }) => makePunch({ firm, user, member }, body, once),
    correct: ({ firm, user, member, params, body }) => correctPunch({ firm, user, member }, params.id, body),
    takeBack: ({ firm, user, member, params, body }) =>
      takeBack({ firm, user, member }, params.id, body.reason),
    week: async ({ firm, member, params: { monday } }) => {
      checkMonday(monday);
      return weeksOf({ firm, member }, monday);
    },
    submit: ({ firm, user, member, params, body }) => submitWeek({ firm, user, member }, params, body.hash),
    approve: ({ firm, user, member, params, body }) => approveWeek({ firm, user, member }, params, body.hash),
    reopen: ({ firm, user, member, params, body }) => reopenWeek({ firm, user, member }, params, body.reason),
    export: async ({ firm, member, query }) => {
      checkRange(query);
      return timeExport(firm, member.role, query);
    },
  },
  { present: { punch: present, correct: present } },
);
