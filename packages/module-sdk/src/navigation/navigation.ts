export { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
export { useAddressDialog } from './use-address-dialog.ts';
export { useAddressTab } from './use-address-tab.ts';
export { useTypedText } from './use-typed-text.ts';
export { type UnsavedChanges, useUnsavedChanges } from './use-unsaved-changes.ts';
