// @crewdeck/ui-kit 1.4.0
import { default as ArchiveIcon } from 'lucide-react/icons/archive';
import { default as ArchiveRestoreIcon } from 'lucide-react/icons/archive-restore';
import type { AriaRole } from 'react';
import { default as ArrowRightIcon } from 'lucide-react/icons/arrow-right';
import { default as ArrowUpRightIcon } from 'lucide-react/icons/arrow-up-right';
import { default as BadgeCheckIcon } from 'lucide-react/icons/badge-check';
import { default as BellIcon } from 'lucide-react/icons/bell';
import { default as CalendarClockIcon } from 'lucide-react/icons/calendar-clock';
import { default as CheckIcon } from 'lucide-react/icons/check';
import { default as ChevronDownIcon } from 'lucide-react/icons/chevron-down';
import { default as CircleAlertIcon } from 'lucide-react/icons/circle-alert';
import { default as CircleCheckIcon } from 'lucide-react/icons/circle-check';
import { default as CircleUserIcon } from 'lucide-react/icons/circle-user';
import { default as ClockIcon } from 'lucide-react/icons/clock';
import { default as CodeIcon } from 'lucide-react/icons/code';
import { default as CompassIcon } from 'lucide-react/icons/compass';
import { ComponentProps } from 'react';
import { ComponentType } from 'react';
import type { CSSProperties } from 'react';
import type { DetailsHTMLAttributes } from 'react';
import { default as DownloadIcon } from 'lucide-react/icons/download';
import { default as EllipsisIcon } from 'lucide-react/icons/ellipsis';
import { default as EyeIcon } from 'lucide-react/icons/eye';
import { default as EyeOffIcon } from 'lucide-react/icons/eye-off';
import { default as FolderKanbanIcon } from 'lucide-react/icons/folder-kanban';
import { default as FolderPlusIcon } from 'lucide-react/icons/folder-plus';
import { FormHTMLAttributes } from 'react';
import { default as GlobeIcon } from 'lucide-react/icons/globe';
import { default as GraduationCapIcon } from 'lucide-react/icons/graduation-cap';
import { default as HandshakeIcon } from 'lucide-react/icons/handshake';
import { default as HouseIcon } from 'lucide-react/icons/house';
import { HTMLAttributes } from 'react';
import { default as ImageIcon } from 'lucide-react/icons/image';
import { default as InboxIcon } from 'lucide-react/icons/inbox';
import { default as InfoIcon } from 'lucide-react/icons/info';
import { JSX } from 'react';
import { default as LayersIcon } from 'lucide-react/icons/layers';
import { default as LinkIcon } from 'lucide-react/icons/link';
import { default as LockIcon } from 'lucide-react/icons/lock';
import { default as LogOutIcon } from 'lucide-react/icons/log-out';
import { default as MapPinIcon } from 'lucide-react/icons/map-pin';
import { default as MenuIcon } from 'lucide-react/icons/menu';
import { default as MessageCircleIcon } from 'lucide-react/icons/message-circle';
import { default as MonitorIcon } from 'lucide-react/icons/monitor';
import { default as MoonIcon } from 'lucide-react/icons/moon';
import { default as OctagonAlertIcon } from 'lucide-react/icons/octagon-alert';
import { default as PencilIcon } from 'lucide-react/icons/pencil';
import { default as PlayIcon } from 'lucide-react/icons/play';
import { default as PlusIcon } from 'lucide-react/icons/plus';
import { ReactElement } from 'react';
import { ReactNode } from 'react';
import { Ref } from 'react';
import { default as RocketIcon } from 'lucide-react/icons/rocket';
import { default as RotateCwIcon } from 'lucide-react/icons/rotate-cw';
import { default as SearchIcon } from 'lucide-react/icons/search';
import { default as SendIcon } from 'lucide-react/icons/send';
import { default as Share2Icon } from 'lucide-react/icons/share-2';
import { default as SlidersHorizontalIcon } from 'lucide-react/icons/sliders-horizontal';
import { default as SunIcon } from 'lucide-react/icons/sun';
import { default as Trash2Icon } from 'lucide-react/icons/trash-2';
import { default as TriangleAlertIcon } from 'lucide-react/icons/triangle-alert';
import { default as TrophyIcon } from 'lucide-react/icons/trophy';
import { default as UndoIcon } from 'lucide-react/icons/undo-2';
import { default as UserCheckIcon } from 'lucide-react/icons/user-check';
import { default as UserPlusIcon } from 'lucide-react/icons/user-plus';
import { default as UsersIcon } from 'lucide-react/icons/users';
import { default as XIcon } from 'lucide-react/icons/x';

export { ArchiveIcon }

export { ArchiveRestoreIcon }

export { ArrowRightIcon }

export { ArrowUpRightIcon }

/** A person's picture or initials. Decoration: put the name beside it. The same name always has the same look. */
export declare function Avatar({ name, src, size, className }: AvatarProps): JSX.Element;

