import { useQuery } from '@tanstack/react-query';
import type { CertificateRow } from '#shared/certificates/contract.ts';
import type { Copy } from '#shared/certificates/copies.ts';
import type { Recipient } from '#shared/sites/recipient.ts';
import { clientQuery } from '../../../data/clients.ts';
import { contactNames } from '../../../data/contact-names.ts';
import { siteQuery } from '../../../data/sites.ts';
import { copyTexts as texts } from './texts.ts';

/** Somebody who may be given a copy. */
export interface Person {
  who: Recipient;
  name: string;
  role: Copy['role'];
  email: string | null;
  paperOnly: boolean;
  /** Is sent copies as a rule. */
  getsCopies: boolean;
}

/** The client and the contacts of a certificate's property; `undefined` until they are known. */
export const usePeople = ({ client, site }: CertificateRow): Person[] | undefined => {
  const { data: whole } = useQuery({ ...clientQuery(client?.id ?? 0), enabled: client !== null });
  const { data: place } = useQuery({ ...siteQuery(site?.id ?? 0), enabled: site !== null });
  if (!whole || !place) return undefined;
  return [
    {
      ...{ who: 'client', name: whole.name, role: 'client', email: whole.email },
      ...{ paperOnly: false, getsCopies: true },
    },
    ...place.contacts.map(({ id, ...contact }) => ({ who: id, ...contact })),
  ];
};

/** What somebody is to the property. */
export const roleOf = ({ role }: Pick<Copy, 'role'>): string =>
  role === 'client' ? texts.client : contactNames[role];

/** Why no mail can go to somebody. */
export const whyNoMail = ({ email, paperOnly }: Person): string | undefined => {
  if (paperOnly) return texts.wantsPaper;
  return email ? undefined : texts.noEmail;
};
