import { render, screen, within } from '@testing-library/react';
import { getTranslator } from '@/lib/i18n';
import { InfoPageView } from './info-page-view';

const t = getTranslator('en');
const PAGE = { title: 'About us', subtitle: 'Honest codes.', body: <p>We collect codes.</p> };

describe('InfoPageView', () => {
  it('shows title, subtitle and text, and the way back', () => {
    render(<InfoPageView locale="en" page={PAGE} />);
    expect(screen.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
    expect(screen.getByText('Honest codes.')).toBeVisible();
    expect(screen.getByText('We collect codes.')).toBeVisible();
    const crumbs = screen.getByRole('navigation', { name: t('layout.breadcrumbs') });
    expect(within(crumbs).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(within(crumbs).getByText('About us')).toHaveAttribute('aria-current', 'page');
  });

  it('leaves no gap where there is no subtitle', () => {
    render(<InfoPageView locale="en" page={{ ...PAGE, subtitle: null }} />);
    expect(screen.getByRole('heading', { level: 1 }).parentElement?.children).toHaveLength(1);
  });
});
