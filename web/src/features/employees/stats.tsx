import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { formatPounds } from '#shared/money.ts';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { StatCard } from '../../components/stat-card.tsx';
import { teamStats } from '../../data/employees.ts';
import { texts } from './texts.ts';

/** The four figures of the team. */
export function Stats() {
  const { data, isError, refetch } = useQuery(teamStats);
  if (isError) {
    const retry = (
      <Button variant="secondary" onClick={() => refetch()}>
        {texts.tryAgain}
      </Button>
    );
    return <Notice tone="danger" icon={RotateCw} title={texts.statsFailed} action={retry} role="alert" />;
  }
  return (
    <div className="@container">
      <dl aria-busy={!data} className="grid grid-cols-2 gap-3 @3xl:grid-cols-4 @3xl:gap-4">
        <StatCard label={texts.totalEmployees} value={data?.totalEmployees.toLocaleString('en-GB')} />
        <StatCard label={texts.activeEmployees} value={data?.activeEmployees.toLocaleString('en-GB')} />
        <StatCard label={texts.totalAssignments} value={data?.totalAssignments.toLocaleString('en-GB')} />
        <StatCard label={texts.averageHourlyRate} value={data && formatPounds(data.averageHourlyRate)} />
      </dl>
    </div>
  );
}
