import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { THEME_SCRIPT } from '@/lib/browser/storage/theme-script';
import { ThemeSwitch } from './theme-switch';

const LABELS = { label: 'Theme', system: 'As the system', light: 'Light', dark: 'Dark' };

/** What the inline script in the page does before the first paint. */
function runThemeScript() {
  new Function(THEME_SCRIPT)();
}

function denyStorage() {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(deny);
  }
}

function renderSwitch() {
  render(<ThemeSwitch labels={LABELS} />);
  return screen.getByRole('combobox', { name: 'Theme' });
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

describe('ThemeSwitch', () => {
  it('follows the system at first', () => {
    runThemeScript();
    expect(renderSwitch()).toHaveDisplayValue('As the system');
    expect(document.documentElement).not.toHaveAttribute('data-theme');
  });

  it.each([
    ['Light', 'light'],
    ['Dark', 'dark'],
  ])('shows %s at once and remembers it', async (label, theme) => {
    const field = renderSwitch();
    await userEvent.selectOptions(field, label);
    expect(field).toHaveDisplayValue(label);
    expect(document.documentElement).toHaveAttribute('data-theme', theme);

    delete document.documentElement.dataset.theme;
    runThemeScript();
    expect(document.documentElement).toHaveAttribute('data-theme', theme);
  });

  it('goes back to the system and forgets', async () => {
    const field = renderSwitch();
    await userEvent.selectOptions(field, 'Dark');
    await userEvent.selectOptions(field, 'As the system');
    runThemeScript();
    expect(document.documentElement).not.toHaveAttribute('data-theme');
  });

  it('shows what was remembered', () => {
    localStorage.setItem('theme', 'dark');
    runThemeScript();
    expect(renderSwitch()).toHaveDisplayValue('Dark');
  });

  it('ignores what it does not know', () => {
    localStorage.setItem('theme', 'neon');
    runThemeScript();
    expect(document.documentElement).not.toHaveAttribute('data-theme');
  });

  it('works without storage', async () => {
    denyStorage();
    runThemeScript();
    const field = renderSwitch();
    await userEvent.selectOptions(field, 'Dark');
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await userEvent.selectOptions(field, 'As the system');
    expect(document.documentElement).not.toHaveAttribute('data-theme');
  });
});
