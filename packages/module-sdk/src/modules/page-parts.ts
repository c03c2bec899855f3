/**
 * Parts of a page that links of other modules lead to, by the path of its route: `/projects/p1#team`. The owner of the page
 * gives each part its name as an id, and the compiler holds both sides to this list. Modules of other repositories add
 * theirs by declaration merging.
 */
export interface PagePartsByPath {
  '/projects/:id': 'team' | 'check-in' | 'commitment' | 'interested' | 'room' | 'finish';
}
