/** @jsxImportSource preact */
import { render } from 'preact';
import { bringFace } from './face.ts';
import { keep, kept } from './kept.ts';
import { Page } from './page.tsx';

const name = 'guest';

/**
 * The token from the link. It is removed from the URL immediately, so that no shared screen, screenshot or history shows it, and
 * restored after a reload. Null without a link.
 */
const takeToken = (): string | null => {
  const given = location.hash.slice(1);
  if (given) {
    keep(name, given);
    history.replaceState(null, '', location.pathname);
  }
  return given || kept(name);
};

const root = document.getElementById('guest');
let opened = 0;

const draw = (): void => {
  opened += 1;
  if (root) render(<Page key={opened} token={takeToken()} />, root);
};

if (root) bringFace(root);
draw();
// A second link opened in the same tab changes only the fragment.
addEventListener('hashchange', draw);
