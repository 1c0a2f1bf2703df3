import { clsx } from 'clsx';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import type { MutationEntry } from '../../store/mutation-entry.ts';
import { labelOf, readable } from '../readable.ts';
import { contested, theirsOf } from '../resolve.ts';
import { texts } from '../texts.ts';

interface Props {
  entry: MutationEntry;
  onChoose: (taken: ReadonlySet<string>) => void;
}

type Fields = Record<string, unknown>;

/** Shows both versions of each conflicting field. The user decides, never a clock. */
export function Choose({ entry, onChoose }: Props) {
  const names = contested(entry);
  const [taken, take] = useState<Readonly<Record<string, boolean>>>({});
  const isDecided = names.every((name) => name in taken);
  const theirs = theirsOf(entry) ?? {};
  return (
    <div className="grid gap-3">
      {names.map((name) => (
        <fieldset key={name}>
          <legend className="pb-1 text-small font-strong">{labelOf(name)}</legend>
          <div className="grid grid-cols-2 gap-2 large-text:grid-cols-1">
            <Version
              {...{
                name,
                isChosen: taken[name] === false,
                onChoose: () => take({ ...taken, [name]: false }),
              }}
              label={texts.here}
              value={(entry.set as Fields)[name]}
            />
            <Version
              {...{ name, isChosen: taken[name] === true, onChoose: () => take({ ...taken, [name]: true }) }}
              label={texts.there}
              value={theirs[name]}
            />
          </div>
        </fieldset>
      ))}
      <Button disabled={!isDecided} onClick={() => onChoose(new Set(names.filter((name) => taken[name])))}>
        {texts.keep}
      </Button>
    </div>
  );
}

interface VersionProps {
  name: string;
  label: string;
  value: unknown;
  isChosen: boolean;
  onChoose: () => void;
}

function Version({ name, label, value, isChosen, onChoose }: VersionProps) {
  return (
    <label
      className={clsx(
        'block min-h-14 cursor-pointer rounded-control border-2 px-3 py-2 has-focus-visible:outline-3 has-focus-visible:outline-focus',
        isChosen ? 'border-ink' : 'border-control/60',
      )}
    >
      <input
        type="radio"
        name={`chosen-${name}`}
        checked={isChosen}
        onChange={onChoose}
        className="sr-only"
      />
      <span className="block text-micro text-muted">{label}</span>
      <span className="font-strong wrap-anywhere whitespace-pre-line">{readable(name, value)}</span>
    </label>
  );
}
