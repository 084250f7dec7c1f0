import type { Mail } from './build-confirmation';

export type Mailer = { send(mail: Mail): Promise<void> };

/** A server that hangs is one that fails. */
const TIMEOUT_MS = 15_000;

/** Sends mail by the server of an smtp: or smtps: address. Rejects where the server does not take it. */
export async function openMailer(url: string, from: { name: string; address: string }): Promise<Mailer> {
  // Loaded only where a server is set.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    async send(mail) {
      await transport.sendMail({ ...mail, from });
    },
  };
}
