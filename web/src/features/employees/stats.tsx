import { useQuery } from '@tanstack/react-query';
import { formatPounds } from '#shared/money.ts';
import { Figures } from '../../components/figures.tsx';
import { StatCard } from '../../components/stat-card.tsx';
import { teamStats } from '../../data/employees.ts';
import { texts } from './texts.ts';

/** The four figures of the team. */
export function Stats() {
  const query = useQuery(teamStats);
  const { data } = query;
  return (
    <Figures
      query={query}
      failed={texts.statsFailed}
      className="grid grid-cols-2 gap-3 @3xl:grid-cols-4 @3xl:gap-4"
    >
      <StatCard label={texts.totalEmployees} value={data?.totalEmployees.toLocaleString('en-GB')} />
      <StatCard label={texts.activeEmployees} value={data?.activeEmployees.toLocaleString('en-GB')} />
      <StatCard label={texts.totalAssignments} value={data?.totalAssignments.toLocaleString('en-GB')} />
      <StatCard label={texts.averageHourlyRate} value={data && formatPounds(data.averageHourlyRate)} />
    </Figures>
  );
}
