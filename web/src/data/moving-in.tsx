import { Link } from 'react-router-dom';

/** Tells a user without data how to import it from elsewhere. */
export function MovingIn() {
  return (
    <Link to="/import" className="inline-flex min-h-11 items-center font-strong underline">
      Moving from another program?
    </Link>
  );
}
