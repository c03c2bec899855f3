export { QueryClientProvider } from '@tanstack/react-query';
export { dropKeptForms } from './forms/kept-forms.ts';
export { httpOf } from './http/use-http.ts';
export { ModuleScope } from './modules/module-scope.tsx';
export { WidgetHostProvider, type WidgetRequest } from './modules/widget.tsx';
export { ToastRegion } from './notify/toast-region.tsx';
export { createQueryClient } from './queries/query-client.ts';
export { publishSession, sessionStore } from './session/session-store.ts';
export { setTokenSource, type TokenSource } from './session/token-source.ts';
