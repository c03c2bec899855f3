import { defineModule } from '@crewdeck/module-sdk';

export default defineModule({
  pages: {
    'post-project': () => import('./pages/post-project-page.tsx').then((file) => file.PostProjectPage),
    project: () => import('./pages/project-page.tsx').then((file) => file.ProjectPage),
    'my-projects': () => import('./pages/my-projects-page.tsx').then((file) => file.MyProjectsPage),
    collaborations: () => import('./pages/collaborations-page.tsx').then((file) => file.CollaborationsPage),
  },
  widgets: {
    'posted-offer': () => import('./widgets/posted-offer.tsx').then((file) => file.PostedOffer),
  },
});
