import { defineModule } from '@crewdeck/module-sdk';

export default defineModule({
  pages: {
    'explore-hackathons': () =>
      import('./pages/explore-hackathons-page.tsx').then((file) => file.ExploreHackathonsPage),
    hackathon: () => import('./pages/hackathon-page.tsx').then((file) => file.HackathonPage),
    'post-hackathon': () => import('./pages/post-hackathon-page.tsx').then((file) => file.PostHackathonPage),
  },
});
