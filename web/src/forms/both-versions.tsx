import GitCompareArrows from 'lucide-react/icons/git-compare-arrows';
import { useEffect, useRef } from 'react';
import { Button } from '../components/button.tsx';
import { Notice } from '../components/notice.tsx';

interface Difference {
  label: string;
  mine: string;
  theirs: string;
}

interface Props {
  differences: readonly Difference[];
  onKeepMine: () => void;
  onUseTheirs: () => void;
}

/** Shown in a form whose record was changed elsewhere meanwhile: both versions, and the choice. */
export function BothVersions({ differences, onKeepMine, onUseTheirs }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
    box.current?.focus();
  }, []);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice
        tone="warning"
        icon={GitCompareArrows}
        role="alert"
        title="This was changed somewhere else while you were editing"
      >
        <table className="mt-2 w-full table-fixed border-collapse text-left [&_td]:border-t [&_td]:border-current/25 [&_td]:py-1.5 [&_td]:pr-2 [&_td]:align-top [&_td]:wrap-anywhere">
          <thead>
            <tr>
              <th scope="col" className="py-1.5">
                Field
              </th>
              <th scope="col">Yours</th>
              <th scope="col">Saved meanwhile</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ label, mine, theirs }) => (
              <tr key={label}>
                <td>{label}</td>
                <td>{mine || 'empty'}</td>
                <td>{theirs || 'empty'}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button variant="secondary" onClick={onKeepMine}>
            Save mine
          </Button>
          <Button variant="secondary" onClick={onUseTheirs}>
            Use the saved one
          </Button>
        </div>
      </Notice>
    </div>
  );
}
