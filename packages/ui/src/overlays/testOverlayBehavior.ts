import { expect, screen, type userEvent as defaultUser, waitFor } from 'storybook/test';

type User = ReturnType<typeof defaultUser.setup> | typeof defaultUser;

interface Overlay {
  userEvent: User;
  /** The button that opens it. */
  trigger: HTMLElement;
  role: 'dialog' | 'alertdialog' | 'menu' | 'tooltip';
  name: string | RegExp;
  /** Whether the rest of the page is inert while it is open. */
  isModal?: boolean;
  /** A tooltip opens on focus, and its trigger keeps the focus. */
  opensBy?: 'press' | 'focus';
  /** Whether a press outside closes it. */
  closesOutside: boolean;
}

const pageDirection = () => getComputedStyle(document.documentElement).direction;

/**
 * Tests the common behaviour of an overlay: it opens with a name and in the direction of the page, contains the focus (or leaves it
 * on the trigger), closes by Escape, returns the focus, and closes or ignores a press outside. It ends closed.
 */
export async function testOverlayBehavior({ userEvent, trigger, role, name, ...options }: Overlay) {
  const { isModal = true, opensBy = 'press', closesOutside } = options;
  const find = () => screen.findByRole(role, { name });
  const expectClosed = () => waitFor(() => expect(screen.queryByRole(role, { name })).toBeNull());
  const open = async () => {
    if (opensBy === 'press') await userEvent.click(trigger);
    else {
      trigger.blur();
      while (document.activeElement !== trigger) await userEvent.tab();
    }
    const overlay = await find();
    await waitFor(() => expect(overlay).toBeVisible());
    // The overlay detects outside presses only after it has the focus.
    if (opensBy === 'press') await waitFor(() => expect(overlay.contains(document.activeElement)).toBe(true));
    return overlay;
  };

  const overlay = await open();
  await expect(getComputedStyle(overlay).direction).toBe(pageDirection());
  if (opensBy === 'focus') await expect(trigger).toHaveFocus();

  if (isModal) {
    await expect(isInert(trigger)).toBe(true);
    for (const shift of [false, false, false, false, true, true]) {
      await userEvent.tab({ shift });
      await expect(overlay.contains(document.activeElement)).toBe(true);
    }
  }

  await userEvent.keyboard('{Escape}');
  await expectClosed();
  await waitFor(() => expect(trigger).toHaveFocus());

  await open();
  await pressOutside(userEvent, isModal);
  if (closesOutside) {
    await expectClosed();
    if (isModal) await waitFor(() => expect(trigger).toHaveFocus());
  } else {
    const stillOpen = await find();
    await expect(stillOpen).toBeVisible();
    await waitFor(() => expect(stillOpen.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await expectClosed();
  }
}

/** Whether an element is inert or hidden from screen readers, because an overlay is open. */
export const isInert = (element: HTMLElement): boolean => element.closest('[inert], [aria-hidden="true"]') !== null;

/** Presses the scrim in a corner outside the overlay; without a scrim, the page. */
async function pressOutside(userEvent: User, isModal: boolean) {
  const corner = pageDirection() === 'rtl' ? 2 : window.innerWidth - 2;
  const target = isModal ? document.elementFromPoint(corner, 2) : document.body;
  await expect(target).not.toBeNull();
  await userEvent.click(target ?? document.body);
}
