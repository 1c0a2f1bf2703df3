import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { readDate } from '#shared/calendar/when.ts';
import { londonDate, today } from '#shared/dates.ts';
import { nameOf } from '#shared/domain/settings/names.ts';
import { madeAt } from '#shared/ids.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { type Note, noteLength } from '#shared/jobs/notes.ts';
import { jobsRoutes } from '#shared/jobs/routes.ts';
import { crew } from '#shared/members/roles.ts';
import { routeKey } from '#shared/route.ts';
import { isAmong, openTo } from '../../../allowed.ts';
import { read } from '../../../api/read.ts';
import { useCall } from '../../../api/use-call.ts';
import { useSignedInUser } from '../../../api/user.ts';
import { Button } from '../../../components/button.tsx';
import { RecordPart } from '../../../components/record-part.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { timeOf } from '../../../forms/job/on-my-way.ts';
import { labels } from '../../../forms/job/texts.ts';
import { useUnsavedGuard } from '../../../forms/use-unsaved-guard.ts';
import { useWaiting } from '../../../store/waiting.ts';
import { WaitingMark } from '../../../waiting/waiting-mark.tsx';
import { texts } from '../texts.ts';

type Shown = Pick<Note, 'id' | 'text' | 'by' | 'at'>;

const addRoute = routeKey(jobsRoutes.addNote);

/** A job's notes, newest first, including queued ones that no record contains yet. */
const useNotes = (job: Job): Shown[] => {
  const user = useSignedInUser();
  const { all, entries } = useWaiting();
  // A queued job doesn't exist on the server yet.
  const isThere = !entries.some(({ makes }) => makes === job.id);
  const { data = [] } = useQuery({
    ...read(jobsRoutes.notes, { params: { id: job.id } }),
    enabled: isThere,
  });
  const known = new Set(data.map(({ id }) => id));
  const waiting = all.flatMap(({ route, params, makes, set }): Shown[] => {
    const isOurs = route === addRoute && Number(params.id) === job.id;
    if (!isOurs || makes === null || known.has(makes)) return [];
    const { text } = set as Pick<Note, 'text'>;
    return [{ id: makes, text, by: nameOf(user), at: new Date(madeAt(makes)).toISOString() }];
  });
  return [...waiting, ...data].sort((a, b) => b.id - a.id);
};

/** A job's description, the notes written since, and a way to write more. */
export function Notes({ job }: { job: Job }) {
  const notes = useNotes(job);
  const mayAdd = isAmong(useSignedInUser(), openTo('jobs.addNote', crew));
  if (!mayAdd && !job.description && notes.length === 0) return null;
  return (
    <RecordPart title={texts.notes}>
      {job.description && (
        <p className="mb-2 whitespace-pre-line wrap-anywhere">
          <span className="sr-only">{labels.description}: </span>
          {job.description}
        </p>
      )}
      {mayAdd && <AddNote job={job} />}
      {notes.length > 0 && (
        <ol aria-label={texts.notes} className="mt-3 grid gap-3">
          {notes.map((note) => (
            <NoteRow key={note.id} note={note} />
          ))}
        </ol>
      )}
    </RecordPart>
  );
}

const whenOf = (at: string): string => {
  const day = londonDate(at);
  return day === today() ? timeOf(at) : `${readDate(day, today())}, ${timeOf(at)}`;
};

function NoteRow({ note: { id, text, by, at } }: { note: Shown }) {
  return (
    <li className="border-l-2 border-line pl-3">
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-small text-muted">
        <span className="wrap-anywhere">{by}</span>
        <time dateTime={at}>{whenOf(at)}</time>
        <WaitingMark id={id} />
      </p>
    </li>
  );
}

function AddNote({ job }: { job: Job }) {
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  useUnsavedGuard(() => text !== '');
  const { mutate, isPending } = useCall(jobsRoutes.addNote, {
    success: { title: 'Success', description: texts.noteAdded, short: texts.noteAdded },
    failure: texts.noteFailed,
    onSuccess: () => setTyped(''),
    onKept: () => setTyped(''),
  });
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (text) mutate({ params: { id: job.id }, body: { text } });
  };
  return (
    <form onSubmit={add} className="no-print grid gap-2">
      <TextArea
        aria-label={texts.addNote}
        placeholder={texts.addNote}
        value={typed}
        maxLength={noteLength}
        autoCapitalize="sentences"
        onChange={(event) => setTyped(event.target.value)}
      />
      {text && (
        <Button type="submit" variant="secondary" busy={isPending} className="justify-self-start">
          {texts.addIt}
        </Button>
      )}
    </form>
  );
}
