import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { ModuleName } from './module-definition.ts';

/**
 * Props of every widget that one module offers to others, as `<module>/<widget>`. An optional prop
 * makes a minor version, any other change a major one. The placing module names a range under `uses` of `module.json`. Modules of other
 * repositories add theirs by declaration merging.
 */
export interface WidgetPropsByName {
  /** 1.2.0 */
  'mf-invites/invite-dialog': {
    /** The person to invite; `id` is their profile id. By their roles and skills the dialog preselects one of the project's open roles. */
    receiver: {
      id: string;
      name: string;
      roles?: readonly string[] | undefined;
      skills?: readonly { skill: { name: string } }[] | undefined;
    };
    /** Preselects the project. */
    projectId?: string;
    /** The project that is chosen at first, where the person may choose another. */
    suggestedProjectId?: string | undefined;
    /** Preselects the role, in place of one that suits the person. */
    role?: string;
    isOpen: boolean;
    onClose: () => void;
  };
  /** 1.0.0. Draws something only for a person whom a team couldn't reach. */
  'mf-profile/contact-ask': Record<never, never>;
  /** 1.1.0 */
  'mf-profile/report-dialog': {
    /** What the report is about. `name` is shown: of an invite or a note it is its author's. */
    subject: { kind: 'person' | 'project' | 'invite' | 'note'; id: string; name: string };
    onClose: () => void;
  };
  /** 1.1.0 */
  'mf-projects/posted-offer': {
    /** The project that has just been posted, as the state of the address after posting holds it. */
    posted: { id: string; title: string; techStack: readonly string[]; hasCover?: boolean };
  };
}

type WidgetKey = keyof WidgetPropsByName;
type WidgetOf<K extends WidgetKey> = K extends `${infer Owner extends ModuleName}/${infer Name}`
  ? { of: Owner; name: Name }
  : never;

/** What the host needs to place a widget. */
export interface WidgetRequest {
  of: ModuleName;
  name: string;
  props: object;
  /** Shown when the widget is unavailable; `null` for nothing. Defaults to the host's error panel. */
  fallback?: ReactNode;
}

const WidgetHostContext = createContext<ComponentType<WidgetRequest> | null>(null);
/** The shell provides the component that loads and isolates a widget. */
export const WidgetHostProvider = WidgetHostContext.Provider;

/**
 * Renders a widget of another module, with its own loading state and error boundary.
 *
 * @throws Error when rendered outside of the shell.
 */
export function Widget<K extends WidgetKey>({
  of,
  name,
  fallback,
  ...props
}: WidgetOf<K> & WidgetPropsByName[K] & { fallback?: ReactNode }) {
  const WidgetHost = useContext(WidgetHostContext);
  if (!WidgetHost) throw new Error('A widget can only be placed inside the shell.');
  return <WidgetHost of={of} name={name} props={props} fallback={fallback} />;
}
