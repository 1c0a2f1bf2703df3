import { Link } from 'react-router-dom';
import { quickCreations } from '../../data/creations.ts';
import { texts } from './texts.ts';

/** The four most frequent things to create, in one row. */
export function QuickActions() {
  return (
    <section className="no-print">
      <h2 className="pb-1.5 text-small font-strong">{texts.quickActions}</h2>
      <ul className="grid grid-cols-4 gap-2 lg:grid-cols-[repeat(4,auto)] max-[22.5rem]:grid-cols-2 large-text:grid-cols-2">
        {quickCreations.map(({ to, name, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex h-full min-h-20 flex-col items-center justify-center gap-1.5 rounded-card border border-line bg-surface px-1.5 py-2 text-center text-micro font-strong shadow-rest transition-colors hover:border-control lg:min-h-11 lg:flex-row lg:gap-2 lg:rounded-control lg:px-2 lg:text-small lg:shadow-none"
            >
              <Icon aria-hidden className="size-5 shrink-0 text-muted lg:size-4" />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
