import { type FormEvent, useState } from 'react';
import { type Job, jobsRoutes } from '#shared/jobs/contract.ts';
import { textLimits } from '#shared/limits.ts';
import { useCall } from '../../../api/use-call.ts';
import { Button } from '../../../components/button.tsx';
import { RecordPart } from '../../../components/record-part.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { texts as formTexts, labels } from '../../../forms/job/texts.ts';
import { useUnsavedGuard } from '../../../forms/use-unsaved-guard.ts';
import { texts } from '../texts.ts';

/** What is written down about a job, and a line to add to it. */
export function Notes({ job }: { job: Job }) {
  const [typed, setTyped] = useState('');
  const note = typed.trim();
  useUnsavedGuard(() => note !== '');
  const { mutate, isPending } = useCall(jobsRoutes.update, {
    success: { ...formTexts.updated, short: texts.noteAdded },
    failure: formTexts.updateFailed,
    onSuccess: () => setTyped(''),
    onKept: () => setTyped(''),
  });
  const add = (event: FormEvent) => {
    event.preventDefault();
    const { id, title, clientId, updatedAt } = job;
    const description = [job.description, note].filter(Boolean).join('\n');
    if (note) mutate({ params: { id }, body: { title, clientId, description, updatedAt } });
  };
  const room = textLimits.longText - (job.description?.length ?? 0) - 1;
  return (
    <RecordPart title={texts.notes}>
      {job.description && (
        <p className="mb-2 whitespace-pre-line wrap-anywhere">
          <span className="sr-only">{labels.description}: </span>
          {job.description}
        </p>
      )}
      <form onSubmit={add} className="no-print flex gap-2">
        <TextInput
          aria-label={texts.addNote}
          placeholder={texts.addNote}
          value={typed}
          maxLength={Math.max(0, room)}
          autoCapitalize="sentences"
          enterKeyHint="done"
          onChange={(event) => setTyped(event.target.value)}
        />
        {note && (
          <Button type="submit" variant="secondary" busy={isPending}>
            {texts.addIt}
          </Button>
        )}
      </form>
    </RecordPart>
  );
}
