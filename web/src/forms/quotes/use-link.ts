import { useQuery } from '@tanstack/react-query';
import { quotesRoutes } from '#shared/quotes/routes.ts';
import type { QuoteRow } from '#shared/quotes/shown.ts';
import { useCall } from '../../api/use-call.ts';
import { clientQuery } from '../../data/clients.ts';
import { letterTexts } from '../letter/texts.ts';
import type { Ways } from '../letter/use-ways.ts';

/** A new link to a quote, for its email sheet and for the records; `words` accompany it in a text. */
export const useLink = (
  { id, clientId }: Pick<QuoteRow, 'id' | 'clientId'>,
  words: (url: string) => string,
): Ways => {
  const { data: client } = useQuery(clientQuery(clientId));
  const { mutateAsync } = useCall(quotesRoutes.link, {
    failure: letterTexts.linkFailed,
  });
  return {
    makeLink: async () => (await mutateAsync({ params: { id } })).url,
    phone: client?.phone ?? null,
    words,
  };
};
