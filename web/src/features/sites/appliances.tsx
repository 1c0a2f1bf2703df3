import { useQuery } from '@tanstack/react-query';
import Flame from 'lucide-react/icons/flame';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense } from 'react';
import { formatDate } from '#shared/dates.ts';
import type { Appliance } from '#shared/sites/appliance.ts';
import { Card } from '../../components/card.tsx';
import { NotLoaded } from '../../components/not-loaded.tsx';
import { RecordPart } from '../../components/record-part.tsx';
import { StateWord } from '../../components/state-word.tsx';
import { useUrlState } from '../../components/use-url-state.ts';
import { appliancesQuery } from '../../data/sites.ts';
import { idIn } from '../../data/use-record.ts';
import { WaitingMark } from '../../waiting/waiting-mark.tsx';
import { texts } from './texts.ts';

const ApplianceForm = lazy(() => import('./appliance-form.tsx'));

interface Props {
  siteId: number;
  mayChange: boolean;
}

/** A property's appliances; removed ones last. */
export function Appliances({ siteId, mayChange }: Props) {
  const { data, isError, refetch } = useQuery(appliancesQuery(siteId));
  const [adding, add] = useUrlState('addAppliance', { push: true });
  const [openText, open] = useUrlState('appliance', { push: true });
  const rows = (data ?? []).toSorted((a, b) => Number(a.removedOn !== null) - Number(b.removedOn !== null));
  const opened = rows.find(({ id }) => id === idIn(openText));
  return (
    <RecordPart
      title={texts.appliances}
      aside={
        mayChange && (
          <button
            type="button"
            onClick={() => add('1')}
            className="no-print -mr-1 flex min-h-11 items-center gap-1 rounded-control px-1 text-small font-strong hover:bg-sunken"
          >
            <Plus aria-hidden className="size-4" />
            <span aria-hidden>{texts.addAppliance}</span>
            <span className="sr-only">{texts.applianceTitle}</span>
          </button>
        )
      }
    >
      {isError && !data && <NotLoaded retry={() => void refetch()} />}
      {data?.length === 0 && <p className="text-muted">{texts.noAppliances}</p>}
      {rows.length > 0 && (
        <Card>
          <ul className="divide-y divide-line">
            {rows.map((appliance) => (
              <Row
                key={appliance.id}
                appliance={appliance}
                onOpen={mayChange ? () => open(String(appliance.id)) : undefined}
              />
            ))}
          </ul>
        </Card>
      )}
      <Suspense>
        {mayChange && adding && <ApplianceForm siteId={siteId} appliance={null} onClose={() => add('')} />}
        {mayChange && opened && (
          <ApplianceForm key={opened.id} siteId={siteId} appliance={opened} onClose={() => open('')} />
        )}
      </Suspense>
    </RecordPart>
  );
}

const rowClass = 'flex min-h-14 w-full items-center gap-3 px-4 py-1.5 text-left';

function Row({ appliance, onOpen }: { appliance: Appliance; onOpen: (() => void) | undefined }) {
  const { id, kind, location, make, model, serial, removedOn } = appliance;
  const what = (
    <>
      <Flame aria-hidden className="size-5 shrink-0 text-muted" />
      <span className="min-w-0 flex-1">
        <span className="block font-strong wrap-anywhere">
          {[texts.applianceKinds[kind], location].join(', ')}
        </span>
        <span className="block text-small text-muted wrap-anywhere">
          {[[make, model].filter(Boolean).join(' '), serial].filter(Boolean).join(' · ')}
        </span>
      </span>
      <WaitingMark id={id} />
      {removedOn && <StateWord>{texts.removed(formatDate(removedOn))}</StateWord>}
    </>
  );
  return (
    <li>
      {onOpen ? (
        <button
          type="button"
          onClick={onOpen}
          className={`${rowClass} transition-colors hover:bg-sunken/50 focus-visible:-outline-offset-3`}
        >
          {what}
        </button>
      ) : (
        <div className={rowClass}>{what}</div>
      )}
    </li>
  );
}
