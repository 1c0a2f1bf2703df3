import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { Job } from '#shared/jobs/contract.ts';
import { siteLocation } from '#shared/sites/address.ts';
import { Field } from '../../components/field.tsx';
import { Select } from '../../components/select.tsx';
import { openSites, siteLine, useSites } from '../../data/sites.ts';
import { labels, texts } from './texts.ts';
import type { JobFormState } from './use-job-form.ts';

type Named = Pick<NonNullable<Job['site']>, 'id' | 'name' | 'address' | 'postcode'>;

/** The client's properties to choose from, including the job's current one even if archived. */
const useChoices = (clientId: unknown, known: Job['site'] | undefined, knownClient: number | undefined) => {
  const { rows, complete } = useSites();
  const open: Named[] = openSites(rows, Number(clientId));
  const isTheirs = known && knownClient === Number(clientId);
  const sites = isTheirs && !open.some(({ id }) => id === known.id) ? [known, ...open] : open;
  return { sites, complete };
};

/** Which of the client's properties it is at; a single one is selected automatically and sets the job's location. */
export function SiteField({ form, job }: { form: JobFormState; job: Job | null }) {
  const { control, getValues, setValue } = form;
  const [clientId, siteId] = useWatch({ control, name: ['clientId', 'siteId'] });
  const { sites, complete } = useChoices(clientId, job?.site, job?.clientId);
  const settledFor = useRef<unknown>(job?.clientId);
  const move = (to: Named | undefined, isTyped: boolean) => {
    const { location } = getValues();
    const isOurs = !location || sites.some((site) => siteLocation(site) === location);
    setValue('siteId', to?.id ?? null, { shouldDirty: isTyped });
    if (isOurs && (to || location))
      setValue('location', to ? siteLocation(to) : '', { shouldDirty: isTyped });
  };
  const chosen = sites.find(({ id }) => id === Number(siteId));
  useEffect(() => {
    if (!clientId || !complete || settledFor.current === clientId) return;
    settledFor.current = clientId;
    move(chosen ?? (sites.length === 1 ? sites[0] : undefined), false);
  });
  if (sites.length === 0) return null;
  const options = sites.map((site) => ({ value: String(site.id), label: siteLine(site) }));
  return (
    <Field label={labels.siteId} error={form.formState.errors.siteId?.message} className="sm:col-span-2">
      <Select
        value={chosen ? String(chosen.id) : ''}
        onChange={({ target }) =>
          move(
            sites.find(({ id }) => String(id) === target.value),
            true,
          )
        }
        options={[{ value: '', label: texts.noSite }, ...options]}
      />
    </Field>
  );
}
