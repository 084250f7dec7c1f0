import { ButtonLink } from '@/components/ui/button-link';
import styles from './not-found-view.module.scss';
import { TornTicket } from './torn-ticket';

type Props = { title: string; message: string; action: { href: string; label: string } };

/** What stands where a page, brand or category does not exist, with the way back. */
export function NotFoundView({ title, message, action }: Props) {
  return (
    <section className={styles.view}>
      <TornTicket className={styles.ticket} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.message}>{message}</p>
      <ButtonLink href={action.href} variant="primary">
        {action.label}
      </ButtonLink>
    </section>
  );
}
