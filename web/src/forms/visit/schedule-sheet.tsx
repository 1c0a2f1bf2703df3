import { useQuery } from '@tanstack/react-query';
import { visitOf } from '#shared/board/visit.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { clientQuery } from '../../data/clients.ts';
import { texts } from './texts.ts';
import { useMove } from './use-move.ts';
import { VisitSheet } from './visit-sheet.tsx';

/** Schedules or moves a job, with who goes, and tells its customer in one press. */
export default function ScheduleSheet({ job, onClose }: { job: Job; onClose: () => void }) {
  const { data: client, error } = useQuery(clientQuery(job.clientId));
  const move = useMove();
  // Without its client it can still be scheduled; only nobody is told.
  if (!client && !error) return null;
  const visit = visitOf(job, client, job.people);
  const [only = null, ...more] = visit.employeeIds;
  const from = more.length > 0 ? null : only;
  return (
    <VisitSheet
      draft={{ visit, from, to: { employeeId: from, day: visit.scheduledDate } }}
      texts={(visit.scheduledDate ? texts.move : texts.schedule)(job.title)}
      onMove={(draft, how) => void move(draft, how)}
      onClose={onClose}
    />
  );
}
