import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Definition } from '#shared/certificates/engine/definition.ts';
import { mergedValues } from '#shared/certificates/merge.ts';
import { certificatesRoutes } from '#shared/certificates/routes.ts';
import type { FormValues, ValuesInput } from '#shared/certificates/written.ts';
import { sendCall } from '../../../api/use-call.ts';
import { toast } from '../../../components/toast.ts';
import { ApiError, explain, isUnreachable } from '../../../store/api-error.ts';
import { wasKept } from '../../../store/waiting.ts';
import { texts } from '../texts.ts';
import { useKeepUnissued } from '../unissued.ts';
import { type Spot, withAnswer } from './answers.ts';
import { keepableOf, patchOf } from './patch.ts';
import { type Unsent, useUnsent } from './unsent.ts';

/** The debounce before saving, in milliseconds. */
const restMs = 1000;

export type Saving = 'saved' | 'typing' | 'kept' | 'failed';

interface Of {
  id: number;
  jobId: number;
}

/** A draft's values, saved through the queue after a debounce. Another device's input is merged below this one's unsaved input. */
export const useDraft = ({ id, jobId }: Of, definition: Definition, stored: FormValues) => {
  const cache = useQueryClient();
  const keepUnissued = useKeepUnissued(id);
  const unsent = useUnsent(id);
  const [left] = useState(unsent.read);
  const [values, setValues] = useState(left ? mergedValues(stored, left.values) : stored);
  const [saving, setSaving] = useState<Saving>('saved');
  const now = useRef(values);
  const kept = useRef(left ? mergedValues(stored, left.was) : stored);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef<Promise<boolean> | null>(null);

  /** Keeps what could not be saved, as far as it can be, and tells the user otherwise. */
  const keepTyped = useCallback(
    (error: Error, typed: Unsent): Saving => {
      if (isUnreachable(error) && unsent.write(typed)) return 'kept';
      if (error instanceof ApiError && error.status === 409) keepUnissued(typed.values);
      toast({ tone: 'danger', title: 'Error', description: explain(texts.notSaved, error) });
      return 'failed';
    },
    [keepUnissued, unsent],
  );

  const put = useCallback((next: FormValues) => {
    now.current = next;
    setValues(next);
  }, []);

  const { edition } = definition;
  const save = useCallback(
    (typed: Partial<ValuesInput>) => {
      const body = { values: {}, edition, ...typed };
      const params = { id: jobId, certificateId: id };
      return sendCall(cache, certificatesRoutes.putValues, { params, body }, {});
    },
    [cache, edition, id, jobId],
  );

  /** Saves unsaved input; resolves to false if neither the server nor this device's queue has it. */
  const flush = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current);
    if (sending.current) await sending.current;
    const before = kept.current;
    const after = keepableOf(definition, now.current);
    const patch = patchOf(definition, before, after);
    const was = patchOf(definition, after, before);
    if (Object.keys(patch).length === 0) return true;
    kept.current = after;
    const send = async () => {
      try {
        const reply = await save({ values: patch, was });
        unsent.drop();
        setSaving(wasKept(reply) ? 'kept' : 'saved');
        return true;
      } catch (error) {
        kept.current = before;
        setSaving(keepTyped(error as Error, { was, values: patch }));
        return false;
      } finally {
        sending.current = null;
      }
    };
    sending.current = send();
    return sending.current;
  }, [definition, keepTyped, save, unsent]);

  const change = useCallback(
    (next: (values: FormValues) => FormValues) => {
      put(next(now.current));
      setSaving('typing');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), restMs);
    },
    [flush, put],
  );

  /** Answers a question about two answers with this device's: the other was seen. */
  const keep = useCallback(
    (spot: Spot, key: string, other: unknown) => {
      kept.current = withAnswer(kept.current, spot, key, other);
      change((values) => values);
    },
    [change],
  );

  /** Moves the form to a newer edition, with everything typed so far. */
  const carryTo = useCallback(
    async (newer: string) => {
      if (!(await flush())) return;
      try {
        await save({ edition: newer });
      } catch (error) {
        toast({ tone: 'danger', title: 'Error', description: explain(texts.notCarried, error as Error) });
      }
    },
    [flush, save],
  );

  useEffect(() => {
    const isKnown = Object.keys(patchOf(definition, kept.current, stored)).length === 0;
    if (sending.current || isKnown) return;
    const typed = patchOf(definition, kept.current, now.current);
    // What was typed here unseen by the other device keeps what it was typed over.
    kept.current = mergedValues(stored, patchOf(definition, now.current, kept.current));
    put(mergedValues(stored, typed));
  }, [definition, put, stored]);

  useEffect(() => {
    const leave = () => void flush();
    document.addEventListener('visibilitychange', leave);
    // What could not be queued is not sent by the queue.
    addEventListener('online', leave);
    if (left) leave();
    return () => {
      removeEventListener('online', leave);
      document.removeEventListener('visibilitychange', leave);
      leave();
    };
  }, [flush, left]);

  return { values, change, keep, flush, carryTo, saving };
};
