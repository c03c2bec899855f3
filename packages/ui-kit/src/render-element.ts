import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface ElementProps {
  className?: string | undefined;
  children?: ReactNode;
}

/**
 * Gives a caller's element, such as a router link, a component's style and behaviour.
 * The element keeps its own props; class names are joined, and children are added where it has none.
 */
export function renderElement(element: ReactElement, props: ElementProps): ReactElement {
  const own = element.props as ElementProps;
  return cloneElement(element as ReactElement<ElementProps>, {
    ...props,
    ...own,
    className: classNames(props.className, own.className),
    children: own.children ?? props.children,
  });
}
