import { useQueryClient } from '@tanstack/react-query';
import { quotesRoutes } from '#shared/quotes/contract.ts';
import type { QuoteRow } from '#shared/quotes/shown.ts';
import { refresh, useCall } from '../../api/use-call.ts';
import { useRead } from '../../api/use-read.ts';
import { clientQuery } from '../../data/clients.ts';
import { quoteFigures } from '../../data/quotes.ts';
import { letterTexts } from '../letter/texts.ts';
import type { Ways } from '../letter/use-ways.ts';

/** A new link to a quote, for a letter's sheet and for the records; `words` go with it in a text. */
export const useLink = (
  { id, clientId }: Pick<QuoteRow, 'id' | 'clientId'>,
  words: (url: string) => string,
): Ways => {
  const cache = useQueryClient();
  const { data: client } = useRead(clientQuery(clientId));
  const { mutateAsync } = useCall(quotesRoutes.link, {
    failure: letterTexts.linkFailed,
    refresh: quoteFigures,
    // Making a link sends what it shows.
    onSuccess: () => void refresh(cache, [quotesRoutes.list.path]),
  });
  return {
    makeLink: async () => (await mutateAsync({ params: { id } })).url,
    phone: client?.phone ?? null,
    words,
  };
};