declare interface AvatarProps {
    name: string;
    /** URL of a picture. Initials replace a missing or broken one. */
    src?: string | null | undefined;
    size?: 'sm' | 'md' | 'lg';
    className?: string;
}

/** A state, such as of an invite. The text says it; the colour only repeats it. */
export declare function Badge({ tone, children, className }: BadgeProps): JSX.Element;

export { BadgeCheckIcon }

declare interface BadgeProps {
    tone?: BadgeTone;
    children: ReactNode;
    className?: string;
}

export declare type BadgeTone = 'neutral' | 'green' | 'blue' | 'amber' | 'red' | 'violet';

export { BellIcon }

declare interface BoxProps extends Look, Omit<HTMLAttributes<HTMLElement>, 'style' | 'onSubmit'>, Pick<FormHTMLAttributes<HTMLFormElement>, 'noValidate' | 'onSubmit'> {
    as?: Tag;
    ref?: Ref<HTMLElement>;
}

/**
 * An address that breaks before an `@` or a slash when it is too long for its line, and not inside a word. A hyphen breaks only a part
 * that fits no line.
 */
export declare function Breakable({ text }: {
    text: string;
}): JSX.Element[];

/**
 * A button; with `render`, a link styled as one. A busy button stays focusable, so that keyboard users keep their place, and
 * doesn't submit its form a second time.
 */
export declare function Button({ variant, size, isBusy, render, className, children, onClick, type, ...rest }: ButtonProps): JSX.Element;

declare interface ButtonProps extends ComponentProps<'button'> {
    /** One primary button per view. `danger` confirms what can't be undone; `quiet-danger` opens that question. */
    variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | 'quiet-danger';
    size?: 'sm' | 'md' | 'lg';
    /** The action is pending: shows a spinner and ignores clicks. The children say what is happening. */
    isBusy?: boolean;
    /** An element to render instead of `<button>`, such as a router link. It keeps its own props. */
    render?: ReactElement;
}

export { CalendarClockIcon }

/** A card, which stacks its children. A child with `margin-top: auto` sits at the foot. */
export declare function Card({ as: Element, accent, isLink, className, ...rest }: CardProps): JSX.Element;

/** The foot of a card: facts and buttons below a rule, aligned across the cards of a row. */
export declare function CardFoot({ children }: {
    children: ReactNode;
}): JSX.Element;

/** A list of cards in columns, equally tall in each row. */
export declare function CardGrid({ children, label, columns, className }: CardGridProps): JSX.Element;

declare interface CardGridProps {
    /** Cards, or components whose outermost element is a card. */
    children: ReactNode;
    /** Names the list for screen readers. */
    label?: string;
    /** Three columns, or one on a phone. As many as fit by default. */
    columns?: 3;
    className?: string;
}

declare interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
    /** `li` by default, for a `CardGrid`. */
    as?: 'li' | 'section' | 'div';
    /**
     * A coloured mark on the top edge of a card without a cover, by its index in its list. The six colours repeat.
     * @deprecated Use a `Cover`.
     */
    accent?: number;
    /** Makes the whole card clickable: it follows the link in its title. Other links and buttons keep working. */
    isLink?: boolean;
}

/** The skeleton of a card, about as tall as a card. */
export declare function CardSkeleton({ hasCover }?: {
    hasCover?: boolean;
}): JSX.Element;

/** User-written text on a card, with its line breaks. */
export declare function CardText({ children, lines, className }: CardTextProps): JSX.Element;

declare interface CardTextProps {
    children: ReactNode;
    /** Clamps the text to this many lines. By default all are shown. */
    lines?: number;
    className?: string | undefined;
}

/** The heading of a card. */
export declare function CardTitle({ as: Heading, className, ...rest }: CardTitleProps): JSX.Element;

declare interface CardTitleProps extends ComponentProps<'h2'> {
    /** The heading level. Both look the same. */
    as?: 'h2' | 'h3';
}

/** The first line of a card: its state at the start, one detail at the end. */
export declare function CardTop({ children }: {
    children: ReactNode;
}): JSX.Element;

declare type Cell<Row extends string, Column extends string> = `${NoInfer<Row>} ${NoInfer<Column>}`;

/** A checkbox. Its children are the label, and a press on them ticks it too. */
export declare function Checkbox({ children, ...rest }: Omit<ComponentProps<'input'>, 'type' | 'className'>): JSX.Element;

export { CheckIcon }

export { ChevronDownIcon }

/** Chips in a row, read out as a list. Nothing is rendered for no items. */
export declare function ChipList({ items, max, label, tone }: ChipListProps): JSX.Element | null;

declare interface ChipListProps {
    items: readonly string[];
    /** How many chips to show before '+N more'. All by default. */
    max?: number;
    /** Names the list for screen readers. */
    label?: string;
    tone?: ChipProps['tone'];
}

declare interface ChipProps {
    tone?: 'neutral' | 'accent' | 'outline';
    children: ReactNode;
    /** The tooltip, for text that had to be shortened. */
    title?: string;
}

