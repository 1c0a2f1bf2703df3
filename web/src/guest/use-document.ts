import { useCallback, useEffect, useState } from 'preact/hooks';
import type { GuestDocument } from '#shared/guest/document.ts';
import { call, type Failed, failureIn } from './calls.ts';

interface Opened {
  document?: GuestDocument;
  /** The version shown before it turned out to be out of date. */
  before?: GuestDocument | undefined;
  failure?: Failed;
}

/** The document that a link is for. */
export const useDocument = (token: string) => {
  const [opened, setOpened] = useState<Opened>({});
  /** Loads or reloads it; the page stays as it is until the new version arrives. */
  const open = useCallback(async () => {
    try {
      const document = await call('open', { token });
      setOpened((was) => ({ document, before: was.document }));
    } catch (error) {
      setOpened({ failure: failureIn(error) });
    }
  }, [token]);
  useEffect(() => void open(), [open]);
  const show = useCallback((document: GuestDocument) => setOpened({ document }), []);
  return { ...opened, open, show };
};
