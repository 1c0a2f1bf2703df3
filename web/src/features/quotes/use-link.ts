import { useQuery, useQueryClient } from '@tanstack/react-query';
import { quotesRoutes } from '#shared/quotes/contract.ts';
import type { QuoteRow } from '#shared/quotes/shown.ts';
import { refresh, useCall } from '../../api/use-call.ts';
import { toast } from '../../components/toast.ts';
import { clientQuery } from '../../data/clients.ts';
import { quoteFigures } from '../../data/quotes.ts';
import { texts } from './texts.ts';

/**
 * Puts a text that is still to come on the clipboard. The promise goes along with the press: Safari writes nothing that
 * is asked for after it.
 */
const copyComing = async (coming: Promise<string>): Promise<void> => {
  const blob = coming.then((text) => new Blob([text], { type: 'text/plain' }));
  if (typeof ClipboardItem === 'undefined') await navigator.clipboard.writeText(await coming);
  else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
};

/** A number as `sms:` takes it; the body stands behind `?&` because phones differ in which of the two they want. */
const smsHref = (phone: string, body: string): string =>
  `sms:${phone.replace(/[^\d+]/g, '')}?&body=${encodeURIComponent(body)}`;

/** A new link to a quote: copied, or put into a text message to its client. */
export const useLink = (quote: QuoteRow) => {
  const cache = useQueryClient();
  const { data: client } = useQuery(clientQuery(quote.clientId));
  const { mutateAsync, isPending } = useCall(quotesRoutes.link, {
    failure: texts.linkFailed,
    refresh: quoteFigures,
    // Making a link sends what it shows.
    onSuccess: () => void refresh(cache, [quotesRoutes.list.path]),
  });
  const make = async (): Promise<string> => (await mutateAsync({ params: { id: quote.id } })).url;
  const copy = async () => {
    const coming = make();
    // A failure of the call has been said by then.
    if (
      await copyComing(coming).then(
        () => true,
        () => false,
      )
    )
      toast(texts.linkCopied);
    else if (
      await coming.then(
        () => true,
        () => false,
      )
    )
      toast({ tone: 'danger', title: 'Error', description: texts.linkFailed });
  };
  const text = async () => {
    const url = await make().catch(() => null);
    if (url) window.location.href = smsHref(client?.phone ?? '', texts.textBody(quote.title, url));
  };
  return { copy: () => void copy(), text: () => void text(), busy: isPending };
};