export { CircleAlertIcon }

export { CircleCheckIcon }

export { CircleUserIcon }

/** Clears the filters of a list. The button goes with them, so the focus moves to the search box of the page's `FilterBar`. */
export declare function ClearFilters({ onClear, ...button }: ClearFiltersProps): JSX.Element;

declare interface ClearFiltersProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'children'> {
    onClear: () => void;
}

export { ClockIcon }

/** A row that wraps. */
export declare function Cluster({ as, ...props }: BoxProps): ReactElement;

export { CodeIcon }

/** Says that a draft was restored, and discards it on request. Place it at the top of the form. */
export declare function ComebackNotice({ comeback: { isBack, discard } }: ComebackNoticeProps): JSX.Element | null;

declare interface ComebackNoticeProps {
    /** As `useKeptForm` of the SDK returns it. */
    comeback: {
        isBack: boolean;
        discard: () => void;
    };
}

/** How much time a member has for a team, and their last day, `YYYY-MM-DD`. Both are optional. */
export declare interface Commitment {
    readonly hoursPerWeek?: number | null;
    readonly until?: string | null;
}

/** Fields for a member's commitment. */
export declare function CommitmentFields({ commitment, onChange }: CommitmentFieldsProps): JSX.Element;

declare interface CommitmentFieldsProps {
    commitment: Commitment;
    onChange: (commitment: Commitment) => void;
}

export { CompassIcon }

/** With `https://` before an address that was typed without it. Other texts stay as they are. */
export declare function completedAddress(typed: string): string;

/** Asks before an action that is hard to undo. A click outside doesn't close it, and the focus starts on Cancel. */
export declare function ConfirmDialog({ isOpen, onClose, title, text, confirmLabel, onConfirm, ...more }: ConfirmDialogProps): JSX.Element;

declare interface ConfirmDialogProps {
    isOpen: boolean;
    onClose: () => void;
    title: ReactNode;
    text: ReactNode;
    confirmLabel: ReactNode;
    cancelLabel?: ReactNode;
    onConfirm: () => void;
    /** The confirmed action is pending. The dialog stays open until the caller closes it. */
    isBusy?: boolean;
    /** Why the action failed. */
    failure?: string | null;
    tone?: 'neutral' | 'danger';
}

/** A notification count. Renders nothing for zero, and '99+' above 99. */
export declare function CountBadge({ count, className }: CountBadgeProps): JSX.Element | null;

declare interface CountBadgeProps {
    count: number;
    className?: string;
}

/**
 * A picture, or a generated cover that makes a project or hackathon easy to recognise. Decoration. It is four times as
 * wide as high, and on a wide page at most 240 px high: there the middle of the picture shows.
 */
export declare function Cover({ seed, src, isOnCard, isTile, isFirst }: CoverProps): JSX.Element;

declare interface CoverProps {
    /** An id, or what else stays the same of a thing. It decides colours and pattern. Without it, a skeleton. */
    seed?: string;
    /** URL of a picture. Without it, the generated cover. While it loads, or if it can't, only the colours of that show. */
    src?: string | null;
    /** Fills the top edge of a `Card` whose first child it is. */
    isOnCard?: boolean;
    /** Small and square, for a row of a list. */
    isTile?: boolean;
    /** In view once its page opens, so fetched before other pictures. Without being told, a cover that is neither on a card nor a tile is. */
    isFirst?: boolean;
}

/** What was cut out. Its signal ends when the dialog is closed. */
export declare interface CutPicture {
    toFile: () => Promise<Blob>;
    signal: AbortSignal;
}

/**
 * A modal dialog. The focus moves to its first field when it opens, and returns when it closes. For that reason the close
 * button is last in the tab order, though it is shown at the top.
 */
export declare function Dialog({ isOpen, onClose, title, description, children, footer, size }: DialogProps): JSX.Element;

declare interface DialogProps {
    isOpen: boolean;
    /** Called on Escape, on the close button and on a click outside. */
    onClose: () => void;
    title: ReactNode;
    description?: ReactNode;
    children?: ReactNode;
    /** Buttons at the foot, which stay in view while the body scrolls. */
    footer?: ReactNode;
    size?: 'sm' | 'md' | 'lg';
}

/** Collapsible content, closed at first. It opens where a field inside can't be sent. */
export declare function Disclosure({ summary, children, ...rest }: DisclosureProps): JSX.Element;

declare interface DisclosureProps extends Omit<DetailsHTMLAttributes<HTMLDetailsElement>, 'style'> {
    /** The label of the toggle. */
    summary: ReactNode;
}

export { DownloadIcon }

export { EllipsisIcon }

/** Shown in place of an empty list: why it is empty, and what to do next. */
export declare function EmptyState({ title, text, icon, action }: EmptyStateProps): JSX.Element;

declare interface EmptyStateProps {
    title: ReactNode;
    text?: ReactNode;
    /** An icon from the kit. */
    icon?: ReactNode;
    /** What to do about it: a button or a link. */
    action?: ReactNode;
}

