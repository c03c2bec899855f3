export { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
export { usePageTitle } from './page-title.ts';
export { useReturnPath, type VisitorPath, withReturnPath } from './return-path.ts';
export { useAddressDialog } from './use-address-dialog.ts';
export { useAddressTab } from './use-address-tab.ts';
export { useSearchParams } from './use-search-params.ts';
export { useSignInFirst } from './use-sign-in-first.ts';
export { useTypedText } from './use-typed-text.ts';
export { type UnsavedChanges, useUnsavedChanges } from './use-unsaved-changes.ts';
