import { COOKIE_NAME_PRERENDER_BYPASS } from 'next/dist/server/api-utils';
import { DRAFT_MODE_COOKIE } from './draft-mode-cookie';

it('is the cookie that Next reads', () => {
  expect(DRAFT_MODE_COOKIE).toBe(COOKIE_NAME_PRERENDER_BYPASS);
});
