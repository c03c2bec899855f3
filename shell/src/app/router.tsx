import { createBrowserRouter, Navigate } from 'react-router-dom';
import { ROUTES } from '../routes.ts';
import { AppLayout } from './app-layout.tsx';
import { FailurePage } from './failure-page.tsx';
import { RoutePage } from './route-page.tsx';

/** The router of the whole product, from the route table. */
export function createShellRouter() {
  const pages = ROUTES.map((route) => ({
    path: route.path,
    handle: route,
    element: <RoutePage key={route.path} route={route} />,
    errorElement: <FailurePage />,
  }));
  return createBrowserRouter([
    {
      element: <AppLayout />,
      errorElement: <FailurePage />,
      children: [...pages, { path: '*', element: <Navigate to="/" replace /> }],
    },
  ]);
}
