import { useQuery } from '@tanstack/react-query';
import type { JobFigures } from '#shared/jobs/figures.ts';
import { jobsRoutes } from '#shared/jobs/routes.ts';
import { toPence, toPounds } from '#shared/money.ts';
import { read } from '../../../api/read.ts';
import { Card } from '../../../components/card.tsx';
import { Money } from '../../../components/money.tsx';
import { RecordPart } from '../../../components/record-part.tsx';
import { texts } from '../texts.ts';

const rows = ['materials', 'labour', 'receipts', 'fees'] as const;

interface PanelProps {
  id: number;
  /** Before it is invoiced, a job's revenue is what was agreed; pounds without VAT. */
  agreed?: number | null;
}

/** The job's revenue and costs so far. Renders nothing if it has neither. */
export function JobFiguresPanel({ id, agreed = null }: PanelProps) {
  const { data } = useQuery(read(jobsRoutes.figures, { params: { id } }));
  const isBilled = data !== undefined && data.invoiced !== 0;
  if (!data) return null;
  const quoted = isBilled ? null : agreed;
  const isUnknown = !isBilled && quoted === null && data.received === 0;
  if (isUnknown && rows.every((name) => data[name] === 0)) return null;
  const left = isBilled ? data.margin : quoted && toPounds(toPence(quoted) + toPence(data.margin));
  return (
    <RecordPart title={texts.figures}>
      <Card>
        <dl className="grid px-4 py-2 @xl/record:text-small">
          {isBilled && <Row figure={`job.invoiced/${id}`} name={texts.invoiced} pounds={data.invoiced} />}
          {quoted !== null && <Row name={texts.quotedNet} pounds={quoted} />}
          {rows.map((name) => data[name] !== 0 && <Row key={name} name={texts[name]} pounds={-data[name]} />)}
          {left !== null && <Row figure={`job.profit/${id}`} name={texts.margin} pounds={left} strong />}
          <Received id={id} {...data} />
        </dl>
      </Card>
    </RecordPart>
  );
}

function Received({ id, received }: JobFigures & { id: number }) {
  return received === 0 ? null : (
    <Row figure={`job.received/${id}`} name={texts.received} pounds={received} muted />
  );
}

interface Props {
  figure?: string;
  name: string;
  pounds: number;
  strong?: boolean;
  muted?: boolean;
}

function Row({ figure, name, pounds, strong = false, muted = false }: Props) {
  const tone = strong ? 'font-strong' : muted ? 'text-small text-muted' : '';
  return (
    <div className={`flex min-h-7 flex-wrap items-center justify-between gap-x-4 ${tone}`}>
      <dt>{name}</dt>
      <dd>
        <Money pounds={pounds} figure={figure} />
      </dd>
    </div>
  );
}
