import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import type { ExportState } from '#shared/account/contract.ts';
import { accountRoutes } from '#shared/account/routes.ts';
import { read } from '../../api/read.ts';
import { useCall } from '../../api/use-call.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { texts } from './texts.ts';

/** How often to poll a running export, in milliseconds. */
const askMs = 1500;

const sizes = new Intl.NumberFormat('en-GB', {
  style: 'unit',
  unit: 'megabyte',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const sizeOf = ({ size }: ExportState): string => sizes.format(Math.max(0.1, (size ?? 0) / 1_000_000));

/** Starts an export, shows its progress and offers the ZIP. */
export function ExportSection() {
  const { data } = useQuery({
    ...read(accountRoutes.exportState, {}),
    // The only thing here that changes on the server; polled only while it does.
    refetchInterval: ({ state }) => (state.data?.status === 'working' ? askMs : false),
  });
  const { mutate, isPending } = useCall(accountRoutes.startExport, {
    failure: texts.exportFailed,
  });
  const start = (label: string) => (
    <Button variant="secondary" needsConnection busy={isPending} onClick={() => mutate({})}>
      {label}
    </Button>
  );
  return (
    <section className="grid gap-3">
      <div>
        <h2 className="font-strong">{texts.exportTitle}</h2>
        <p className="text-small text-muted">{texts.exportHint}</p>
      </div>
      {data?.status === 'working' && <Progress state={data} />}
      {data?.status === 'ready' && data.url && (
        <div className="grid justify-items-start gap-2">
          <ButtonLink variant="secondary" needsConnection icon={Download}>
            <a href={data.url} download>
              {texts.download(sizeOf(data))}
            </a>
          </ButtonLink>
          <p className="text-small text-muted">{texts.kept}</p>
        </div>
      )}
      {data?.status === 'failed' && <p className="text-small text-on-alert">{texts.broken}</p>}
      {data && data.status !== 'working' && (
        <div>{start(data.status === 'ready' ? texts.again : texts.start)}</div>
      )}
    </section>
  );
}

function Progress({ state: { done, total } }: { state: ExportState }) {
  return (
    <div role="status" className="grid gap-1">
      <p>{texts.working}</p>
      <progress
        className="w-full"
        value={total > 0 ? done : undefined}
        max={total || 1}
        aria-label={texts.working}
      />
      <p className="text-small text-muted tabular-nums">{texts.progress(done, total)}</p>
    </div>
  );
}
