import Building2 from 'lucide-react/icons/building-2';
import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { addressOf } from '#shared/call.ts';
import type { Client } from '#shared/clients/client.ts';
import { formatDate, today } from '#shared/dates.ts';
import { duesRoutes } from '#shared/dues/routes.ts';
import { desk } from '#shared/members/roles.ts';
import { sitesRoutes } from '#shared/sites/routes.ts';
import { type Site, siteInput } from '#shared/sites/site.ts';
import { isAmong, openTo } from '../../allowed.ts';
import { useCall } from '../../api/use-call.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { PaperRow } from '../../components/paper-row.tsx';
import { RecordPart } from '../../components/record-part.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { StateWord } from '../../components/state-word.tsx';
import { addressApart } from '../../data/address-apart.ts';
import { dueOf, siteLine, useSites } from '../../data/sites.ts';
import { words } from '../../words.ts';
import { texts } from './texts.ts';

const aside = 'flex min-h-11 items-center gap-1 rounded-control px-1 text-small font-strong hover:bg-sunken';

/** The most to show. */
const most = 5;

/** A client's properties, what is due there, and a way to add one. */
export function ClientSites({ client }: { client: Client }) {
  const [isAll, showAll] = useState(false);
  const list = useSites(client.id);
  const mayChange = isAmong(useSignedInUser(), openTo('sites.create', desk));
  const sites = list.rows.filter(({ archivedAt }) => archivedAt === null);
  const shown = isAll ? sites : sites.slice(0, most);
  if (!mayChange && sites.length === 0) return null;
  return (
    <RecordPart
      title={texts.sites(sites.length)}
      isEmpty={sites.length === 0}
      aside={
        <span className="no-print -mr-1 flex gap-2">
          {sites.length > 0 && (
            <a
              href={addressOf(duesRoutes.sitesFile, { params: { id: client.id } })}
              download
              className={aside}
            >
              <Download aria-hidden className="size-4" />
              {texts.sitesFile}
            </a>
          )}
          {mayChange && (
            <Link to={`/sites?new=1&client=${client.id}`} className={aside}>
              <Plus aria-hidden className="size-4" />
              {texts.addSite}
            </Link>
          )}
        </span>
      }
    >
      {sites.length > 0 && (
        <Card>
          <ul className="divide-y divide-line">
            {shown.map((site) => (
              <PaperRow key={site.id} icon={Building2} to={`/sites?id=${site.id}`} name={siteLine(site)}>
                <Standing site={site} />
              </PaperRow>
            ))}
          </ul>
          {sites.length > shown.length && (
            <Button variant="quiet" wide onClick={() => showAll(true)}>
              {texts.allSites(sites.length)}
            </Button>
          )}
        </Card>
      )}
      {list.loading && <Skeleton className="h-14.5 rounded-card" />}
      {list.complete && list.rows.length === 0 && mayChange && <MakeSite client={client} />}
    </RecordPart>
  );
}

function Standing({ site }: { site: Site }) {
  const due = dueOf(site, today());
  if (due === 'overdue') return <StateWord tone="danger">{texts.siteOverdue}</StateWord>;
  return due && site.nextDue ? (
    <StateWord tone="warning">{texts.siteDue(formatDate(site.nextDue))}</StateWord>
  ) : null;
}

/** Offered if the client's address can be a property: it has a postcode. */
function MakeSite({ client }: { client: Client }) {
  const { mutate, isPending } = useCall(sitesRoutes.create, {
    success: ({ id }) => ({ ...texts.siteMade, next: { word: words.show, to: `/sites?id=${id}` } }),
    failure: texts.siteFailed,
  });
  const apart = addressApart(client.siteAddress ?? client.address ?? '');
  const made = z.safeParse(siteInput, { clientId: client.id, ...apart });
  if (!made.success) return <p className="text-muted">{texts.noSites}</p>;
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-muted">{texts.makeSiteHint}</p>
      <Button
        variant="secondary"
        icon={Building2}
        busy={isPending}
        onClick={() => mutate({ body: made.data })}
      >
        {texts.makeSite}
      </Button>
    </div>
  );
}
