import type { Metadata } from 'next';
import { describeInfoPage, InfoPage, type InfoPageProps } from '../info-page';

export function generateMetadata(props: InfoPageProps): Promise<Metadata> {
  return describeInfoPage('careers', props);
}

export default function CareersRoute(props: InfoPageProps) {
  return <InfoPage name="careers" {...props} />;
}
