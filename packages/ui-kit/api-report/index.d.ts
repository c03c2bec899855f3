// @crewdeck/ui-kit 1.1.0
import { default as ArchiveIcon } from 'lucide-react/icons/archive';
import { default as ArchiveRestoreIcon } from 'lucide-react/icons/archive-restore';
import type { AriaRole } from 'react';
import { default as ArrowRightIcon } from 'lucide-react/icons/arrow-right';
import { default as ArrowUpRightIcon } from 'lucide-react/icons/arrow-up-right';
import { default as BadgeCheckIcon } from 'lucide-react/icons/badge-check';
import { default as BellIcon } from 'lucide-react/icons/bell';
import { default as CheckIcon } from 'lucide-react/icons/check';
import { default as ChevronDownIcon } from 'lucide-react/icons/chevron-down';
import { default as CircleAlertIcon } from 'lucide-react/icons/circle-alert';
import { default as CircleCheckIcon } from 'lucide-react/icons/circle-check';
import { default as CircleUserIcon } from 'lucide-react/icons/circle-user';
import { default as ClockIcon } from 'lucide-react/icons/clock';
import { default as CodeIcon } from 'lucide-react/icons/code';
import { ComponentProps } from 'react';
import type { ComponentType } from 'react';
import type { CSSProperties } from 'react';
import type { DetailsHTMLAttributes } from 'react';
import { default as DownloadIcon } from 'lucide-react/icons/download';
import { default as EyeIcon } from 'lucide-react/icons/eye';
import { default as EyeOffIcon } from 'lucide-react/icons/eye-off';
import { default as FolderKanbanIcon } from 'lucide-react/icons/folder-kanban';
import { default as FolderPlusIcon } from 'lucide-react/icons/folder-plus';
import { FormHTMLAttributes } from 'react';
import { default as GlobeIcon } from 'lucide-react/icons/globe';
import { default as GraduationCapIcon } from 'lucide-react/icons/graduation-cap';
import { default as HandshakeIcon } from 'lucide-react/icons/handshake';
import { HTMLAttributes } from 'react';
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

/** A person's picture or initials. Decoration: put the name beside it. The same name always has the same colour. */
export declare function Avatar({ name, src, size, className }: AvatarProps): JSX.Element;

declare interface AvatarProps {
    name: string;
    /** Address of a picture. Initials stand in for a missing or broken one. */
    src?: string | null;
    size?: 'sm' | 'md' | 'lg';
    className?: string;
}

/** The state something is in. The text says it; the colour only repeats it. */
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
 * Starts something; with `render`, a link that looks like it does.
 * A busy button stays focusable, so that the keyboard user does not fall back to the top of the page,
 * and refuses to submit its form a second time.
 */
export declare function Button({ variant, size, isBusy, render, className, children, onClick, type, ...rest }: ButtonProps): JSX.Element;

declare interface ButtonProps extends ComponentProps<'button'> {
    /** One primary button a view; danger for what cannot be undone, and quiet where it is only offered yet. */
    variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | 'quiet-danger';
    size?: 'sm' | 'md' | 'lg';
    /** The action is under way: shows a spinner and ignores clicks. The children say what is happening. */
    isBusy?: boolean;
    /** An element to render instead of `<button>`, such as a router link. It keeps its own props. */
    render?: ReactElement;
}

/** One thing among its like, on a surface of its own. Stacks its children; an element with `margin-top: auto` sits at the foot. */
export declare function Card({ as: Element, accent, isLink, className, ...rest }: CardProps): JSX.Element;

/** Facts and buttons below a line, at the same height on all the cards of a row. */
export declare function CardFoot({ children }: {
    children: ReactNode;
}): JSX.Element;

/** A list of cards side by side, as many as fit, equally tall in a row. */
export declare function CardGrid({ children, label, columns, className }: CardGridProps): JSX.Element;

declare interface CardGridProps {
    /** Cards, or components whose outermost element is a card. */
    children: ReactNode;
    /** Names the list for screen readers. */
    label?: string;
    /** Three beside or below each other, never two and one left over. As many as fit unless told. */
    columns?: 3;
    className?: string;
}

