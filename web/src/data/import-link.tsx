import FileUp from 'lucide-react/icons/file-up';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../components/button.tsx';

interface Props {
  target: 'clients' | 'inventory' | 'prices';
  /** It has neighbours, so its label is hidden sooner as the list's header narrows. */
  isCrowded?: boolean;
}

/** A link to the import of a list's kind of record. */
export function ImportLink({ target, isCrowded = false }: Props) {
  return (
    <ButtonLink variant="secondary" icon={FileUp} className={isCrowded ? '@max-3xl:px-3' : '@max-xl:px-3'}>
      <Link to={`/import?target=${target}`}>
        <span className={isCrowded ? '@max-3xl:sr-only' : '@max-xl:sr-only'}>Import</span>
      </Link>
    </ButtonLink>
  );
}
