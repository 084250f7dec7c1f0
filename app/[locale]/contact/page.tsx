import type { Metadata } from 'next';
import { describeInfoPage, InfoPage, type InfoPageProps } from '../info-page';

export function generateMetadata(props: InfoPageProps): Promise<Metadata> {
  return describeInfoPage('contact', props);
}

export default function ContactRoute(props: InfoPageProps) {
  return <InfoPage name="contact" {...props} />;
}
