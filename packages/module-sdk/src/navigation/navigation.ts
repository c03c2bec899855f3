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
export { type UnsavedChanges, useUnsavedChanges } from './use-unsaved-changes.ts';
