import type { Metadata } from 'next';
import { describeInfoPage, InfoPage, type InfoPageProps } from '../info-page';

export function generateMetadata(props: InfoPageProps): Promise<Metadata> {
  return describeInfoPage('about', props);
}

export default function AboutRoute(props: InfoPageProps) {
  return <InfoPage name="about" {...props} />;
}
