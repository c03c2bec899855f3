import { ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';

/** For the shell only: where toasts appear. Top right, 5 s, pausing on hover and on focus, reached by Alt+T (spec 9). */
export function ToastRegion() {
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
