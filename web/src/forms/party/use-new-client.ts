import { useContext, useState } from 'react';
import { clientsRoutes } from '#shared/clients/routes.ts';
import { useCall } from '../../api/use-call.ts';
import type { useClients } from '../../data/clients.ts';
import { useWaiting } from '../../store/waiting.ts';
import { Making } from '../making.ts';
import { texts } from './texts.ts';

const typedMark = 'typed ';

const freshOf = (typed: string) => ({
  value: `${typedMark}${typed}`,
  label: texts.addTyped(typed),
  note: texts.addTypedHint,
});

/** True once all clients are loaded, including queued ones: until then none can be created, or it might be a duplicate. */
const useAllHere = ({ complete, error, stopped }: ReturnType<typeof useClients>): boolean => {
  const { isKnown, isReached } = useWaiting();
  const isHere = isKnown && (complete || stopped || error !== null || !isReached);
  const [wasHere, setWasHere] = useState(isHere);
  if (isHere && !wasHere) setWasHere(true);
  // Switching from the server's list to records takes a moment: the offer must not vanish under the finger.
  return isHere || wasHere;
};

/** Creates a client from the typed name; the rest of the record can follow. */
export const useNewClient = (clients: ReturnType<typeof useClients>, onMade: (id: number) => void) => {
  const allHere = useAllHere(clients);
  const waitFor = useContext(Making);
  const { mutateAsync, isPending } = useCall(clientsRoutes.create, {
    failure: texts.clientFailed,
    onSuccess: ({ id }) => onMade(id),
    onKept: ({ id }) => onMade(id),
  });
  return {
    fresh: allHere ? freshOf : undefined,
    onFresh: (value: string) => {
      const made = mutateAsync({ body: { name: value.slice(typedMark.length) } });
      // The call has reported the failure.
      waitFor(made.catch(() => undefined));
    },
    isPending,
  };
};