declare interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
    /** The element: an item of a list, as in a `CardGrid`, unless it stands alone. */
    as?: 'li' | 'section' | 'div';
    /** A coloured mark on the top edge. Its place in a list, from 0: the six colours repeat. */
    accent?: number;
    /** Leads to where the link in its title leads, wherever it is pressed. Its other links and its buttons stay their own. */
    isLink?: boolean;
}

/** A card that is on its way, about as tall as the ones that replace it. */
export declare function CardSkeleton(): JSX.Element;

/** What somebody wrote about the thing on the card, with their line breaks. */
export declare function CardText({ children, lines }: CardTextProps): JSX.Element;

declare interface CardTextProps {
    children: ReactNode;
    /** How many lines to show before it is cut. All unless told. */
    lines?: number;
}

/** What the thing on the card is called. */
export declare function CardTitle({ as: Heading, className, ...rest }: CardTitleProps): JSX.Element;

declare interface CardTitleProps extends ComponentProps<'h2'> {
    /** The level of the heading; it looks the same at each. */
    as?: 'h2' | 'h3';
}

/** The first line of a card: the state the thing is in at the start, one quiet fact at the end. */
export declare function CardTop({ children }: {
    children: ReactNode;
}): JSX.Element;

declare type Cell<Row extends string, Column extends string> = `${NoInfer<Row>} ${NoInfer<Column>}`;

export { CheckIcon }

export { ChevronDownIcon }

/** Chips in a row, read out as a list. Nothing is rendered for no items. */
export declare function ChipList({ items, max, label, tone }: ChipListProps): JSX.Element | null;

declare interface ChipListProps {
    items: readonly string[];
    /** How many to show before '+N more' stands for the rest. All unless told. */
    max?: number;
    /** Names the list for screen readers. */
    label?: string;
    tone?: ChipProps['tone'];
}

declare interface ChipProps {
    tone?: 'neutral' | 'accent' | 'outline';
    children: ReactNode;
    /** Shown while pointing, for text that had to be shortened. */
    title?: string;
}

export { CircleAlertIcon }

export { CircleCheckIcon }

export { CircleUserIcon }

export { ClockIcon }

/** Children beside each other, on as many lines as they need. */
export declare function Cluster({ as, ...props }: BoxProps): ReactElement;

export { CodeIcon }

/** Says that nothing was lost. Stands at the top of its form. */
export declare function ComebackNotice({ comeback: { isBack, discard } }: ComebackNoticeProps): JSX.Element | null;

declare interface ComebackNoticeProps {
    /** Whether what a person wrote earlier is in the form again, and their way to be rid of it. */
    comeback: {
        isBack: boolean;
        discard: () => void;
    };
}

/** How much time somebody has for a team, and until which day, `YYYY-MM-DD`; nothing of what they do not say. */
export declare interface Commitment {
    readonly hoursPerWeek?: number | null;
    readonly until?: string | null;
}

/** What a member says of their time. */
export declare function CommitmentFields({ commitment, onChange }: CommitmentFieldsProps): JSX.Element;

declare interface CommitmentFieldsProps {
    commitment: Commitment;
    onChange: (commitment: Commitment) => void;
}

/**
 * Asks before something happens that is hard to undo. A click beside it does not close it, and focus starts on the
 * way out, so that Enter by reflex harms nothing.
 */
export declare function ConfirmDialog(props: ConfirmDialogProps): JSX.Element;

declare interface ConfirmDialogProps {
    isOpen: boolean;
    onClose: () => void;
    title: ReactNode;
    text: ReactNode;
    confirmLabel: ReactNode;
    cancelLabel?: ReactNode;
    onConfirm: () => void;
    /** The confirmed action is under way; the dialog stays until the caller closes it. */
    isBusy?: boolean;
    /** Why it was refused, said where it was confirmed. */
    failure?: string | null;
    tone?: 'neutral' | 'danger';
}

/** A number that asks for attention. Renders nothing for zero, and '99+' for more than fits. */
export declare function CountBadge({ count, className }: CountBadgeProps): JSX.Element | null;

declare interface CountBadgeProps {
    count: number;
    className?: string;
}

/**
 * A modal window. Focus moves to its first field when it opens and returns to where it was when it closes. The close
 * button comes last in the order of the keyboard for that reason, though it is shown at the top.
 */
export declare function Dialog(props: DialogProps): JSX.Element;

