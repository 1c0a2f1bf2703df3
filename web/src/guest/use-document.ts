import { useCallback, useEffect, useState } from 'preact/hooks';
import type { GuestDocument } from '#shared/guest/document.ts';
import { call, type Failed, failureIn } from './calls.ts';

interface Opened {
  document?: GuestDocument;
  /** What was shown until it turned out to be no longer so. */
  before?: GuestDocument | undefined;
  failure?: Failed;
}

/** The document that a link is for. */
export const useDocument = (token: string) => {
  const [opened, setOpened] = useState<Opened>({});
  /** Opens it, again too; what is on the page stays there until the new has come. */
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