/** Shown in place of a part that failed to load. Announced to screen readers at once. The main part of the page gets the focus of a retry. */
export declare function ErrorState({ title, titleAs: Title, text, onRetry, retryLabel }: ErrorStateProps): JSX.Element;

declare interface ErrorStateProps {
    title: ReactNode;
    /** `h1` where the page itself failed. */
    titleAs?: 'p' | 'h1' | 'h2';
    text?: ReactNode;
    /** Called by the retry button, which is shown only with it. */
    onRetry?: () => void;
    retryLabel?: ReactNode;
}

/** A link out of the product, in a new tab. For user input use `MaybeLink`, which validates it. */
export declare function ExternalLink({ href, isUserContent, children, className, ...rest }: ExternalLinkProps): JSX.Element;

declare interface ExternalLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
    href: string;
    /** It stands in what a person wrote, so that search engines give the product no part in it. */
    isUserContent?: boolean;
}

export { EyeIcon }

export { EyeOffIcon }

/** A description list in two columns. Its children are `dt` and `dd`. */
export declare function FactList({ className, ...rest }: Omit<HTMLAttributes<HTMLDListElement>, 'style'>): JSX.Element;

/** A fieldset of fields or toggle chips. Its children wrap; fields fill the width. */
export declare function FieldGroup({ legend, children }: FieldGroupProps): JSX.Element;

declare interface FieldGroupProps {
    legend: ReactNode;
    children: ReactNode;
}

/** Short fields that belong together, side by side where they fit. */
export declare function FieldRow({ children }: FieldRowProps): JSX.Element;

declare interface FieldRowProps {
    children: ReactNode;
}

/** Props of every labelled field. */
declare interface FieldTextProps {
    label: ReactNode;
    /** Help text, which stays visible while typing. */
    hint?: ReactNode;
    /** What is wrong and how to fix it. Marks the control as invalid. */
    error?: ReactNode;
    /** What is asked for when a required field is sent empty, such as `Choose a reason.` */
    ifEmpty?: string;
}

/** The filters of a list. On a phone all but the first collapse behind a button, so that the list starts in view, and its label is only spoken. */
export declare function FilterBar({ lead, activeCount, children }: FilterBarProps): JSX.Element;

declare interface FilterBarProps {
    /** The filter that people use most. */
    lead: ReactNode;
    /** How many of the others are active. */
    activeCount: number;
    children: ReactNode;
}

export { FolderKanbanIcon }

export { FolderPlusIcon }

/** The sticky footer of a long form: its buttons, its state, and the failure of the last attempt. */
export declare function FormActions({ children, status, failure }: FormActionsProps): JSX.Element;

declare interface FormActionsProps {
    /** The buttons, the main one last. */
    children: ReactNode;
    /** The state of the form, such as 'You have unsaved changes.'; announced when it changes. */
    status?: ReactNode;
    /** Why the last attempt failed. Announced at once. */
    failure?: ReactNode;
}

/** A section of a long form under its own `h2`, with the fields beside it or, on narrow screens, below. */
export declare function FormSection({ id, title, hint, children }: FormSectionProps): JSX.Element;

declare interface FormSectionProps {
    /** For links that lead to it; a script can move the focus there. */
    id?: string;
    title: ReactNode;
    /** Why these fields are asked for, in a sentence. */
    hint?: ReactNode;
    children: ReactNode;
}

/** How many of each group took one step after the other. On narrow screens it scrolls inside itself. */
declare function FunnelTable({ caption, steps, groups }: FunnelTableProps): JSX.Element;

declare interface FunnelTableProps {
    /** What is counted. */
    caption: string;
    /** Of the three steps after "Shown". */
    steps: readonly [string, string, string];
    groups: readonly {
        label: string;
        /** `null`: too few. A step is `null` where nobody could take it. */
        figures: {
            shown: number;
            asked: Rate | null;
            joined: Rate | null;
            active: Rate | null;
        } | null;
    }[];
}

export declare function GitHubMark(): JSX.Element;

export declare function GitLabMark(): JSX.Element;

export { GlobeIcon }

export { GraduationCapIcon }

export { HandshakeIcon }

export { HouseIcon }

/** A square button whose only child is an icon. */
export declare function IconButton({ label, variant, className, ...rest }: IconButtonProps): JSX.Element;

declare interface IconButtonProps extends Omit<ButtonProps, 'aria-label' | 'title'> {
    /** What the button does, for screen readers and as the tooltip. */
    label: string;
}

export declare function IconItem({ icon, children, className }: IconItemProps): JSX.Element;

declare interface IconItemProps {
    /** An icon from the kit, hidden from screen readers. */
    icon: ReactNode;
    children: ReactNode;
    className?: string;
}

/** Short facts, each after an icon. Its children are `IconItem`s. */
export declare function IconList({ tone, className, ...rest }: IconListProps): JSX.Element;

declare interface IconListProps extends Omit<HTMLAttributes<HTMLUListElement>, 'style'> {
    /** Of the text. Icons are always muted. */
    tone?: 'muted';
}

