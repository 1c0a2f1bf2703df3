import { Link } from 'react-router-dom';

/** Where somebody who has nothing here yet finds how to bring what they have elsewhere. */
export function MovingIn() {
  return (
    <Link to="/import" className="inline-flex min-h-11 items-center font-strong underline">
      Moving from another program?
    </Link>
  );
}