declare interface DialogProps {
    isOpen: boolean;
    /** Asked for by Escape, the close button and a click beside the dialog. */
    onClose: () => void;
    title: ReactNode;
    description?: ReactNode;
    children?: ReactNode;
    /** Buttons at the foot; they stay in view while the body scrolls. */
    footer?: ReactNode;
    size?: 'sm' | 'md' | 'lg';
}

/** What only some want to see, closed until it is asked for. */
export declare function Disclosure({ summary, children, ...rest }: DisclosureProps): JSX.Element;

declare interface DisclosureProps extends Omit<DetailsHTMLAttributes<HTMLDetailsElement>, 'style'> {
    /** What is pressed. */
    summary: ReactNode;
}

export { DownloadIcon }

/** Stands where a list would be, says why there is none and what to do next. */
export declare function EmptyState({ title, text, icon, action }: EmptyStateProps): JSX.Element;

declare interface EmptyStateProps {
    title: ReactNode;
    text?: ReactNode;
    /** An icon from the kit. */
    icon?: ReactNode;
    /** What to do about it: a button or a link. */
    action?: ReactNode;
}

/** Stands in for a part that could not be shown. Announced at once. */
export declare function ErrorState({ title, titleAs: Title, text, onRetry, retryLabel }: ErrorStateProps): JSX.Element;

declare interface ErrorStateProps {
    title: ReactNode;
    /** Where the failed part is the page itself, its title is the page's heading. */
    titleAs?: 'p' | 'h1' | 'h2';
    text?: ReactNode;
    /** Offers the retry button. */
    onRetry?: () => void;
    retryLabel?: ReactNode;
}

/** A link out of the product, in a new tab. For an address that somebody typed use `MaybeLink`, which checks it. */
export declare function ExternalLink({ href, children, className, ...rest }: ExternalLinkProps): JSX.Element;

declare interface ExternalLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
    href: string;
}

export { EyeIcon }

export { EyeOffIcon }

/** Terms, each beside what is known of it. Its children are `dt` and `dd`. */
export declare function FactList({ className, ...rest }: Omit<HTMLAttributes<HTMLDListElement>, 'style'>): JSX.Element;

/** Fields or toggle chips that answer one question together. Its children wrap in a row, fields fill the width. */
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

/** What every labelled field takes. */
declare interface FieldTextProps {
    label: ReactNode;
    /** Help that stays visible while typing. */
    hint?: ReactNode;
    /** What is wrong and how to mend it. Marks the control as invalid. */
    error?: ReactNode;
}

/** The filters of a list. On a narrow screen all but the first stand behind a button, so that the list begins on it. */
export declare function FilterBar({ lead, activeCount, children }: FilterBarProps): JSX.Element;

declare interface FilterBarProps {
    /** The filter that people use first. */
    lead: ReactNode;
    /** How many of the others are set. */
    activeCount: number;
    children: ReactNode;
}

export { FolderKanbanIcon }

export { FolderPlusIcon }

/** Ends a long form and stays at the foot of the window, so that sending it and its failure are always in sight. */
export declare function FormActions({ children, status, failure }: FormActionsProps): JSX.Element;

declare interface FormActionsProps {
    /** The buttons, the main one last. */
    children: ReactNode;
    /** How the work stands, such as 'You have unsaved changes.'; announced when it changes. */
    status?: ReactNode;
    /** Why the last attempt failed. Announced at once. */
    failure?: ReactNode;
}

/** A part of a long form under its own `h2`: what it is about on one side, its fields on the other; one column where both don't fit. */
export declare function FormSection({ title, hint, children }: FormSectionProps): JSX.Element;

declare interface FormSectionProps {
    title: ReactNode;
    /** Why these fields are asked for, in a sentence. */
    hint?: ReactNode;
    children: ReactNode;
}

export { GlobeIcon }

export { GraduationCapIcon }

export { HandshakeIcon }

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
    /** Of the words; icons are muted in any case. */
    tone?: 'muted';
}

/** An icon on a tile of its own, beside or above the name of a way on. Decoration. */
export declare function IconTile({ children }: {
    children: ReactNode;
}): JSX.Element;

export { InboxIcon }

export { InfoIcon }

declare interface LabelledOption<Value> {
    value: Value;
    label: string;
}

export { LayersIcon }

