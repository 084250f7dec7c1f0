import type { Metadata } from 'next';
import { describeInfoPage, InfoPage, type InfoPageProps } from '../info-page';

export function generateMetadata(props: InfoPageProps): Promise<Metadata> {
  return describeInfoPage('cookies', props);
}

export default function CookiesRoute(props: InfoPageProps) {
  return <InfoPage name="cookies" {...props} />;
}
