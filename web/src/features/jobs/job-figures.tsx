import { useQuery } from '@tanstack/react-query';
import { type JobFigures, jobsRoutes } from '#shared/jobs/contract.ts';
import { read } from '../../api/read.ts';
import { Panel } from '../../components/card.tsx';
import { Money } from '../../components/money.tsx';
import { texts } from './texts.ts';

const rows = ['materials', 'labour', 'receipts'] as const;

/** What the job brought and cost so far. Nothing is shown of one that has neither. */
export function JobFiguresPanel({ id }: { id: number }) {
  const { data } = useQuery(read(jobsRoutes.figures, { params: { id } }));
  if (!data || Object.values(data).every((pounds) => pounds === 0)) return null;
  return (
    <Panel title={texts.figures}>
      <dl className="grid px-4 py-2">
        <Row name={texts.invoiced} pounds={data.invoiced} />
        {rows.map((name) => data[name] !== 0 && <Row key={name} name={texts[name]} pounds={-data[name]} />)}
        <Row name={texts.margin} pounds={data.margin} strong />
        <Received {...data} />
      </dl>
    </Panel>
  );
}

function Received({ received }: JobFigures) {
  return received === 0 ? null : <Row name={texts.received} pounds={received} muted />;
}

interface Props {
  name: string;
  pounds: number;
  strong?: boolean;
  muted?: boolean;
}

function Row({ name, pounds, strong = false, muted = false }: Props) {
  const tone = strong ? 'border-t border-ink font-strong' : muted ? 'text-small text-muted' : '';
  return (
    <div className={`flex min-h-9 items-center justify-between gap-4 ${tone}`}>
      <dt>{name}</dt>
      <dd>
        <Money pounds={pounds} />
      </dd>
    </div>
  );
}
