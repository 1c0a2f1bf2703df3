import { Link } from 'react-router-dom';
import { useSignedInUser } from '../../api/user.ts';
import { useUrlLink } from '../../components/use-url-state.ts';
import type { MutationEntry } from '../../store/mutation-entry.ts';
import { useKeptPicture } from '../../waiting/use-kept-picture.ts';
import { words } from '../../words.ts';
import { texts } from './texts.ts';

/** A queued photo; a press opens the queue. */
export function WaitingTile({ entry }: { entry: MutationEntry }) {
  const address = useKeptPicture(useSignedInUser(), entry);
  const link = useUrlLink('waiting');
  const word = entry.standing === 'refused' ? words.needsYou : words.waiting;
  return (
    <li className="w-24 shrink-0">
      <Link
        {...link('1')}
        aria-label={texts.kept(word)}
        className="block size-24 overflow-hidden rounded-control border-[1.5px] border-dashed border-control bg-sunken"
      >
        {address && <img src={address} alt="" className="size-full object-cover" />}
      </Link>
      <p role="status" className="mt-1 text-micro text-on-warning">
        {word}
      </p>
    </li>
  );
}
