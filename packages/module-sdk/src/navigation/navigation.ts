export {
  Link,
  NavLink,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { type AddressDialog, useAddressDialog } from './use-address-dialog.ts';
export { useAddressTab } from './use-address-tab.ts';
export { useTypedText } from './use-typed-text.ts';
export { type UnsavedChanges, useUnsavedChanges } from './use-unsaved-changes.ts';
