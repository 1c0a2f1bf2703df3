import { Link } from 'react-router-dom';

const pages = [
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy'],
  ['/contact', 'Contact'],
] as const;

/** Links to the terms, privacy and contact pages. */
export function LegalLinks() {
  return (
    <ul className="flex flex-wrap gap-x-5 text-small text-muted">
      {pages.map(([path, name]) => (
        <li key={path}>
          <Link to={path} className="flex min-h-11 items-center underline">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
