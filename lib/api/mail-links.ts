import { getVisitors } from '@/lib/catalogue';
import { parseLocale } from '@/lib/i18n/locales';
import { buildConfirmHref, type ConfirmStatus } from '@/lib/url/newsletter-pages';
import { parseBodyFormat, readBody } from './read-body';
import { ApiError, buildErrorResponse, reportFault } from './responses';
import { isCrossOrigin } from './same-origin';

/** What the links of mails name a subscription by. */
const TOKEN = /^[\da-f-]{36}$/;
const NO_STORE = { 'cache-control': 'no-store' };

/** Confirms a subscription: takes the form of its page, and leads back to it. */
export async function serveConfirmation(request: Request): Promise<Response> {
  try {
    if (isCrossOrigin(request.headers)) {
      throw new ApiError('cross_origin', 'This call is only for pages of this site.');
    }
    const { token, locale } = await readBody(request, parseBodyFormat(request.headers));
    const status = await confirm(request, String(token));
    const state = status === 'failed' ? { token: String(token), status } : { status };
    const location = buildConfirmHref(parseLocale(String(locale)), state);
    return new Response(null, { status: 303, headers: { ...NO_STORE, location } });
  } catch (error) {
    return buildErrorResponse(error, request);
  }
}

async function confirm(request: Request, token: string): Promise<ConfirmStatus> {
  try {
    return TOKEN.test(token) && (await getVisitors().confirm(token)) ? 'done' : 'gone';
  } catch (error) {
    reportFault(error, request);
    return 'failed';
  }
}

/** Unsubscribes by one click in a mail program, which posts without asking anybody (RFC 8058). */
export async function serveOneClick(request: Request): Promise<Response> {
  try {
    const token = new URL(request.url).searchParams.get('token') ?? '';
    if (!TOKEN.test(token)) throw new ApiError('invalid_parameter', 'token is not that of a mail.', 'token');
    await getVisitors().unsubscribeByToken(token);
    return new Response(null, { status: 204, headers: NO_STORE });
  } catch (error) {
    return buildErrorResponse(error, request);
  }
}
