/**
 * Parts of a page that other modules link to, by route: `/projects/p1#team`. The page uses each name as an element's id, and the
 * compiler checks both sides against this list. Modules of other repositories add theirs by declaration merging.
 */
export interface PagePartsByPath {
  '/projects/:id': 'team' | 'check-in' | 'commitment' | 'interested' | 'room' | 'finish' | 'webhooks';
  '/hackathons/:id': 'find-my-team';
}
