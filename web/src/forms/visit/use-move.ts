import type { MovedReply } from '#shared/board/board.ts';
import { boardRoutes } from '#shared/board/routes.ts';
import { useCall } from '../../api/use-call.ts';
import { toast } from '../../components/toast.ts';
import { ApiError, explain } from '../../store/api-error.ts';
import { wasKept } from '../../store/waiting.ts';
import { type Draft, moveOf, reversed, whenWords } from './placing.ts';
import { texts } from './texts.ts';

const failure = (error: Error): string =>
  error instanceof ApiError && error.code === 'stale' ? texts.elsewhere : explain(texts.failed, error);

/** Moves a visit: shown immediately, online or offline; the toast can undo it. */
export const useMove = () => {
  const { mutateAsync } = useCall(boardRoutes.move, { failure });
  const takeBack = (draft: Draft, { job }: MovedReply) =>
    mutateAsync({
      body: { jobId: job.id, updatedAt: job.updatedAt, ...reversed(draft), tell: false, anyway: true },
    }).then(
      () => toast({ title: texts.movedBack, description: `${draft.visit.title}: ${whenWords(draft.visit)}` }),
      () => undefined,
    );
  return (draft: Draft, { tell, anyway }: { tell: boolean; anyway: boolean }) => {
    const { id: jobId, updatedAt, title } = draft.visit;
    const body = { jobId, updatedAt, ...moveOf(draft), tell, anyway };
    return mutateAsync({ body }).then(
      (reply) => {
        if (wasKept(reply)) return;
        const said = [`${title}: ${whenWords(reply.job)}`, reply.telling && texts.telling];
        toast({
          title: draft.visit.scheduledDate === null ? texts.scheduled : texts.moved,
          description: said.filter(Boolean).join('. '),
          undo: { word: texts.undo, onPress: () => void takeBack(draft, reply) },
        });
      },
      () => undefined,
    );
  };
};