/** An icon on a coloured tile. Decoration. */
export declare function IconTile({ children }: {
    children: ReactNode;
}): JSX.Element;

export { ImageIcon }

export { InboxIcon }

export { InfoIcon }

declare interface LabelledOption<Value> {
    value: Value;
    label: string;
}

export { LayersIcon }

/**
 * A dialog in a chunk of its own, which loads when the dialog is first rendered. Render it only while it is open. When loading
 * fails, a dialog says so, and the next opening tries again.
 *
 * @example const EditDialog = lazyDialog('Edit', () => import('./edit-dialog.tsx').then((file) => file.EditDialog));
 * @param title of the dialog that says so
 */
export declare function lazyDialog<Props extends {
    onClose: () => void;
}>(title: string, load: () => Promise<ComponentType<Props>>): ComponentType<Props>;

/** Asks before unsaved changes are lost. */
export declare function LeaveDialog({ question }: LeaveDialogProps): JSX.Element;

declare interface LeaveDialogProps {
    /** As `useUnsavedChanges` of the SDK returns it. */
    question: {
        isAsking: boolean;
        stay: () => void;
        leave: () => void;
    };
}

export declare function LinkedInMark(): JSX.Element;

/** What somebody wrote, word for word, with its http(s) addresses as links. */
export declare function LinkedWords({ words }: {
    words: string;
}): (string | JSX.Element)[];

export { LinkIcon }

/** A row of a `RowList` that leads somewhere: picture, title, facts and perhaps words. With one line of facts, no words and letters of the usual size, it is 72 px high. */
export declare function LinkRow({ picture, link, children, words }: LinkRowProps): JSX.Element;

declare interface LinkRowProps {
    /** A small `Avatar`, or a `Cover` that `isTile`. */
    picture: ReactNode;
    /** The link, named by the title. The whole row follows it. */
    link: ReactElement;
    /** One line of facts, two on a phone. */
    children: ReactNode;
    /** What somebody says about it, in full. */
    words?: string | null;
}

/** A field for several short texts, with the chips that they become below it. */
export declare function ListField({ entries, hint, ...rest }: ListFieldProps): JSX.Element;

declare interface ListFieldProps extends Omit<ComponentProps<typeof TextField>, 'type'> {
    /** What the typed text is split into. */
    entries: readonly string[];
}

/** Shown while a dialog loads, after 300 ms. The page stays usable. */
export declare function LoadingDialog(): JSX.Element;

/** Says that something is loading, above skeletons that keep its place, or that it waits for the network. */
export declare function LoadingRegion({ label, children }: LoadingRegionProps): JSX.Element;

declare interface LoadingRegionProps {
    /** What is loading, such as 'Loading projects...'; shown and announced. */
    label: ReactNode;
    /** Skeletons; hidden from screen readers. */
    children?: ReactNode;
}

/** The end of a paged list: loads the next page when it scrolls near, and on a click. */
export declare function LoadMore({ pageCount, isBusy, hasFailed, onLoad }: LoadMoreProps): JSX.Element;

declare interface LoadMoreProps {
    pageCount: number;
    isBusy?: boolean;
    hasFailed?: boolean;
    onLoad: () => void;
}

export { LockIcon }

export { LogOutIcon }

/** Long user-written text, in full and with its line breaks. Its children are words and links. */
export declare function LongText({ children }: {
    children: ReactNode;
}): JSX.Element;

/** Layout and text style of a box. What is left out keeps its default. */
declare interface Look {
    /** Between children, as a step of the scale: 3 is `--space-3`. */
    gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
    /** Between the lines of a cluster, where that differs. */
    rowGap?: 1 | 2 | 3;
    /** On the cross axis. */
    align?: 'start' | 'center' | 'baseline' | 'end';
    /** On the main axis of a row or cluster. */
    justify?: 'center' | 'end' | 'between';
    /** Children grow to fill their line: always, or below 480 px only. */
    fills?: 'always' | 'on-phones';
    /** Takes the space that is left in the row around it. */
    grows?: boolean;
    tone?: 'muted' | 'subtle' | 'accent';
    size?: 'sm' | 'md' | 'lg';
    weight?: 'regular' | 'medium' | 'semibold';
    /** Tabular figures, so that a changing number moves nothing. */
    isNumeric?: boolean;
    /** Clamps the text to this many lines. */
    lines?: number;
}

/** An email address as a link. */
export declare function MailLink({ address }: {
    address: string;
}): JSX.Element;

export { MapPinIcon }

/** Whether Best fit brings people into teams that last. */
export declare function MatchingFunnel({ scope, results, hasFailed, onRetry }: MatchingFunnelProps): JSX.Element;

declare interface MatchingFunnelProps {
    /** For which projects, as the end of a sentence: ` for this event`. */
    scope?: string;
    /** Absent until they are read. */
    results: ComponentProps<typeof FunnelTable>['groups'] | undefined;
    hasFailed: boolean;
    onRetry: () => void;
}

