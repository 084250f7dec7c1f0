/** What the HTTP server of this process offers to the code that Next bundles apart. */
export type RunningServer = {
  /** Forgets every kept response that has one of these tags; with null, all of them. */
  dropResponses(tags: ReadonlySet<string> | null): void;
};

export const NEXT_REQUEST_CHANNEL = 'clipmint.next.request';

const holder = globalThis as typeof globalThis & { clipmintServer?: RunningServer };

/** The server around Next in this process; undefined under `next start`, `next dev` and on a serverless host. */
export function getRunningServer(): RunningServer | undefined {
  return holder.clipmintServer;
}

/** Called once, before Next is opened: its page cache then keeps no pages, which would lie in memory twice. */
export function setRunningServer(server: RunningServer): void {
  holder.clipmintServer = server;
}

/**
 * The diagnostics channel on which each request to Next is published with its response, before Next sees it: Node's, or
 * that of our server, which sends most responses without Next.
 */
export function getRequestChannel(): string {
  return holder.clipmintServer ? NEXT_REQUEST_CHANNEL : 'http.server.request.start';
}
