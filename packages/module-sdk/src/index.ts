export { ApiError, hasStatus, NetworkError, serverText } from './http/api-error.ts';
export type { Http, Page } from './http/http.ts';
export { useHttp } from './http/use-http.ts';
export {
  type ComponentLoader,
  defineModule,
  type ModuleDefinition,
  type ModuleName,
} from './modules/module-definition.ts';
export type { PagePartsByPath } from './modules/page-parts.ts';
export { Widget, type WidgetPropsByName } from './modules/widget.tsx';
export { usePollInterval } from './my-data/live.ts';
export { myDataKeys } from './my-data/my-data-keys.ts';
export {
  useMyActivities,
  useMyCollaborations,
  useMyData,
  useMyProfile,
  useMyProjects,
  useReceivedInvites,
  useSentInvites,
  useUnreadActivities,
} from './my-data/use-my-data.ts';
export * from './navigation/navigation.ts';
export { notify } from './notify/notify.ts';
export { useFailureToast } from './notify/use-failure-toast.ts';
export * from './queries/queries.ts';
export { sendConfirmationMail } from './session/email-confirmation.ts';
export { readSession, type Session, type SessionUser, useSession } from './session/session-store.ts';
