import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { queryClient } from '../api/query-client.ts';
import { ConfirmProvider } from '../components/confirm.tsx';
import { BrowserRouter } from '../navigation/browser-router.tsx';
import { Root } from './root.tsx';

function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <ConfirmProvider>{children}</ConfirmProvider>
    </QueryClientProvider>
  );
}

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
