import { useQuery } from '@tanstack/react-query';
import type { CertificateRow } from '#shared/certificates/contract.ts';
import type { Copy } from '#shared/certificates/copies.ts';
import type { Recipient } from '#shared/sites/recipient.ts';
import { isInField } from '../../../allowed.ts';
import { useSignedInUser } from '../../../api/user.ts';
import { clientQuery } from '../../../data/clients.ts';
import { contactNames } from '../../../data/contact-names.ts';
import { jobQuery } from '../../../data/jobs.ts';
import { siteQuery } from '../../../data/sites.ts';
import { copyTexts as texts } from './texts.ts';

/** Somebody who may be given a copy. */
export interface Person {
  who: Recipient;
  name: string;
  role: Copy['role'];
  /** Left out if the user may not see it: field workers see only the client's name. */
  email: string | null | undefined;
  paperOnly: boolean;
  /** Usually gets copies. */
  getsCopies: boolean;
}

/** The client and the contacts of a certificate's property; `undefined` until loaded. */
export const usePeople = ({ client, site, jobId }: CertificateRow): Person[] | undefined => {
  const isField = isInField(useSignedInUser());
  const { data: whole } = useQuery({ ...clientQuery(client?.id ?? 0), enabled: client !== null && !isField });
  const { data: place } = useQuery({ ...siteQuery(site?.id ?? 0), enabled: site !== null && !isField });
  const { data: job } = useQuery({ ...jobQuery(jobId), enabled: isField });
  const contacts = isField ? job?.site?.contacts : place?.contacts;
  const name = isField ? client?.name : whole?.name;
  if (!contacts || name === undefined) return undefined;
  return [
    {
      ...{ who: 'client', name, role: 'client', email: whole?.email },
      ...{ paperOnly: false, getsCopies: true },
    },
    ...contacts.map(({ id, ...contact }) => ({ who: id, ...contact })),
  ];
};

/** True if copies may be given: of what is in force, and of a signed draft, which they wait for. */
export const isGivable = ({ state }: CertificateRow): boolean => state === 'issued' || state === 'draft';

/** A person's role at the property. */
export const roleOf = ({ role }: Pick<Copy, 'role'>): string =>
  role === 'client' ? texts.client : contactNames[role];

/** Why somebody can't be emailed. */
export const whyNoMail = ({ email, paperOnly }: Person): string | undefined => {
  if (paperOnly) return texts.wantsPaper;
  return email === null || email === '' ? texts.noEmail : undefined;
};
