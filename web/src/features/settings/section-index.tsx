import { clsx } from 'clsx';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import { useSignedInUser } from '../../api/user.ts';
import { grouped } from '../../components/grouped.ts';
import { useWide } from '../../components/widths.ts';
import {
  type SettingsSection,
  type SettingsSectionId,
  sectionsFor,
  settingsPath,
} from '../../data/settings-sections.ts';
import { sectionParts } from './sections.ts';
import { texts } from './texts.ts';

interface Props {
  /** The open section. */
  current: SettingsSectionId | undefined;
  className?: string | false;
}

/** The list of sections: on a phone it is the page, and each opens; on a desktop it is beside them. */
export function SectionIndex({ current, className }: Props) {
  const user = useSignedInUser();
  return (
    <nav
      aria-label={texts.index}
      className={clsx(
        'grid gap-5 md:max-lg:grid-cols-2 lg:sticky lg:top-8 lg:max-h-[calc(100dvh-4rem)] lg:gap-2 lg:self-start lg:overflow-y-auto',
        className,
      )}
    >
      {grouped(sectionsFor(user), (section) => section.group).map(([group, sections]) => (
        <div key={group}>
          <h2
            id={`group-${sections[0]?.id}`}
            className="px-0.5 pb-2 text-small font-strong text-muted lg:px-3 lg:pb-0.5 lg:text-micro"
          >
            {group}
          </h2>
          <ul
            aria-labelledby={`group-${sections[0]?.id}`}
            className="max-lg:divide-y max-lg:divide-line max-lg:overflow-hidden max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-surface lg:grid lg:gap-0.5"
          >
            {sections.map((section) => (
              <li key={section.id}>
                <SectionLink section={section} isCurrent={section.id === current} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function SectionLink({
  section: { id, name, about },
  isCurrent,
}: {
  section: SettingsSection;
  isCurrent: boolean;
}) {
  const wide = useWide();
  const { icon: Icon } = sectionParts[id];
  return (
    <Link
      to={settingsPath(id)}
      id={indexId(id)}
      replace={wide}
      state={wide ? null : openedFromIndex}
      aria-current={isCurrent ? 'true' : undefined}
      className={clsx(
        'flex min-h-14 items-center gap-3 px-4 py-2 hover:bg-sunken lg:min-h-8 lg:rounded-control lg:px-3 lg:py-1',
        isCurrent && 'bg-sunken font-strong',
      )}
    >
      <Icon aria-hidden className="size-5 shrink-0 text-muted large-text:hidden" />
      <span className="min-w-0 flex-1">
        <span className="block max-lg:font-strong">{name}</span>
        <span className="block text-small text-muted lg:hidden">{about}</span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-muted lg:hidden" />
    </Link>
  );
}

export const indexId = (id: SettingsSectionId): string => `to-${id}`;

/** Marks a section's history entry, so that Back returns here rather than adding another. */
export const openedFromIndex = { opened: 'section' } as const;
