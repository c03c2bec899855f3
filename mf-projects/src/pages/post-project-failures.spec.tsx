import { aProfile, aSessionUser } from '@crewdeck/module-sdk/builders';
import { answerCalls, createTestHost, publishSession } from '@crewdeck/module-sdk/testing';
import { configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { PostProjectPage } from './post-project-page.tsx';

// Whether each of the form's hundred elements is hidden takes jsdom a second to find out, at every query by role.
configure({ defaultHidden: true });

const refusal = (error: string) => ({ error, code: 'request.invalid', requestId: 'r' });

describe('a project that could not be posted', () => {
  it.each([
    ['without a reason', { status: 500 }, 'Error creating project: Failed to create project'],
    ['with a reason', { status: 400, body: refusal('A title of ships.') }, 'Error creating project: A title of ships.'],
    ['to nobody known', { status: 401, body: refusal('No.') }, 'Authentication error. Please sign in again.'],
  ])('%s is told of in the form and in a toast', async (_reason, answer, text) => {
    answerCalls(({ method }) => (method === 'POST' ? answer : { body: [] }));
    const user = aSessionUser();
    publishSession(user);
    const { element, queryClient, router } = createTestHost(<PostProjectPage />, { at: '/post-project' });
    queryClient.setQueryData(['me', user.uid, 'profile'], aProfile());
    render(element);
    fireEvent.change(screen.getByLabelText(/Title/), { target: { value: 'Campus map' } });
    fireEvent.click(screen.getByText('Post Project', { selector: 'button, button *' }));
    await waitFor(() => expect(screen.getAllByText(text, { exact: false })).toHaveLength(2));
    expect(router.state.location.pathname).toBe('/post-project');
  });
});
