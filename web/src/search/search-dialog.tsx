import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import * as Dialog from 'radix-ui/dialog';
import { useMemo, useState } from 'react';
import { useNavigate, useNavigationType } from 'react-router-dom';
import type { User } from '#shared/auth/user.ts';
import { isInField } from '../allowed.ts';
import { useSignedInUser } from '../api/user.ts';
import { IconButton } from '../components/icon-button.tsx';
import { useReturnFocus } from '../components/use-return-focus.ts';
import { type Destination, foundActs, foundPages } from './acts.ts';
import { type Asked, askedFor } from './asked.ts';
import { foundSections, type Line, recentSections } from './lines.ts';
import { recentlyFound, rememberFound } from './recent.ts';
import { Results } from './results.tsx';
import { foundSettings } from './settings.ts';
import { texts } from './texts.ts';
import { optionId, useChoice } from './use-choice.ts';
import { type Everything, useEverything, useOwnJobs } from './use-everything.ts';

/** Per kind; a line below leads to the rest. */
const mostOfEach = 5;

/** Records, and below them matching actions and settings. */
const foundEverywhere = (
  entries: Parameters<typeof foundSections>[0],
  asked: Asked,
  { user, pages }: { user: Pick<User, 'firm'>; pages: readonly Destination[] },
) => {
  const records = foundSections(entries, asked, mostOfEach);
  const others = [...foundActs(user, asked), ...foundPages(pages, asked), ...foundSettings(asked, user)];
  const total = others.reduce((sum, { lines }) => sum + lines.length, records.total);
  return { sections: [...records.sections, ...others], total };
};

/** The same, or near matches if there are none. */
const foundOrNear = (...[entries, asked, whose]: Parameters<typeof foundEverywhere>) => {
  const found = foundEverywhere(entries, asked, whose);
  if (found.total > 0) return { ...found, isNear: false };
  const near = foundEverywhere(entries, { ...asked, isNear: true }, whose);
  return { ...near, isNear: near.total > 0 };
};

/** The last search: Back from a result shows it again. */
let last = '';

interface Props {
  /** The pages that the user may open. */
  pages: readonly Destination[];
  onClose: () => void;
}

/** The search: over all records for those who see them, over their own jobs for field workers. */
export function SearchDialog(props: Props) {
  return isInField(useSignedInUser()) ? <OfOwnJobs {...props} /> : <OfEverything {...props} />;
}

function OfEverything(props: Props) {
  return <SearchField {...props} everything={useEverything()} />;
}

function OfOwnJobs(props: Props) {
  return <SearchField {...props} everything={useOwnJobs()} />;
}

/** One field that searches all records and actions as one types. */
function SearchField({ pages, onClose, everything }: Props & { everything: Everything }) {
  const cameBack = useNavigationType() === 'POP';
  const [text, setText] = useState(cameBack ? last : '');
  const user = useSignedInUser();
  const { id: userId } = user;
  const asked = useMemo(() => askedFor(text), [text]);
  const { entries } = everything;
  const { sections, total, isNear } = useMemo(
    () =>
      asked
        ? foundOrNear(entries, asked, { user, pages })
        : {
            sections: [...recentSections(entries, recentlyFound(user.id)), ...foundActs(user)],
            total: 0,
            isNear: false,
          },
    [entries, asked, user, pages],
  );
  const returnFocus = useReturnFocus();
  const navigate = useNavigate();
  const remember = ({ entry }: Line) => {
    last = text;
    if (entry) rememberFound(userId, entry.kind, entry.id);
  };
  const lines = sections.flatMap((section) => section.lines);
  const choice = useChoice(lines, text, (line) => {
    remember(line);
    void navigate(line.to);
  });
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <div data-modal data-state="open" className="fade-in no-print fixed inset-0 z-40 bg-scrim" />
        <Dialog.Content
          onOpenAutoFocus={returnFocus.onOpenAutoFocus}
          onCloseAutoFocus={returnFocus.onCloseAutoFocus}
          aria-describedby={undefined}
          className="rise-in no-print fixed inset-0 z-50 flex flex-col bg-surface shadow-lifted outline-none sm:inset-x-0 sm:top-[10vh] sm:bottom-auto sm:mx-auto sm:max-h-[76dvh] sm:w-[min(40rem,calc(100vw-3rem))] sm:overflow-hidden sm:rounded-card"
        >
          <Dialog.Title className="sr-only">{texts.title}</Dialog.Title>
          <search className="flex items-center gap-1 border-b border-line pt-[env(safe-area-inset-top)] pr-1 pl-4">
            <Search aria-hidden className="size-5 shrink-0 text-muted" />
            <input
              type="search"
              role="combobox"
              aria-label={texts.label}
              aria-expanded={lines.length > 0}
              aria-controls="found"
              aria-autocomplete="list"
              aria-activedescendant={choice.line && optionId(choice.line)}
              placeholder={texts.placeholder}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="go"
              value={text}
              onChange={({ target }) => setText(target.value)}
              onKeyDown={choice.onKeyDown}
              className="min-h-14 min-w-0 flex-1 bg-transparent px-2 text-base outline-none placeholder:text-muted [&::-webkit-search-cancel-button]:hidden"
            />
            <Dialog.Close asChild>
              <IconButton icon={X} label={texts.close} />
            </Dialog.Close>
          </search>
          <Results {...{ sections, total, isNear, asked, everything, choice, onOpen: remember }} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
