export { QueryClientProvider } from '@tanstack/react-query';
export { dropKeptForms } from './forms/kept-forms.ts';
export { ModuleScope } from './modules/module-scope.tsx';
export { WidgetHostProvider, type WidgetRequest } from './modules/widget.tsx';
export { ToastRegion } from './notify/toast-region.tsx';
export { createQueryClient } from './queries/query-client.ts';
export { setConfirmationMailer } from './session/email-confirmation.ts';
export { publishSession, sessionStore } from './session/session-store.ts';
export { setTokenSource } from './session/token-source.ts';