/** A link when the value is an http(s) URL or an email, else plain text. No other scheme ever becomes a link. */
export declare function MaybeLink({ value, children, className }: MaybeLinkProps): JSX.Element;

declare interface MaybeLinkProps {
    /** User input: a URL or anything else. */
    value: string;
    /** Shown instead of the value, linked or not. */
    children?: ReactNode;
    className?: string;
}

export { MenuIcon }

export { MessageCircleIcon }

export { MonitorIcon }

export { MoonIcon }

/**
 * An overflow menu: a button that discloses others. It opens on click and arrow key, and closes as `NavMenu` does. Choosing an
 * item focuses the button first, so that a dialog returns the focus there.
 */
export declare function MoreMenu({ items, describedBy, align }: MoreMenuProps): JSX.Element;

declare interface MoreMenuProps {
    items: readonly {
        readonly label: string;
        readonly onSelect: () => void;
    }[];
    /** Id of the element that it belongs to, where a page has several. */
    describedBy?: string;
    /** The edge of the button that the list is aligned to. */
    align?: 'start' | 'end';
}

/**
 * A button that discloses links of the site navigation. Deliberately no ARIA menu: these are links, and screen readers
 * announce them as such. Opens by hover, click and arrow key; closes on Escape, on choosing, and 150 ms after focus or
 * pointer leave it (decisions: dropdowns).
 */
export declare function NavMenu({ label, items, isActive }: NavMenuProps): JSX.Element;

declare interface NavMenuItem {
    label: string;
    /** The link, such as `<NavLink to="/explore" />`; the label becomes its text. */
    render: ReactElement;
}

declare interface NavMenuProps {
    label: string;
    items: readonly NavMenuItem[];
    /** Whether one of its pages is shown. */
    isActive?: boolean;
}

/** Shown in place of a list of which its filters leave nothing: names them, and clears them. */
export declare function NothingMatches({ title, icon, subject, filters, isSearched, onClear }: NothingMatchesProps): JSX.Element;

declare interface NothingMatchesProps {
    /** `No projects found.` */
    title: string;
    /** An icon from the kit. */
    icon?: ReactNode;
    /** Who or what is missing, as a sentence begins. */
    subject: 'Nobody' | 'Nothing';
    /** Every filter that is set, in words, and the search; at least one. */
    filters: readonly string[];
    /** Whether the search is one of them. */
    isSearched: boolean;
    /** Clears all of them. */
    onClear: () => void;
}

/** An inline message within the page. */
export declare function Notice({ tone, children, role, className, ref }: NoticeProps): JSX.Element;

declare interface NoticeProps {
    tone: 'info' | 'success' | 'warning' | 'danger';
    children: ReactNode;
    /** 'status' or 'alert' for a notice that appears later and has to be announced. */
    role?: AriaRole;
    className?: string;
    ref?: Ref<HTMLDivElement>;
}

export { OctagonAlertIcon }

/** The same, collapsed at first: joining a team has to stay one click. */
export declare function OptionalCommitment(props: CommitmentFieldsProps): JSX.Element;

declare interface OptionGroup<Value> {
    group: string;
    options: readonly LabelledOption<Value>[];
}

/** The content column of a page. No landmark: the shell has `<main>`. */
export declare function Page({ children, width }: PageProps): JSX.Element;

/** The page's one `h1`, with a description and actions. */
export declare function PageHeader({ title, titleAs: Title, description, actions }: PageHeaderProps): JSX.Element;

declare interface PageHeaderProps {
    title: ReactNode;
    /** `p` in a placeholder, which has no heading yet. */
    titleAs?: 'h1' | 'p';
    description?: ReactNode;
    actions?: ReactNode;
}

declare interface PageProps {
    children: ReactNode;
    /** `wide` for cards, lists and columns; the default keeps the lines of text and forms short. */
    width?: 'default' | 'wide';
}

/** The URL in user input, or `null` for anything but a complete http(s) URL (decisions: 'starts with http'). */
export declare function parseHttpUrl(value: string): URL | null;

/** A password field with a button that shows the characters. */
export declare function PasswordField({ value, onValueChange, ...others }: PasswordFieldProps): JSX.Element;

declare interface PasswordFieldProps extends FieldTextProps, Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'children' | 'type'> {
    value: string;
    onValueChange: (value: string) => void;
}

export { PencilIcon }

/** Chooses a file and cuts a part out of it. Closing it stops an upload. */
export declare function PictureDialog({ title, size, isRound, isBusy, failure, onSave, onClose }: PictureDialogProps): JSX.Element;

declare interface PictureDialogProps {
    title: string;
    /** Of what is sent, in pixels. */
    size: Size;
    /** Whether others see a circle. */
    isRound?: boolean;
    isBusy: boolean;
    /** Why it was not saved. */
    failure: string | null;
    onSave: (picture: CutPicture) => void;
    onClose: () => void;
}

export { PlayIcon }

export { PlusIcon }

