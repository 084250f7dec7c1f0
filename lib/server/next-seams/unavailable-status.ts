import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import { type IncomingMessage } from 'node:http';
import { getRequestChannel } from '../running-server';

/*
 * Next has no way to send 503: an error while a page renders is 500, and search engines drop a page for that. It can go
 * when a page can set its own status. e2e/faults asks the built site for pages of every kind while the API host fails.
 */

const RETRY_AFTER_S = 30;
const SERVER_ERROR = 500;
const UNAVAILABLE = 503;

/** Requests for one path that run at the same time: Next renders once for all of them, so they fail together. */
type SharedRender = { requests: number; hasFailed: boolean };

type RequestScope = {
  storage: AsyncLocalStorage<SharedRender>;
  renders: Map<string, SharedRender>;
};

// Next bundles pages and instrumentation apart, so one process holds several copies of this module.
const holder = globalThis as typeof globalThis & { clipmintRequests?: RequestScope };

/** Records for the request that is being served that the catalogue failed; does nothing outside a request. */
export function markLoadFailed(): void {
  const render = holder.clipmintRequests?.storage.getStore();
  if (render) render.hasFailed = true;
}

/**
 * Sends 503 with Retry-After (RFC 9110 §15.6.4) instead of 500 where the catalogue failed while this request was served.
 * Called once, before the server takes requests.
 */
export function installUnavailableStatus(): void {
  if (holder.clipmintRequests) return;
  const scope: RequestScope = { storage: new AsyncLocalStorage(), renders: new Map() };
  holder.clipmintRequests = scope;
  subscribe(getRequestChannel(), (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const render = joinRender(scope.renders, getPath(request), response);
    scope.storage.enterWith(render);
    replaceServerError(response, render);
  });
}

function getPath({ url = '/' }: IncomingMessage): string {
  return url.replace(/\?.*$/, '');
}

function joinRender(
  renders: Map<string, SharedRender>,
  path: string,
  response: ServerResponse,
): SharedRender {
  const render = renders.get(path) ?? { requests: 0, hasFailed: false };
  renders.set(path, render);
  render.requests += 1;
  response.once('close', () => {
    render.requests -= 1;
    if (render.requests === 0) renders.delete(path);
  });
  return render;
}

function replaceServerError(response: ServerResponse, render: SharedRender): void {
  response.writeHead = new Proxy(response.writeHead, {
    apply(writeHead, target, [status, ...rest]: Parameters<typeof response.writeHead>) {
      if (status !== SERVER_ERROR || !render.hasFailed) {
        return Reflect.apply(writeHead, target, [status, ...rest]);
      }
      response.setHeader('Retry-After', RETRY_AFTER_S);
      return Reflect.apply(writeHead, target, [UNAVAILABLE, ...rest]);
    },
  });
}
