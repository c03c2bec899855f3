import { defineModule } from '@crewdeck/module-sdk';

export default defineModule({
  pages: {
    'my-invites': () => import('./pages/my-invites-page.tsx').then((file) => file.MyInvitesPage),
  },
  widgets: {
    'invite-dialog': () => import('./widgets/invite-dialog.tsx').then((file) => file.InviteDialog),
  },
});