/** A list with check marks, such as of reasons. Nothing is rendered for no points. */
export declare function PointList({ points, label }: PointListProps): JSX.Element | null;

declare interface PointListProps {
    /** A sentence each. */
    points: readonly string[];
    /** Names the list for screen readers. */
    label: string;
}

/** A message from one person to another, with its line breaks. Nothing is rendered for an empty one. */
export declare function Quote({ words }: {
    words: ReactNode;
}): JSX.Element | null;

/** How many of how many, with the ends of the interval of the share, from 0 to 1. */
declare interface Rate {
    count: number;
    of: number;
    low: number;
    high: number;
}

export { RocketIcon }

export { RotateCwIcon }

/** A row on one line. */
export declare function Row({ as, ...props }: BoxProps): ReactElement;

/** A bordered list with a rule between its rows, hidden while empty. Its children are the rows. */
export declare function RowList({ as: Element, className, ...rest }: RowListProps): JSX.Element;

declare interface RowListProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
    as?: 'ul' | 'ol' | 'dl';
}

/** Hands a text to the device as a download. */
export declare function saveFile(name: string, type: string, text: string): void;

/** A search box with a clear button, which puts the cursor back into the box. */
export declare function SearchField({ value, onValueChange, ...others }: SearchFieldProps): JSX.Element;

declare interface SearchFieldProps extends FieldTextProps, Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'children' | 'type' | 'ref'> {
    value: string;
    onValueChange: (value: string) => void;
}

export { SearchIcon }

/** Who is on a team and how many seats are free, as faces and as words. */
export declare function SeatRow({ taken, free, children }: SeatRowProps): JSX.Element;

declare interface SeatRowProps {
    taken: readonly {
        id: string;
        name: string;
        pictureUrl?: string | null | undefined;
    }[];
    /** Keys of the free seats. */
    free: readonly (string | number)[];
    /** The same in words, for screen readers too. */
    children: ReactNode;
}

/** A part of a page under its own `h2`. */
export declare function Section({ title, children }: SectionProps): JSX.Element;

declare interface SectionProps {
    title: ReactNode;
    children: ReactNode;
}

/** A native select, with a styled list where the browser supports that. */
export declare function SelectField<Value extends string>(props: SelectFieldProps<Value>): JSX.Element;

declare interface SelectFieldProps<Value extends string> extends FieldTextProps, Omit<ComponentProps<'select'>, 'value' | 'defaultValue' | 'onChange' | 'children' | 'multiple'> {
    value: Value;
    onValueChange: (value: Value) => void;
    /** A string is its own label. */
    options: readonly (Value | LabelledOption<Value> | OptionGroup<Value>)[];
}

export { SendIcon }

export { Share2Icon }

/** Opens the system's share sheet for a page or, where there is none, copies its URL to the clipboard. */
export declare function ShareLink({ path, title, className, ...button }: ShareLinkProps): JSX.Element;

declare interface ShareLinkProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
    /** Path of the page to share, such as `/people/1`. */
    path: string;
    /** What it is called where it is shared. */
    title: string;
}

declare interface Size {
    width: number;
    height: number;
}

/** A placeholder for something that loads. Put it in a `LoadingRegion`, which says what that is. */
export declare function Skeleton({ width, height, radius, className }: SkeletonProps): JSX.Element;

declare interface SkeletonProps {
    /** CSS lengths; numbers are pixels. */
    width?: CSSProperties['width'];
    height?: CSSProperties['height'];
    radius?: CSSProperties['borderRadius'];
    /** Sets the size instead of the other props. For prerendered pages: their CSP forbids `style` attributes. */
    className?: string | undefined;
}

/** A placeholder for lines of text. The last one is shorter, as in a paragraph. */
export declare function SkeletonText({ lines, className }: SkeletonTextProps): JSX.Element;

declare interface SkeletonTextProps {
    lines: number;
    className?: string;
}

export { SlidersHorizontalIcon }

/** A spinner, as large as the text around it. With reduced motion it pulses instead. */
export declare function Spinner({ label }: SpinnerProps): JSX.Element;

declare interface SpinnerProps {
    /** What is being waited for. Without it the spinner is hidden from screen readers, for use beside a text that says so. */
    label?: string;
}

/** A page in two columns, or in one on narrow screens. */
export declare function Split({ head, main, side, more, sideAt }: SplitProps): JSX.Element;

declare interface SplitProps {
    /** Above `main`, and first on a phone. */
    head?: ReactNode;
    /** The wide column. */
    main: ReactNode;
    /** The narrow column, before `main` on a phone. */
    side?: ReactNode;
    /** Below `side`, last on a phone. */
    more?: ReactNode;
    /** The side of the narrow column. */
    sideAt?: 'start' | 'end';
}

/** A column. */
export declare function Stack({ as, ...props }: BoxProps): ReactElement;

/** Why the last attempt failed, beside its button. Offline, it says when to try again. It scrolls into view when it appears: a dialog may be longer than the screen. */
export declare function StepFailure({ failure, className }: StepFailureProps): JSX.Element | null;

