import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MobileMenu } from './mobile-menu';

function renderMenu() {
  render(
    <>
      <MobileMenu label="Menu">
        <a href="#deals">Deals</a>
        <span>Text</span>
      </MobileMenu>
      <button type="button">Outside</button>
    </>,
  );
  const menu = screen.getByRole<HTMLDetailsElement>('group');
  const button = screen.getByLabelText('Menu');
  return { menu, button, user: userEvent.setup() };
}

async function renderOpenMenu() {
  const view = renderMenu();
  await view.user.click(view.button);
  expect(view.menu).toHaveAttribute('open');
  return view;
}

describe('MobileMenu', () => {
  it('is closed at first', () => {
    expect(renderMenu().menu).not.toHaveAttribute('open');
  });

  it('opens and closes by its button', async () => {
    const { menu, button, user } = await renderOpenMenu();
    await user.click(button);
    expect(menu).not.toHaveAttribute('open');
  });

  it('closes when a link is chosen', async () => {
    const { menu, user } = await renderOpenMenu();
    await user.click(screen.getByRole('link', { name: 'Deals' }));
    expect(menu).not.toHaveAttribute('open');
  });

  it('stays open when its own text is tapped', async () => {
    const { menu, user } = await renderOpenMenu();
    await user.click(screen.getByText('Text'));
    expect(menu).toHaveAttribute('open');
  });

  it('closes on Escape and gives the focus back to its button', async () => {
    const { menu, button, user } = await renderOpenMenu();
    screen.getByRole('link', { name: 'Deals' }).focus();
    await user.keyboard('{Escape}');
    expect(menu).not.toHaveAttribute('open');
    expect(button).toHaveFocus();
  });

  it('leaves the focus alone on Escape while it is closed', async () => {
    const { user } = renderMenu();
    const outside = screen.getByRole('button', { name: 'Outside' });
    outside.focus();
    await user.keyboard('{Escape}');
    expect(outside).toHaveFocus();
  });

  it('closes on a tap outside', async () => {
    const { menu } = await renderOpenMenu();
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Outside' }));
    expect(menu).not.toHaveAttribute('open');
  });

  it('closes when the focus moves on past it', async () => {
    const { menu, user } = await renderOpenMenu();
    await user.tab();
    expect(menu).toHaveAttribute('open');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Outside' })).toHaveFocus();
    expect(menu).not.toHaveAttribute('open');
  });
});
