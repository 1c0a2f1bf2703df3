/** @jsxImportSource preact */
import { render } from 'preact';
import { bringFace } from './face.ts';
import { Page } from './page.tsx';
import { takeToken } from './token.ts';

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
