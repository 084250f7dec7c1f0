import type { Metadata } from 'next';
import { parseLocale } from '@/lib/i18n';
import { BlogPage, describeBlogPage } from '../blog-page';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return describeBlogPage({ locale: parseLocale((await params).locale), page: 1 });
}

export default async function BlogRoute({ params }: Props) {
  return <BlogPage locale={parseLocale((await params).locale)} page={1} />;
}
