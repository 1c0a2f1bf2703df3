import FileUp from 'lucide-react/icons/file-up';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../components/button.tsx';

interface Props {
  target: 'clients' | 'inventory' | 'prices';
  /** More stands beside it, so its word goes sooner as the head of the list narrows. */
  isCrowded?: boolean;
}

/** To the import of a list's kind of record. */
export function ImportLink({ target, isCrowded = false }: Props) {
  return (
    <ButtonLink variant="secondary" icon={FileUp} className={isCrowded ? '@max-3xl:px-3' : '@max-xl:px-3'}>
      <Link to={`/import?target=${target}`}>
        <span className={isCrowded ? '@max-3xl:sr-only' : '@max-xl:sr-only'}>Import</span>
      </Link>
    </ButtonLink>
  );
}