declare interface StepFailureProps {
    /** A sentence; nothing is shown without one. */
    failure: ReactNode;
    className?: string;
}

export { SunIcon }

declare interface Tab {
    value: string;
    label: ReactNode;
    /** A number beside the label; part of the tab's name. */
    count?: number;
}

/** The panel of a tab, mounted only while that is selected, unless it is kept. */
export declare function TabPanel({ value, isKept, children }: TabPanelProps): JSX.Element;

declare interface TabPanelProps {
    value: string;
    /** Keeps what is typed in it while another tab is selected. */
    isKept?: boolean;
    children: ReactNode;
}

/** Tabs with automatic activation: arrow keys switch at once, so panels should render quickly. */
export declare function Tabs({ value, onValueChange, tabs, children }: TabsProps): JSX.Element;

declare interface TabsProps {
    value: string;
    /** A click calls it twice: on focus and on press. */
    onValueChange: (value: string) => void;
    tabs: readonly Tab[];
    /** The `TabPanel`s, one for each tab. */
    children: ReactNode;
}

declare type Tag = 'dd' | 'div' | 'dl' | 'dt' | 'form' | 'h2' | 'h3' | 'header' | 'li' | 'ol' | 'p' | 'section' | 'span' | 'ul';

/** A labelled field for several lines of text. It grows with the text where the browser supports that. */
export declare function TextArea({ value, onValueChange, ...others }: TextAreaProps): JSX.Element;

declare interface TextAreaProps extends FieldTextProps, Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'onChange' | 'children'> {
    value: string;
    onValueChange: (value: string) => void;
}

/**
 * A labelled field for one line of text, in the direction of its script. One of type `url` adds `https://` where it was left out.
 * `className` goes to the frame, other props to the input.
 */
export declare function TextField({ value, onValueChange, ...others }: TextFieldProps): JSX.Element;

declare interface TextFieldProps extends FieldTextProps, Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'children'> {
    value: string;
    onValueChange: (value: string) => void;
}

/** In which zone somebody's times are: none, the browser's, then all others by continent or ocean. */
export declare function TimeZoneField({ value, ...props }: TimeZoneFieldProps): JSX.Element;

declare interface TimeZoneFieldProps {
    /** An IANA name; empty: none. */
    value: string;
    onValueChange: (timeZone: string) => void;
    hint: string;
    /** What is wrong and how to fix it. */
    error?: string | undefined;
}

/** The zone of the reader's clock. */
export declare function timeZoneHere(): string;

/** An IANA time zone by its city and its present offset: `Tokyo (GMT+9)`. One without a city is its offset: `UTC`, `GMT+2`. */
export declare function timeZoneText(timeZone: string, now?: Date): string;

/** A toggle button, such as for one skill. It keeps its width when toggled. */
export declare function ToggleChip({ isPressed, onPressedChange, children, className, ...rest }: ToggleChipProps): JSX.Element;

declare interface ToggleChipProps extends Omit<ComponentProps<'button'>, 'onClick' | 'aria-pressed' | 'type'> {
    isPressed: boolean;
    onPressedChange: (next: boolean) => void;
}

export { Trash2Icon }

export { TriangleAlertIcon }

export { TrophyIcon }

/** Shown in place of a dialog that failed to load. */
export declare function UnavailableDialog({ what, onClose }: UnavailableDialogProps): JSX.Element;

declare interface UnavailableDialogProps {
    /** What is unavailable, in the plural: `Invites`. */
    what: string;
    onClose: () => void;
}

export { UndoIcon }

/** Whether the browser has a network at all. */
export declare function useIsOnline(): boolean;

export { UserCheckIcon }

export { UserPlusIcon }

export { UsersIcon }

/** Text for screen readers only. */
export declare function VisuallyHidden({ children }: {
    children: ReactNode;
}): JSX.Element;

/** The form state: hours a week as typed, and the chosen times of the week. */
declare interface Week<Day extends string, Part extends string> {
    hoursPerWeek: string;
    timeBlocks: readonly Cell<Day, Part>[];
}

/** Fields for a person's hours a week and times of the week. */
export declare function WeekFields<Day extends string, Part extends string>(props: WeekFieldsProps<Day, Part>): JSX.Element;

declare interface WeekFieldsProps<Day extends string, Part extends string> {
    week: Week<Day, Part>;
    onChange: (change: Partial<Week<Day, Part>>) => void;
    /** The allowed range of hours a week; `null` leaves their field out. */
    hours: {
        readonly from: number;
        readonly to: number;
    } | null;
    /** Labels of the days by key, in order. */
    days: Readonly<Record<Day, string>>;
    /** Labels of the parts of a day, likewise. */
    parts: Readonly<Record<Part, string>>;
}

/** Text with a style of its own. */
export declare function Words({ as, ...props }: BoxProps): ReactElement;

export { XIcon }

export declare function YouTubeMark(): JSX.Element;

export { }
