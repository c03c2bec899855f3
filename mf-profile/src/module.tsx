import { defineModule } from '@crewdeck/module-sdk';

export default defineModule({
  pages: {
    profile: () => import('./pages/profile-page.tsx').then((file) => file.ProfilePage),
    'create-profile': () => import('./pages/create-profile-page.tsx').then((file) => file.CreateProfilePage),
    person: () => import('./pages/person-page.tsx').then((file) => file.PersonPage),
    dashboard: () => import('./pages/dashboard-page.tsx').then((file) => file.DashboardPage),
  },
  widgets: {
    'contact-ask': () => import('./widgets/contact-ask.tsx').then((file) => file.ContactAsk),
    'report-dialog': () => import('./widgets/report-dialog.tsx').then((file) => file.ReportDialogWidget),
  },
});
