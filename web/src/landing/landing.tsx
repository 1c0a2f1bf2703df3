import { CalendarPicture } from './calendar-picture.tsx';
import { Features } from './features.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Hero } from './hero.tsx';
import { Pricing } from './pricing.tsx';

/** The signed-out visitor's page. Rendered at build time: the browser gets markup and no React. */
export function Landing() {
  return (
    <>
      <Header />
      <main>
        <Hero />
        <Features />
        <CalendarPicture />
        <Pricing />
      </main>
      <Footer />
    </>
  );
}
