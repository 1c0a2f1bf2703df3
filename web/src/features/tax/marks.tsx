import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { Notice } from '../../components/notice.tsx';
import { texts } from './texts.ts';

interface Props {
  wrong?: readonly string[];
  known?: readonly string[];
}

/** Errors that make figures unreliable and, separately, notes. */
export function Marks({ wrong = [], known = [] }: Props) {
  return (
    <>
      {wrong.length > 0 && (
        <Notice tone="warning" icon={TriangleAlert} title={texts.careful}>
          <Sentences of={wrong} />
        </Notice>
      )}
      {known.length > 0 && (
        <Notice tone="neutral" icon={Info} title={texts.known}>
          <Sentences of={known} />
        </Notice>
      )}
    </>
  );
}

function Sentences({ of }: { of: readonly string[] }) {
  return (
    <ul className="grid gap-1">
      {of.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
