import { defineModule } from '@crewdeck/module-sdk';

export default defineModule({
  pages: {
    home: () => import('./pages/home-page.tsx').then((file) => file.HomePage),
  },
  widgets: {
    greeting: () => import('./widgets/greeting.tsx').then((file) => file.Greeting),
  },
});
