import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { SheetBody, SheetFooter } from '../../components/sheet.tsx';
import { tellWaiting, useWaiting, type Whose } from '../../store/waiting.ts';
import { inWords } from '../in-words.ts';
import { onNewest } from '../resolve.ts';
import { texts } from '../texts.ts';
import { ChangedSince } from './changed-since.tsx';
import { useActs } from './use-acts.ts';

/** Asks at once about a deletion whose record has changed since; closed without an answer, it stays under Needs you. */
export default function AskRemoval({ n, user }: { n: number; user: Whose }) {
  const entry = useWaiting().entries.find((one) => one.n === n);
  const acts = useActs(user);
  const newest = entry && onNewest(entry);
  if (!newest) return null;
  const close = () => tellWaiting({ asked: null });
  const answer = async (act: Promise<void>) => {
    await act;
    close();
  };
  return (
    <Dialog open onClose={close} title={inWords(entry).title} description={texts.changedSince}>
      <SheetBody>
        <ChangedSince entry={entry} />
      </SheetBody>
      <SheetFooter>
        <Button variant="secondary" onClick={() => void answer(acts.keep(entry))}>
          {texts.keepRecord}
        </Button>
        <Button variant="danger" onClick={() => void answer(acts.deleteAnyway(entry, newest))}>
          {texts.deleteAnyway}
        </Button>
      </SheetFooter>
    </Dialog>
  );
}
