/** Pages of the shell that hardly anybody opens: one chunk, because the first script names each. */
export { SuspendedPage } from '../access/suspended-page.tsx';
export { UnsubscribePage } from '../pages/notifications/unsubscribe-page.tsx';
export { PrivacyPage } from '../pages/privacy/privacy-page.tsx';
export { ForgotPasswordPage } from '../pages/sign-in/forgot-password-page.tsx';
