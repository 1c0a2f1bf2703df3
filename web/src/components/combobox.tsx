import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import * as Popover from 'radix-ui/popover';
import { useId, useRef } from 'react';
import { controlClass } from './control-class.ts';
import { useFieldAttributes } from './field.tsx';
import { type Choice, useCombobox } from './use-combobox.ts';

interface Props {
  choices: readonly Choice[];
  /** The chosen value, '' for none. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  placeholder?: string;
  /** Shown when nothing matches. */
  emptyText?: string;
  disabled?: boolean;
  /** Offered first for text that is no choice yet, such as 'Add “Mrs Example”'. Its value is passed to `onChange`. */
  fresh?: (typed: string) => Choice;
  /** The field's name if it has no visible label. */
  label?: string;
  ref?: React.Ref<HTMLInputElement>;
}

/**
 * Picks one of thousands by typing part of its name. Our own instead of cmdk or downshift: the pattern is one input and one list,
 * those filter every item on every key, and neither supports our field's label and error.
 */
export function Combobox(props: Props) {
  const { choices, value, onChange, onBlur, placeholder, emptyText, disabled, fresh, label, ref } = props;
  const listId = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const box = useCombobox({ choices, value, onChange, fresh });
  return (
    <Popover.Root open={box.open} onOpenChange={box.close}>
      <Popover.Anchor ref={anchor} className="relative">
        <input
          type="text"
          role="combobox"
          autoComplete="off"
          enterKeyHint="next"
          spellCheck={false}
          aria-expanded={box.open}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={box.open && box.active ? `${listId}-${box.active.value}` : undefined}
          {...useFieldAttributes()}
          ref={ref}
          aria-label={label}
          disabled={disabled}
          placeholder={placeholder}
          className={controlClass('pr-10')}
          {...box.inputEvents}
          onBlur={() => {
            box.close();
            onBlur?.();
          }}
        />
        <ChevronsUpDown
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-muted"
        />
      </Popover.Anchor>
      {/* Not in a portal: inside a dialog it must stay within the dialog's focus and scroll. */}
      <Popover.Content
        role="group"
        aria-label="Choices"
        align="start"
        sideOffset={4}
        collisionPadding={12}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onInteractOutside={(event) => {
          if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
        }}
        className="fade-in z-50 max-h-[min(18rem,var(--radix-popover-content-available-height))] w-(--radix-popover-trigger-width) min-w-[min(18rem,calc(100vw-3rem))] overflow-y-auto rounded-control border border-line bg-surface p-1 shadow-lifted"
      >
        <ChoiceList id={listId} box={box} value={value} emptyText={emptyText ?? 'Nothing found'} />
      </Popover.Content>
    </Popover.Root>
  );
}

interface ListProps {
  id: string;
  box: ReturnType<typeof useCombobox>;
  value: string;
  emptyText: string;
}

function ChoiceList({ id, box, value, emptyText }: ListProps) {
  return (
    <>
      <div id={id} role="listbox" aria-label="Choices">
        {box.shown.map((choice) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the focus and handles the keys.
          <div
            key={choice.value}
            id={`${id}-${choice.value}`}
            role="option"
            tabIndex={-1}
            aria-selected={choice.value === value}
            ref={choice === box.active ? (row) => row?.scrollIntoView({ block: 'nearest' }) : undefined}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => box.choose(choice)}
            className={clsx(
              'flex min-h-11 cursor-pointer items-center justify-between gap-2 rounded-small px-3 py-2',
              choice === box.active ? 'bg-selected' : 'hover:bg-sunken',
            )}
          >
            <span className="min-w-0">
              {choice.label}
              {choice.note && <span className="block text-small text-muted">{choice.note}</span>}
            </span>
            {choice.value === value && <Check aria-hidden className="size-5 shrink-0" />}
          </div>
        ))}
      </div>
      <p
        role="status"
        className={clsx('px-3 text-small text-muted', (box.shown.length === 0 || box.hidden > 0) && 'py-2')}
      >
        {box.shown.length === 0 && emptyText}
        {box.hidden > 0 && `${box.hidden} more: keep typing`}
      </p>
    </>
  );
}
