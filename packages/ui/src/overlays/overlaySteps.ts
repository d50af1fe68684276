import { expect, screen, type userEvent as defaultUser, waitFor } from 'storybook/test';

type User = ReturnType<typeof defaultUser.setup> | typeof defaultUser;

interface Overlay {
  userEvent: User;
  /** The button that opens it. */
  trigger: HTMLElement;
  role: 'dialog' | 'alertdialog' | 'menu' | 'tooltip';
  name: string | RegExp;
  /** Whether it shuts the page off until it is closed. */
  isModal?: boolean;
  /** What only says something about its control opens as the focus comes to that, and leaves it there. */
  opensBy?: 'press' | 'focus';
  /** Whether a press beside it closes it. */
  closesOutside: boolean;
}

const pageDirection = () => getComputedStyle(document.documentElement).direction;

/**
 * What every overlay must do, walked once per overlay: it opens with a name and in the direction of the page, keeps the focus
 * (or leaves it with its control), closes by Escape, gives the focus back, and heeds or ignores a press beside it. It ends closed.
 */
export async function overlaySteps({ userEvent, trigger, role, name, ...nature }: Overlay) {
  const { isModal = true, opensBy = 'press', closesOutside } = nature;
  const find = () => screen.findByRole(role, { name });
  const isGone = () => waitFor(() => expect(screen.queryByRole(role, { name })).toBeNull());
  const open = async () => {
    if (opensBy === 'press') await userEvent.click(trigger);
    else {
      trigger.blur();
      while (document.activeElement !== trigger) await userEvent.tab();
    }
    const overlay = await find();
    await waitFor(() => expect(overlay).toBeVisible());
    // It hears of presses beside it once it has the focus, and nobody presses sooner.
    if (opensBy === 'press') await waitFor(() => expect(overlay.contains(document.activeElement)).toBe(true));
    return overlay;
  };

  const overlay = await open();
  await expect(getComputedStyle(overlay).direction).toBe(pageDirection());
  if (opensBy === 'focus') await expect(trigger).toHaveFocus();

  if (isModal) {
    await expect(isShutOff(trigger)).toBe(true);
    for (const shift of [false, false, false, false, true, true]) {
      await userEvent.tab({ shift });
      await expect(overlay.contains(document.activeElement)).toBe(true);
    }
  }

  await userEvent.keyboard('{Escape}');
  await isGone();
  await waitFor(() => expect(trigger).toHaveFocus());

  await open();
  await pressOutside(userEvent, isModal);
  if (closesOutside) {
    await isGone();
    if (isModal) await waitFor(() => expect(trigger).toHaveFocus());
  } else {
    const kept = await find();
    await expect(kept).toBeVisible();
    await waitFor(() => expect(kept.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await isGone();
  }
}

/** Whether nothing of it can be reached, by key, pointer or screen reader: another overlay is open. */
export const isShutOff = (element: HTMLElement): boolean => element.closest('[inert], [aria-hidden="true"]') !== null;

/** On the scrim, in the corner where no overlay lies; without a scrim, on the page. */
async function pressOutside(userEvent: User, isModal: boolean) {
  const corner = pageDirection() === 'rtl' ? 2 : window.innerWidth - 2;
  const target = isModal ? document.elementFromPoint(corner, 2) : document.body;
  await expect(target).not.toBeNull();
  await userEvent.click(target ?? document.body);
}
