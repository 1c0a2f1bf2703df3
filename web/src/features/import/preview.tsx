import { Panel } from '../../components/card.tsx';
import { type Column, cellOf, type Matching, othersIn, saysSomething } from '../../forms/csv/columns.ts';
import type { Sheet } from '../../forms/csv/parse.ts';
import { csvTexts } from '../../forms/csv/texts.ts';
import { texts } from './texts.ts';

interface Props {
  target: { columns: readonly Column[]; keepsOthersIn?: string };
  sheet: Sheet;
  matching: Matching;
}

const shownRows = 5;
const cellClass = 'px-3 py-2 text-left align-top';

/** The first rows as they will be imported, under our column names. */
export function Preview({ target, sheet, matching }: Props) {
  const columns = target.columns.filter(({ key }) => matching[key]);
  const rows = sheet.rows.slice(0, shownRows);
  const others = othersIn(matching, sheet.headings)
    .filter((index) => sheet.rows.some(({ cells }) => saysSomething(cells[index])))
    .map((index) => sheet.headings[index] || csvTexts.unnamed(index + 1));
  return (
    <Panel title={texts.preview}>
      {target.keepsOthersIn && others.length > 0 && (
        <p className="px-3 pt-3 text-small text-muted">{texts.othersIn(target.keepsOthersIn, others)}</p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section aria-label={texts.preview} tabIndex={0} className="overflow-x-auto">
        <table className="w-full text-small">
          <caption className="px-3 pt-3 text-left text-muted">
            {texts.previewOf(rows.length, sheet.rows.length)}
          </caption>
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className={cellClass}>
                {texts.row}
              </th>
              {columns.map(({ key, label }) => (
                <th key={key} scope="col" className={cellClass}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ number, cells }) => (
              <tr key={number} className="border-b border-line last:border-0">
                <th scope="row" className={`${cellClass} font-normal text-muted`}>
                  {number}
                </th>
                {columns.map(({ key }) => (
                  <td key={key} className={`${cellClass} max-w-64 min-w-28 whitespace-pre-line`}>
                    {cellOf(matching, cells, key)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Panel>
  );
}
