import { wholeForms } from '#shared/certificates/testing/examples.ts';
import { routes } from '#shared/routes.ts';
import type { Api } from '../../../local/testing/api-client.ts';
import { dueMakers } from '../dues/make.ts';
import type { Makers, Need } from '../makers.ts';

const { certificates, clients, jobs } = routes;

const signed = { role: 'engineer', name: 'Alex Fitter', typed: true } as const;

/** A form with everything that is required to issue it. */
const filledForm = async (
  api: Api,
  { id, siteId }: { id: number; siteId: number },
  kind: 'alarms' | 'electrical_report' = 'alarms',
) => {
  const body = { source: 'written', kind, siteId } as const;
  const { id: certificateId } = await api.call(certificates.create, { params: { id }, body });
  const params = { id, certificateId };
  return api.call(certificates.putValues, { params, body: { values: wholeForms[kind] } });
};

const issued = (api: Api, id: number, form: Awaited<ReturnType<typeof filledForm>>) =>
  api.call(certificates.issue, {
    params: { id, certificateId: form.id },
    body: { hash: String(form.hash), signatures: [signed] },
  });

const atSite = async (need: Need) => ({ id: await need('jobs'), siteId: await need('sites') });

/** How to create certificates and forms in each state that a call needs, and what falls due by them. */
export const certificateMakers = {
  ...dueMakers,
  mailedJobs: async (api) => {
    const client = { name: 'Ada Byron', email: 'ada@example.com' };
    const { id: clientId } = await api.call(clients.create, { body: client });
    return api.call(jobs.create, { body: { title: 'Alarms', clientId } });
  },
  certificates: async (api, need) =>
    api.call(certificates.create, {
      params: { id: await need('jobs') },
      body: { kind: 'gas_safety', nextDue: '2030-01-31' },
    }),
  forms: async (api, need) => filledForm(api, await atSite(need)),
  formHash: async (api, need) => {
    const params = { id: await need('jobs'), certificateId: await need('forms') };
    return { url: String((await api.call(certificates.get, { params })).hash) };
  },
  issuedForms: async (api, need) => {
    const at = await atSite(need);
    return issued(api, at.id, await filledForm(api, at));
  },
  mailedForms: async (api, need) => {
    const id = await need('mailedJobs');
    const { clientId } = await api.call(jobs.get, { params: { id } });
    const place = { clientId, address: '9 Mill Lane\nLeeds', postcode: 'LS1 4AB' };
    const { id: siteId } = await api.call(routes.sites.create, { body: place });
    return issued(api, id, await filledForm(api, { id, siteId }));
  },
  reports: async (api, need) => {
    const { id: certificateId, hash, check } = await filledForm(api, await atSite(need), 'electrical_report');
    const params = { id: await need('jobs'), certificateId };
    const warningsSeen = (check?.warnings ?? []).map(({ code, path }) => `${code}@${path}`);
    const signatures = [{ ...signed, role: 'inspector' as const }];
    return api.call(certificates.issue, {
      params,
      body: { hash: String(hash), signatures, warningsSeen },
    });
  },
} satisfies Makers;
