import { askedFor } from './asked.ts';
import { type Kind, kinds } from './kinds.ts';
import { foundSections } from './lines.ts';
import { ResultLine } from './result-line.tsx';
import { texts } from './texts.ts';
import { useEverything } from './use-everything.ts';

/** Fewer than in the search itself: the list above is the main result. */
const mostOfEach = 3;

/** The matches of a list's search in other places. Renders nothing if there are none. */
export default function ElsewhereResults({ text, except }: { text: string; except: Kind }) {
  const { entries } = useEverything();
  const asked = askedFor(text);
  if (!asked) return null;
  const others = kinds.filter((kind) => kind !== except);
  const { sections } = foundSections(entries, asked, mostOfEach, others);
  if (sections.length === 0) return null;
  return (
    <section aria-label={texts.elsewhere} className="no-print">
      <h2 className="px-4 pt-6 pb-1 text-large lg:px-5">{texts.elsewhere}</h2>
      {sections.map(({ key, name, lines }) => (
        <div key={key}>
          <h3 className="px-4 pt-2 pb-1 text-small font-strong text-muted lg:px-5">{name}</h3>
          <div className="border-y border-line bg-surface">
            {lines.map((line) => (
              <ResultLine key={line.key} line={line} asked={asked} onOpen={() => undefined} />
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}
