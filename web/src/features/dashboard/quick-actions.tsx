import { Link } from 'react-router-dom';
import { quickCreations } from '../../data/creations.ts';
import { texts } from './texts.ts';

export function QuickActions() {
  return (
    <section>
      <h2 className="mb-2 flex min-h-8 items-center px-0.5 text-large">{texts.quickActions}</h2>
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-1">
        {quickCreations.map(({ to, name, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex h-full min-h-14 items-center gap-3 rounded-card border border-line bg-surface px-4 font-strong shadow-rest transition-colors hover:border-control max-lg:flex-col max-lg:gap-2 max-lg:px-2 max-lg:py-3 max-lg:text-center"
            >
              <Icon aria-hidden className="size-5 shrink-0 text-muted" />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
