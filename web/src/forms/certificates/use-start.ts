import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import type { WrittenKind } from '#shared/certificates/engine/definition.ts';
import { certificateNames } from '#shared/certificates/kinds.ts';
import { certificatesRoutes } from '#shared/certificates/routes.ts';
import { today } from '#shared/dates.ts';
import { jobsRoutes } from '#shared/jobs/routes.ts';
import type { nations, tenures } from '#shared/sites/kinds.ts';
import { sitesRoutes } from '#shared/sites/routes.ts';
import { siteInput } from '#shared/sites/site.ts';
import { useCall } from '../../api/use-call.ts';
import { addressApart } from '../../data/address-apart.ts';
import { useClients } from '../../data/clients.ts';
import { useSites } from '../../data/sites.ts';
import { ApiError } from '../../store/api-error.ts';
import { newCertificate } from './new-certificate.ts';
import { startTexts as texts } from './start-texts.ts';

/** What is known from where it is started, so that it isn't asked. */
export interface StartFrom {
  jobId?: number | undefined;
  clientId?: number | undefined;
  siteId?: number | undefined;
  /** The job's location, for a new property. */
  location?: string | null | undefined;
}

/** The choice that creates a property. */
export const fresh = 'new';

interface Chosen {
  kind: WrittenKind;
  client: string;
  site: string;
  address: string;
  postcode: string;
  tenure: (typeof tenures)[number];
  nation: (typeof nations)[number];
}

const blank: Chosen = {
  ...{ kind: 'gas_safety', client: '', site: '' },
  ...{ address: '', postcode: '', tenure: 'owner', nation: 'england' },
};

/** The existing property at an address, which the server names when it refuses a second. */
const thereAlready = (error: unknown): number | undefined =>
  error instanceof ApiError
    ? (error.body as { current?: { id?: number } } | undefined)?.current?.id
    : undefined;

const useCalls = () => ({
  site: useCall(sitesRoutes.create, { failure: texts.propertyFailed }),
  job: useCall(jobsRoutes.create, { failure: texts.jobFailed }),
  certificate: useCall(certificatesRoutes.create, { success: texts.started, failure: texts.failed }),
});

/** The choices for a new certificate, and its creation: first the property and job if they don't exist yet. */
export const useStart = (from: StartFrom, onClose: () => void) => {
  const [typed, setTyped] = useState<Partial<Chosen>>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const navigate = useNavigate();
  const calls = useCalls();
  const clients = useClients().rows;
  const clientId = from.clientId ?? (typed.client ? Number(typed.client) : undefined);
  const client = clients.find(({ id }) => id === clientId);
  const all = useSites().rows;
  const sites = all.filter((site) => site.clientId === clientId && site.archivedAt === null);
  const known = addressApart(from.location ?? client?.siteAddress ?? client?.address ?? '');
  const chosen: Chosen = { ...blank, ...known, ...typed };
  const site = typed.site || (sites[0] ? String(sites[0].id) : fresh);
  const isNew = from.siteId === undefined && clientId !== undefined && site === fresh;

  const propertyOf = async (client_: number): Promise<number | undefined> => {
    if (from.siteId !== undefined) return from.siteId;
    if (!isNew) return Number(site);
    const { address, postcode, tenure, nation } = chosen;
    const parsed = z.safeParse(siteInput, { clientId: client_, address, postcode, tenure, nation });
    if (!parsed.success) {
      setErrors(
        Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message])),
      );
      return undefined;
    }
    try {
      return (await calls.site.mutateAsync({ body: parsed.data })).id;
    } catch (error) {
      return thereAlready(error);
    }
  };

  const jobOf = async (client_: number, siteId: number): Promise<number> => {
    if (from.jobId !== undefined) return from.jobId;
    const title = certificateNames[chosen.kind];
    const body = { title, clientId: client_, siteId, scheduledDate: today() };
    return (await calls.job.mutateAsync({ body })).id;
  };

  const begin = async () => {
    if (clientId === undefined) return setErrors({ clientId: 'Choose a client' });
    setErrors({});
    const siteId = await propertyOf(clientId);
    if (siteId === undefined) return;
    const id = await jobOf(clientId, siteId);
    const body = newCertificate(chosen.kind, siteId);
    const begun = await calls.certificate.mutateAsync({ params: { id }, body });
    onClose();
    void navigate(`/certificates?id=${begun.id}`);
  };

  const save = async () => {
    setBusy(true);
    try {
      await begin();
    } catch {
      // The call has already reported it.
    } finally {
      setBusy(false);
    }
  };

  return {
    ...{ chosen, errors, sites, site, isNew, clientId, busy: isBusy },
    isTyped: Object.keys(typed).length > 0,
    set: (changes: Partial<Chosen>) => setTyped((before) => ({ ...before, ...changes })),
    save: () => void save(),
  };
};
