import { employeeEntity } from '#functions/employees/entity.ts';
import { serve } from '#functions/lib/serve.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { daysBetween, today } from '#shared/dates.ts';
import { leaveInBooks, leaveWithin } from '#shared/domain/leave/views.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { rulesOf } from '#shared/firms/rules.ts';
import { invalidField } from '#shared/kernel/refusal.ts';
import { leaveContract } from '#shared/leave/contract.ts';
import { allowanceOf, leaveYearOf } from '#shared/leave/days.ts';
import { mostLeaveDays } from '#shared/leave/kinds.ts';
import { defaultNation } from '#shared/uk/nations.ts';
import { allLeave, answerLeave, cancelLeave, createLeave, readLeave, updateLeave } from './store.ts';

const present = ({ firm, mine }: { firm: StoredFirm; mine?: number | undefined }, id: number) =>
  readLeave(firm.firmId, id, mine);

const activeEmployees = async (firmId: FirmId) => {
  const { data } = await employeeEntity.query.byId({ firmId }).go({ pages: 'all', consistent: true });
  return data.filter(({ isActive, deletedAt }) => isActive && !deletedAt).sort((a, b) => b.id - a.id);
};

const allowances = async (firm: StoredFirm, mine: number | undefined, year: string | undefined) => {
  const { firmId } = firm;
  const rules = rulesOf(firm.rules);
  const [people, all] = await Promise.all([activeEmployees(firmId), allLeave(firmId)]);
  const basis = {
    rules,
    nation: firm.business?.bankHolidays ?? defaultNation,
    year: year === undefined ? leaveYearOf(today(), rules.leaveYearStarts) : Number(year),
  };
  return people
    .filter(({ id }) => mine === undefined || id === mine)
    .map((person) => allowanceOf(person, all, basis));
};

export const handler = serve(
  leaveContract,
  {
    list: async ({ firm, member, mine, query }) => {
      const length = daysBetween(query.from, query.to);
      if (length < 0 || length >= mostLeaveDays)
        throw invalidField('to', `Choose up to ${mostLeaveDays} days from the first`);
      const rows = leaveWithin(await allLeave(firm.firmId), query);
      if (member.role === 'accountant') return rows.map(leaveInBooks);
      return rows.filter(({ employeeId }) => mine === undefined || employeeId === mine);
    },
    allowances: ({ firm, mine, query }) => allowances(firm, mine, query.year),
    create: ({ firm, user, member, body, once }) => createLeave({ firm, user, member }, body, once),
    update: ({ firm, user, member, params, body }) => updateLeave({ firm, user, member }, params.id, body),
    answer: ({ firm, user, member, params, body }) => answerLeave({ firm, user, member }, params.id, body),
    cancel: ({ firm, user, member, params, body }) =>
      cancelLeave({ firm, user, member }, params.id, body.updatedAt),
  },
  { present: { create: present, update: present, answer: present, cancel: present } },
);
