import { authRoutes } from '#shared/auth/routes.ts';
import { product } from '#shared/product.ts';
import { VialMark } from '../brand/vial-mark.tsx';

export function Header() {
  return (
    <header className="mx-auto flex max-w-6xl items-center justify-between px-5 py-4 lg:px-8 lg:py-6">
      <a href="/" className="flex min-h-11 items-center gap-3 text-large font-strong">
        <VialMark className="h-6" />
        {product.name}
      </a>
      <nav aria-label="Main" className="flex items-center gap-6 font-strong">
        <a href="#features" className="flex min-h-11 items-center hover:underline max-sm:hidden">
          Features
        </a>
        <a href="#pricing" className="flex min-h-11 items-center hover:underline max-sm:hidden">
          Pricing
        </a>
        <a href={authRoutes.login.path} className="flex min-h-11 items-center underline underline-offset-4">
          Sign in
        </a>
      </nav>
    </header>
  );
}
