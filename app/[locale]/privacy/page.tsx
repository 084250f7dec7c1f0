import type { Metadata } from 'next';
import { describeInfoPage, InfoPage, type InfoPageProps } from '../info-page';

export function generateMetadata(props: InfoPageProps): Promise<Metadata> {
  return describeInfoPage('privacy', props);
}

export default function PrivacyRoute(props: InfoPageProps) {
  return <InfoPage name="privacy" {...props} />;
}
