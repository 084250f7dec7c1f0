/** What the page of saved offers says about the connection: shown in place of another page, or offline; else nothing. */
export type Notice = 'instead' | 'here' | null;

/** Takes the path in the address bar and that of the page itself: the worker answers with it where others fail. */
export function pickNotice(path: string, savedPath: string, isOnline: boolean): Notice {
  if (path !== savedPath) return 'instead';
  return isOnline ? null : 'here';
}
