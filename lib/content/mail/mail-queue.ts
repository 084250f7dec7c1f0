import type { DueMail } from '@/lib/catalogue';
import type { Mail } from './build-confirmation';

type QueueParts = {
  claim: () => Promise<DueMail[]>;
  noteMailed: (token: string) => Promise<void>;
  build: (due: DueMail) => Mail;
  openMailer: () => Promise<Mailer>;
  report: (what: string, error: unknown) => void;
};

export type MailQueue = {
  /** Sends what is due, one round at a time. Never throws: what fails is due again later. */
  run(): Promise<void>;
};

/** Sends the mails that subscriptions wait for. */
export function createMailQueue({ claim, noteMailed, build, openMailer, report }: QueueParts): MailQueue {
  let round: Promise<void> | null = null;
  let mailer: Mailer | null = null;

  async function sendDue(): Promise<void> {
    for (const due of await claim()) {
      try {
        mailer ??= await openMailer();
        await mailer.send(build(due));
        await noteMailed(due.token);
      } catch (error) {
        report('A mail could not be sent, and is tried again later', error);
      }
    }
  }

  return {
    run() {
      round ??= sendDue()
        .catch((error: unknown) => report('Mails that are due could not be read', error))
        .finally(() => {
          round = null;
        });
      return round;
    },
  };
}

type Mailer = { send(mail: Mail): Promise<void> };

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
