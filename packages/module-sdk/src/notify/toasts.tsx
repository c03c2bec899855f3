import { ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';

export { toast } from 'react-toastify/unstyled';

/** Where toasts appear: top right, 5 s, pausing on hover and on focus, reached by Alt+T (spec 9). */
export function Toasts() {
  return (
    <ToastContainer
      position="top-right"
      autoClose={5000}
      pauseOnHover
      pauseOnFocusLoss
      aria-label="Notifications Alt+T"
      newestOnTop
    />
  );
}
