import type { Client } from '#shared/clients/client.ts';
import { reviewText, reviewWords } from '#shared/clients/review.ts';
import { clientsRoutes } from '#shared/clients/routes.ts';
import { businessName } from '#shared/settings/business-name.ts';
import { useCall } from '../../../api/use-call.ts';
import { useSignedInUser } from '../../../api/user.ts';
import { LetterSheet } from '../../../forms/letter/letter-sheet.tsx';
import { reviewTexts as texts } from './texts.ts';

interface Props {
  client: Client;
  /** Where the review is written. */
  url: string;
  onClose: () => void;
}

/** The email that asks for a review, or a text from the trader's own phone. */
export function ReviewSheet({ client, url, onClose }: Props) {
  const names = { clientName: client.name, businessName: businessName(useSignedInUser()) };
  const { mutateAsync } = useCall(clientsRoutes.review, {
    success: texts.asked,
    failure: texts.failed,
  });
  const params = { id: client.id };
  return (
    <LetterSheet
      title={texts.title}
      client={client}
      first={reviewWords(names)}
      facts={[]}
      paper={null}
      hasLink={texts.link(url)}
      asksForMoney={false}
      ways={{
        makeLink: async () => {
          await mutateAsync({ params, body: { by: 'text' } });
          return url;
        },
        phone: client.phone,
        words: () => reviewText(names, url),
      }}
      send={async (letter) => {
        await mutateAsync({ params, body: { by: 'mail', ...letter } });
      }}
      onClose={onClose}
    />
  );
}
