import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';
import { useSignedInUser } from '../../api/user.ts';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { textsOf, type Unit } from './texts.ts';
import { remember, unfinished } from './unfinished.ts';

/** Says how far the last, unfinished import got. */
export function UnfinishedNotice({ target }: { target: { name: string; unit?: Unit } }) {
  const { name: targetName } = target;
  const texts = textsOf(target);
  const { id } = useSignedInUser();
  const [last, setLast] = useState(() => unfinished(id, targetName));
  if (!last) return null;
  const forget = () => {
    remember(id, targetName, null);
    setLast(null);
  };
  return (
    <Notice
      tone="warning"
      icon={RotateCcw}
      title={texts.unfinished(last.fileName, last.done, last.total)}
      action={
        <Button variant="secondary" onClick={forget}>
          {texts.forget}
        </Button>
      }
    >
      {texts.unfinishedHint}
    </Notice>
  );
}
