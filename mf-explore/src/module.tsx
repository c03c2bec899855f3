import { defineModule } from '@crewdeck/module-sdk';

export default defineModule({
  pages: {
    explore: () => import('./pages/explore-page.tsx').then((file) => file.ExplorePage),
    'explore-projects': () => import('./pages/explore-projects-page.tsx').then((file) => file.ExploreProjectsPage),
  },
});
