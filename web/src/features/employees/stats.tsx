import { useQuery } from '@tanstack/react-query';
import { formatPounds } from '#shared/money.ts';
import { Figure, FigureLine } from '../../components/figure-line.tsx';
import { teamStats } from '../../data/employees.ts';
import { texts } from './texts.ts';

/** The team's four figures. */
export function Stats() {
  const query = useQuery(teamStats);
  const { data } = query;
  return (
    <FigureLine query={query} failed={texts.statsFailed}>
      <Figure label={texts.totalEmployees} value={data?.totalEmployees.toLocaleString('en-GB')} />
      <Figure label={texts.activeEmployees} value={data?.activeEmployees.toLocaleString('en-GB')} />
      <Figure label={texts.totalAssignments} value={data?.totalAssignments.toLocaleString('en-GB')} />
      <Figure label={texts.averageHourlyRate} value={data && formatPounds(data.averageHourlyRate)} />
    </FigureLine>
  );
}