/**
 * A dialog in a chunk of its own, which comes when it is first asked for; it is placed in the page only while it is open. What can't be
 * had is said in its place, and asked for again the next time.
 *
 * @example const EditDialog = lazyDialog('Edit', () => import('./edit-dialog.tsx').then((file) => file.EditDialog));
 * @param title said where it can't be had
 */
export declare function lazyDialog<Props extends {
    onClose: () => void;
}>(title: string, load: () => Promise<ComponentType<Props>>): ComponentType<Props>;

/** Asks before what was entered in a form is lost. */
export declare function LeaveDialog({ question }: LeaveDialogProps): JSX.Element;

declare interface LeaveDialogProps {
    /** Whether somebody is on their way out of a form with unsaved changes, and their two answers. */
    question: {
        isAsking: boolean;
        stay: () => void;
        leave: () => void;
    };
}

export { LinkIcon }

/** Stands in for a dialog that is on its way, once that takes a moment. The page can be used on meanwhile. */
export declare function LoadingDialog(): JSX.Element;

/** Says that something is loading, and keeps its place meanwhile. */
export declare function LoadingRegion({ label, children }: LoadingRegionProps): JSX.Element;

declare interface LoadingRegionProps {
    /** What is loading, such as 'Loading projects...'; shown and announced. */
    label: ReactNode;
    /** Skeletons; hidden from screen readers. */
    children?: ReactNode;
}

/** Behind a list of cards: asks for the next page of it when its place comes near, or on a press. */
export declare function LoadMore({ pageCount, isBusy, hasFailed, onLoad }: LoadMoreProps): JSX.Element;

declare interface LoadMoreProps {
    pageCount: number;
    isBusy?: boolean;
    hasFailed?: boolean;
    onLoad: () => void;
}

export { LockIcon }

export { LogOutIcon }

/** What somebody wrote at length, all of it, with their line breaks. */
export declare function LongText({ children }: {
    children: string;
}): JSX.Element;

/** How a box sets out its children, and how their text looks. What is not said stays as it is around the box. */
declare interface Look {
    /** Between children, in steps of the scale: 3 is `--space-3`. */
    gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
    /** Between the lines of a cluster, where it differs. */
    rowGap?: 1 | 2 | 3;
    /** Across the direction of the box. */
    align?: 'start' | 'center' | 'baseline' | 'end';
    /** Along the direction of a row or cluster. */
    justify?: 'center' | 'end' | 'between';
    /** Children fill their line: always, or where a phone has no room to spare. */
    fills?: 'always' | 'on-phones';
    /** Takes the room that is left in the row around it. */
    grows?: boolean;
    tone?: 'muted' | 'subtle' | 'accent';
    size?: 'sm' | 'md' | 'lg';
    weight?: 'regular' | 'medium' | 'semibold';
    /** Digits of one width, so that a number that changes moves nothing. */
    isNumeric?: boolean;
    /** How many lines to show before the text is cut. All unless told. */
    lines?: number;
}

/** A mail address as a link. */
export declare function MailLink({ address }: {
    address: string;
}): JSX.Element;

export { MapPinIcon }

/** A link when the value is an http(s) URL, else plain text. No other scheme ever becomes a link. */
export declare function MaybeLink({ value, children, className }: MaybeLinkProps): JSX.Element;

declare interface MaybeLinkProps {
    /** What somebody typed: an address or anything else. */
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
    /** One of its pages is being shown. */
    isActive?: boolean;
}

/** A sentence or two that matter here and now, within the page. */
export declare function Notice({ tone, children, role, className }: NoticeProps): JSX.Element;

declare interface NoticeProps {
    tone: 'info' | 'success' | 'warning' | 'danger';
    children: ReactNode;
    /** 'status' or 'alert' for a notice that appears later and has to be announced. */
    role?: AriaRole;
    className?: string;
}

export { OctagonAlertIcon }

/** What one may say when joining a team. Closed until asked for, as joining has to stay one click. */
export declare function OptionalCommitment(props: CommitmentFieldsProps): JSX.Element;

/** The column a page lives in. No landmark: the shell owns `<main>`. */
export declare function Page({ children, width }: PageProps): JSX.Element;

/** The page's one `h1` with what it is about and what can be done. */
export declare function PageHeader({ title, titleAs: Title, description, actions }: PageHeaderProps): JSX.Element;

