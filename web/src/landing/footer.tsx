import { product } from '#shared/product.ts';

const links = [
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy'],
  ['/contact', 'Contact'],
  [`mailto:${product.supportEmail}`, product.supportEmail],
] as const;

export function Footer() {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 px-5 py-6 text-small text-muted lg:px-8">
        <p>{product.name}: to put in good order.</p>
        <ul className="flex flex-wrap gap-x-5">
          {links.map(([href, name]) => (
            <li key={href}>
              <a href={href} className="flex min-h-11 items-center underline">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
