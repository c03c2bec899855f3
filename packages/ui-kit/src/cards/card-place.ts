import { createContext } from 'react';

/** Whether the nearest kit ancestor is a card grid, whose children have to be list items. */
export const IsInCardGrid = createContext(false);
