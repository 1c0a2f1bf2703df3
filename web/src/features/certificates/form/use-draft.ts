import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Definition } from '#shared/certificates/engine/definition.ts';
import { mergedValues } from '#shared/certificates/merge.ts';
import { certificatesRoutes } from '#shared/certificates/routes.ts';
import type { FormValues } from '#shared/certificates/written.ts';
import { sendCall } from '../../../api/use-call.ts';
import { toast } from '../../../components/toast.ts';
import { ApiError, explain } from '../../../store/api-error.ts';
import { wasKept } from '../../../store/waiting.ts';
import { texts } from '../texts.ts';
import { useKeepUnissued } from '../unissued.ts';
import { keepableOf, patchOf } from './patch.ts';

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
  const [values, setValues] = useState(stored);
  const [saving, setSaving] = useState<Saving>('saved');
  const now = useRef(values);
  const kept = useRef(stored);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef<Promise<boolean> | null>(null);

  const put = useCallback((next: FormValues) => {
    now.current = next;
    setValues(next);
  }, []);

  /** Saves unsaved input; resolves to true once the server has it. */
  const flush = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current);
    if (sending.current) await sending.current;
    const before = kept.current;
    const after = keepableOf(definition, now.current);
    const patch = patchOf(definition, before, after);
    if (Object.keys(patch).length === 0) return true;
    kept.current = after;
    const input = { params: { id: jobId, certificateId: id }, body: { values: patch } };
    const send = async () => {
      try {
        const reply = await sendCall(cache, certificatesRoutes.putValues, input, {});
        setSaving(wasKept(reply) ? 'kept' : 'saved');
        return !wasKept(reply);
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) keepUnissued(patch);
        kept.current = before;
        setSaving('failed');
        toast({ tone: 'danger', title: 'Error', description: explain(texts.notSaved, error as Error) });
        return false;
      } finally {
        sending.current = null;
      }
    };
    sending.current = send();
    return sending.current;
  }, [cache, definition, id, jobId, keepUnissued]);

  const change = useCallback(
    (next: (values: FormValues) => FormValues) => {
      put(next(now.current));
      setSaving('typing');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), restMs);
    },
    [flush, put],
  );

  useEffect(() => {
    const isKnown = Object.keys(patchOf(definition, kept.current, stored)).length === 0;
    if (sending.current || isKnown) return;
    const typed = patchOf(definition, kept.current, now.current);
    kept.current = stored;
    put(mergedValues(stored, typed));
  }, [definition, put, stored]);

  useEffect(() => {
    const leave = () => void flush();
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      leave();
    };
  }, [flush]);

  return { values, change, flush, saving };
};
