/** @jest-environment node */
import { prerender } from 'react-dom/static';
import { WithFailureStatus } from './with-status';

it('sends its view from the server, and hands the error on', async () => {
  const error = new Error('The host failed.');
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <WithFailureStatus error={error}>
      <p>Try again later.</p>
    </WithFailureStatus>,
    { onError: (thrown) => void errors.push(thrown) },
  );
  expect(await new Response(prelude).text()).toContain('<p>Try again later.</p>');
  expect(errors).toEqual([error]);
});
