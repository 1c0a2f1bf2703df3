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

/** Whether all clients are here that can be, those that wait among them: until then nobody is offered to be made a second time. */
const useAllHere = ({ complete, error, stopped }: ReturnType<typeof useClients>): boolean => {
  const { isKnown, isReached } = useWaiting();
  const isHere = isKnown && (complete || stopped || error !== null || !isReached);
  const [wasHere, setWasHere] = useState(isHere);
  if (isHere && !wasHere) setWasHere(true);
  // The records take over from the server's list in a moment of their own: what is offered must not go from under the finger.
  return isHere || wasHere;
};

/** Makes a client of the name that was typed where one is asked for; the rest of the record can follow. */
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
      // The call has said what went wrong.
      waitFor(made.catch(() => undefined));
    },
    isPending,
  };
};
