import { counted } from '#shared/words.ts';
import { useNeedsYou } from '../data/needs-you.ts';

/** More has no room in the bar. */
const most = 99;

/** The number of things that need the user, beside Home in the navigation. Renders nothing for 0. */
export default function NeedsBadge({ className }: { className: string }) {
  const needs = useNeedsYou();
  if (typeof needs !== 'object' || needs.length === 0) return null;
  const { length } = needs;
  return (
    <span
      className={`grid h-5 min-w-5 place-items-center rounded-full bg-danger px-1.5 text-micro/5 font-strong text-on-danger ${className}`}
    >
      <span aria-hidden>{length > most ? `${most}+` : length}</span>
      <span className="sr-only">, {counted(length, 'thing')} to do</span>
    </span>
  );
}
