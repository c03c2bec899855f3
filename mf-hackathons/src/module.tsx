import { defineModule } from '@crewdeck/module-sdk';

export default defineModule({
  pages: {
    'explore-hackathons': () =>
      import('./pages/explore-hackathons-page.tsx').then((file) => file.ExploreHackathonsPage),
    hackathon: () => import('./pages/hackathon-page.tsx').then((file) => file.HackathonPage),
    organise: () => import('./pages/organise-page.tsx').then((file) => file.OrganisePage),
    'post-hackathon': () => import('./pages/post-hackathon-page.tsx').then((file) => file.PostHackathonPage),
  },
});
