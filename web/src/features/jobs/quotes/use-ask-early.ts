import MessageSquareText from 'lucide-react/icons/message-square-text';
import type { Job } from '#shared/jobs/contract.ts';
import type { Thread } from '#shared/thread/thread.ts';
import type { NextAct } from '../../../components/next-act.tsx';
import { useWays } from '../../../forms/letter/use-ways.ts';
import { useLink } from '../../../forms/quotes/use-link.ts';
import { words } from '../../../words.ts';
import { texts } from '../texts.ts';

/** The link with which the customer requests an early start: texted on a phone, copied on a desktop. */
export const useAskEarly = ({ job, thread }: { job: Job; thread: Thread }): NextAct => {
  const link = { id: thread.quote?.id ?? 0, clientId: job.clientId };
  const ways = useLink(link, (url) => texts.askEarlyText(job.title, url));
  const { copy, text, busy } = useWays(ways);
  const canText = ways.phone !== null && matchMedia('(pointer: coarse)').matches;
  return {
    label: words.askEarly,
    icon: MessageSquareText,
    busy,
    needsConnection: true,
    onClick: canText ? text : copy,
  };
};