declare interface PageHeaderProps {
    title: ReactNode;
    /** 'p' while the page itself is on its way: it has no heading until it is there. */
    titleAs?: 'h1' | 'p';
    description?: ReactNode;
    actions?: ReactNode;
}

declare interface PageProps {
    children: ReactNode;
    /** 'wide' for a grid of cards; everything else is read line by line and keeps to the default. */
    width?: 'default' | 'wide';
}

/** The address in a text people typed, or null for anything that is not a whole http(s) URL (decisions: 'starts with http'). */
export declare function parseHttpUrl(value: string): URL | null;

/** A password, hidden unless the person asks to see what they type. */
export declare function PasswordField({ value, onValueChange, ...others }: PasswordFieldProps): JSX.Element;

declare interface PasswordFieldProps extends FieldTextProps, Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'children' | 'type'> {
    value: string;
    onValueChange: (value: string) => void;
}

export { PencilIcon }

export { PlusIcon }

/** What speaks for something, point by point. Nothing is rendered for no points. */
export declare function PointList({ points, label }: PointListProps): JSX.Element | null;

declare interface PointListProps {
    /** A sentence each. */
    points: readonly string[];
    /** Names the list for screen readers. */
    label: string;
}

/** What somebody wrote to somebody else, with their line breaks; nothing where they wrote nothing. */
export declare function Quote({ words }: {
    words: string;
}): JSX.Element | null;

export { RocketIcon }

export { RotateCwIcon }

/** Children beside each other on one line. */
export declare function Row({ as, ...props }: BoxProps): ReactElement;

/** Things of one kind on one surface, a line between them; nothing where there is none. Its children are the rows. */
export declare function RowList({ as: Element, className, ...rest }: RowListProps): JSX.Element;

declare interface RowListProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
    as?: 'ul' | 'ol' | 'dl';
}

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
    }[];
    /** Keys of the free seats. */
    free: readonly (string | number)[];
    /** The same in words. */
    children: ReactNode;
}

/** A part of a page under its own `h2`. */
export declare function Section({ title, children }: SectionProps): JSX.Element;

declare interface SectionProps {
    title: ReactNode;
    children: ReactNode;
}

/** One choice of a few: the browser's own select, styled down to its list where the browser allows it. */
export declare function SelectField<Value extends string>(props: SelectFieldProps<Value>): JSX.Element;

declare interface SelectFieldProps<Value extends string> extends FieldTextProps, Omit<ComponentProps<'select'>, 'value' | 'defaultValue' | 'onChange' | 'children' | 'multiple'> {
    value: Value;
    onValueChange: (value: Value) => void;
    /** A plain text is its own label. */
    options: readonly (Value | LabelledOption<Value>)[];
}

export { SendIcon }

export { Share2Icon }

/** Gives a page's address away: to the system's share sheet where there is one, else to the clipboard, and says so. */
export declare function ShareLink({ path, title, className, ...button }: ShareLinkProps): JSX.Element;

declare interface ShareLinkProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
    /** Path of the page to share, such as `/people/1`. */
    path: string;
    /** What it is called where it is shared. */
    title: string;
}

/** A quiet block in the place of something that is on its way. Put it in a `LoadingRegion`, which says what. */
export declare function Skeleton({ width, height, radius, className }: SkeletonProps): JSX.Element;

declare interface SkeletonProps {
    /** CSS lengths; numbers are pixels. */
    width?: CSSProperties['width'];
    height?: CSSProperties['height'];
    radius?: CSSProperties['borderRadius'];
    /** Gives it its size instead, as in what is drawn at build: no document may bring a `style` attribute. */
    className?: string | undefined;
}

/** Lines of text that are on their way; the last one is shorter, as in a paragraph. */
export declare function SkeletonText({ lines, className }: SkeletonTextProps): JSX.Element;

declare interface SkeletonTextProps {
    lines: number;
    className?: string;
}

export { SlidersHorizontalIcon }

/** A small turning ring, as large as the text around it. Slows to a pulse where reduced motion is asked for. */
export declare function Spinner({ label }: SpinnerProps): JSX.Element;

declare interface SpinnerProps {
    /** What is being waited for. Without it the spinner is decoration beside a text that already says so. */
    label?: string;
}

/** A page in two columns, or below each other where there is no room for two. */
export declare function Split({ head, main, side, more, sideAt }: SplitProps): JSX.Element;

