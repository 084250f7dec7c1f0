import type { Metadata } from 'next';
import { describeInfoPage, InfoPage, type InfoPageProps } from '../info-page';

export function generateMetadata(props: InfoPageProps): Promise<Metadata> {
  return describeInfoPage('terms', props);
}

export default function TermsRoute(props: InfoPageProps) {
  return <InfoPage name="terms" {...props} />;
}
