import Download from 'lucide-react/icons/download';
import { Button } from '../../components/button.tsx';
import { Panel } from '../../components/card.tsx';
import { Fact, Facts } from '../../components/facts.tsx';
import { saveFile } from '../../data/save-file.ts';
import type { Column } from '../../forms/csv/columns.ts';
import type { Target } from './target.ts';
import { texts } from './texts.ts';

const labelsOf = (columns: readonly Column[]): string => columns.map(({ label }) => label).join(', ');

/** What a file can hold, and an empty one to fill in. */
export function FileColumns({
  target: { noun, columns },
}: {
  target: Pick<Target<never>, 'noun' | 'columns'>;
}) {
  const needed = columns.filter(({ required }) => required);
  const optional = columns.filter(({ required }) => !required);
  const save = () => {
    const headings = `${columns.map(({ label }) => label).join(',')}\r\n`;
    saveFile(new Blob([headings], { type: 'text/csv' }), `${noun}.csv`);
  };
  return (
    <Panel
      title={texts.columnsRead}
      aside={
        <Button variant="quiet" icon={Download} className="-mr-2 text-small" onClick={save}>
          {texts.emptyFile}
        </Button>
      }
    >
      <Facts>
        <Fact name={texts.neededColumns} width="full">
          {labelsOf(needed)}
        </Fact>
        <Fact name={texts.otherColumns} width="full">
          {labelsOf(optional)}
        </Fact>
      </Facts>
    </Panel>
  );
}