declare interface SplitProps {
    /** Opens the wide column, and the page on a phone. */
    head?: ReactNode;
    /** What it is all about, in the wide column. */
    main: ReactNode;
    /** The narrow column: on a phone it comes before `main`. */
    side?: ReactNode;
    /** Below `side`, and on a phone last. */
    more?: ReactNode;
    /** On which side the narrow column stands. */
    sideAt?: 'start' | 'end';
}

/** Children below each other. */
export declare function Stack({ as, ...props }: BoxProps): ReactElement;

export { SunIcon }

declare interface Tab {
    value: string;
    label: ReactNode;
    /** A number beside the label; part of the tab's name. */
    count?: number;
}

/** What a tab shows; mounted only while its tab is chosen. */
export declare function TabPanel({ value, children }: TabPanelProps): JSX.Element;

declare interface TabPanelProps {
    value: string;
    children: ReactNode;
}

/** A few views of one thing in one place. Arrow keys move and show at once, so panels should be quick to appear. */
export declare function Tabs({ value, onValueChange, tabs, children }: TabsProps): JSX.Element;

declare interface TabsProps {
    value: string;
    /** One click asks twice, as it is a focus and then a press. */
    onValueChange: (value: string) => void;
    tabs: readonly Tab[];
    /** The `TabPanel`s, one for each tab. */
    children: ReactNode;
}

declare type Tag = 'dd' | 'div' | 'dl' | 'dt' | 'form' | 'h2' | 'h3' | 'header' | 'li' | 'ol' | 'p' | 'section' | 'span' | 'ul';

/** Several lines of text; grows with what is typed where the browser can. */
export declare function TextArea({ value, onValueChange, ...others }: TextAreaProps): JSX.Element;

declare interface TextAreaProps extends FieldTextProps, Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'onChange' | 'children'> {
    value: string;
    onValueChange: (value: string) => void;
}

/** One line of text with its label, hint and error. `className` goes to the frame, all else to the input. */
export declare function TextField({ value, onValueChange, ...others }: TextFieldProps): JSX.Element;

declare interface TextFieldProps extends FieldTextProps, Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'children'> {
    value: string;
    onValueChange: (value: string) => void;
}

/** A choice that is on or off by itself, such as a skill one has. Keeps its width when it turns. */
export declare function ToggleChip({ isPressed, onPressedChange, children, className, ...rest }: ToggleChipProps): JSX.Element;

declare interface ToggleChipProps extends Omit<ComponentProps<'button'>, 'onClick' | 'aria-pressed' | 'type'> {
    isPressed: boolean;
    onPressedChange: (next: boolean) => void;
}

export { Trash2Icon }

export { TriangleAlertIcon }

export { TrophyIcon }

/** Stands in for a dialog that could not be loaded. */
export declare function UnavailableDialog({ what, onClose }: UnavailableDialogProps): JSX.Element;

declare interface UnavailableDialogProps {
    /** What can't be had, in the plural, as it begins a sentence. */
    what: string;
    onClose: () => void;
}

export { UndoIcon }

export { UserCheckIcon }

export { UserPlusIcon }

export { UsersIcon }

/** Text for screen readers only. */
export declare function VisuallyHidden({ children }: {
    children: ReactNode;
}): JSX.Element;

/** What is typed and chosen of how many hours a week somebody has, and at which times of the week. */
declare interface Week<Day extends string, Part extends string> {
    hoursPerWeek: string;
    timeBlocks: readonly Cell<Day, Part>[];
}

/** When somebody has time: hours a week, and times of the week. */
export declare function WeekFields<Day extends string, Part extends string>(props: WeekFieldsProps<Day, Part>): JSX.Element;

declare interface WeekFieldsProps<Day extends string, Part extends string> {
    week: Week<Day, Part>;
    onChange: (change: Partial<Week<Day, Part>>) => void;
    /** How many hours may be said. */
    hours: {
        readonly from: number;
        readonly to: number;
    };
    /** What is read of each, by its key, in order. */
    days: Readonly<Record<Day, string>>;
    parts: Readonly<Record<Part, string>>;
}

/** Words that look other than those around them. */
export declare function Words({ as, ...props }: BoxProps): ReactElement;

export { XIcon }

export { }
