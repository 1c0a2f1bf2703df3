import { StrictMode } from 'react';
import { BrowserRouter } from '../navigation/browser-router.tsx';
import { Providers } from './providers.tsx';
import { Root } from './root.tsx';

export function App() {
  return (
    <StrictMode>
      <Providers>
        <BrowserRouter>
          <Root />
        </BrowserRouter>
      </Providers>
    </StrictMode>
  );
}
