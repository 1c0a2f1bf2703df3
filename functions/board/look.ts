import { clientEntity } from '#functions/clients/entity.ts';
import { employeeEntity } from '#functions/employees/entity.ts';
import { leaveEntity } from '#functions/employees/leave-entity.ts';
import { crewIn } from '#functions/jobs/crew.ts';
import { jobsInTray, jobsOnDays } from '#functions/jobs/day-index.ts';
import type { StoredJob } from '#functions/jobs/entity.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { mostInTray, mostVisits } from '#shared/board/limits.ts';
import { visitOf } from '#shared/board/visit.ts';
import { boardOf } from '#shared/domain/board/views.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { rulesOf } from '#shared/firms/rules.ts';
import { leave as leaveShape } from '#shared/leave/leave.ts';
import { defaultNation } from '#shared/uk/nations.ts';

const all = { pages: 'all', consistent: true } as const;

/** All employees of a firm, and their leave. */
export const peopleAndLeave = async (firmId: FirmId) => {
  const [people, leave] = await Promise.all([
    employeeEntity.query.byId({ firmId }).go(all),
    leaveEntity.query.byId({ firmId }).go(all),
  ]);
  return { people: people.data, leave: leave.data };
};

const clientsOf = async (firmId: FirmId, jobs: readonly StoredJob[]) => {
  const ids = [...new Set(jobs.map(({ clientId }) => clientId))];
  const items = await batchGet(ids.map((id) => keyOf(clientEntity, { firmId, id })));
  return new Map(
    items.flatMap((item) => {
      const client = rowIn(clientEntity, item);
      return client ? [[client.id, client] as const] : [];
    }),
  );
};

/** The board for a range of days, in two round trips. */
export const lookAt = async (firm: StoredFirm, range: { from: string; to: string }) => {
  const { firmId } = firm;
  const [{ people, leave }, jobs, inTray] = await Promise.all([
    peopleAndLeave(firmId),
    jobsOnDays(firmId, range, mostVisits + 1),
    jobsInTray(firmId, mostInTray + 1),
  ]);
  const clients = await clientsOf(firmId, [...jobs, ...inTray]);
  const shown = (job: StoredJob) => visitOf(job, clients.get(job.clientId), crewIn(job.crew));
  return boardOf(
    {
      people,
      leave: leave.map((row) => leaveShape.parse(row)),
      visits: jobs.map(shown),
      noDay: inTray.map(shown),
      hours: rulesOf(firm.rules).hours,
      nation: firm.business?.bankHolidays ?? defaultNation,
      truncated: false,
    },
    range,
  );
};
