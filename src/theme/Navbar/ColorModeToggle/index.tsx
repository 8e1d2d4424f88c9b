// Why: choosing 'system' deletes the stored choice upstream, so it couldn't be told from no choice, which is dark here.
//   This wrapper stores it, and keeps another tab's 'system' from being deleted by the theme's listener.
// Upstream: @docusaurus/theme-classic 3.9.2, theme/Navbar/ColorModeToggle/index.tsx (ejected: its state is inside)
//   and theme-common 3.9.2, contexts/colorMode.tsx
import { useEffect, type ReactNode } from 'react';
import { useColorMode } from '@docusaurus/theme-common';
import ColorModeToggle from '@theme/ColorModeToggle';
import type { Props } from '@theme/Navbar/ColorModeToggle';

type Choice = 'light' | 'dark' | null;
/** The second argument exists and is missing in the types of 3.9.2. */
type SetColorMode = (choice: Choice, options?: { persist?: boolean }) => void;

// No class name is taken over: upstream's hides the toggle on phones.
export default function NavbarColorModeToggle(_props: Props): ReactNode {
  const { colorModeChoice, setColorMode } = useColorMode();
  const set: SetColorMode = setColorMode;

  useEffect(() => {
    const adopt = (event: StorageEvent) => {
      const explicit = event.newValue === 'light' || event.newValue === 'dark';
      if (event.key !== 'theme' || explicit) return;
      event.stopImmediatePropagation();
      set(event.newValue === 'system' ? null : 'dark', { persist: false });
    };
    // Capturing, so that it comes before the theme's own listener.
    window.addEventListener('storage', adopt, { capture: true });
    return () => {
      window.removeEventListener('storage', adopt, { capture: true });
    };
  }, [set]);

  const choose = (choice: Choice) => {
    set(choice, { persist: choice !== null });
    if (choice === null) storeSystem();
  };
  return <ColorModeToggle respectPrefersColorScheme value={colorModeChoice} onChange={choose} />;
}

function storeSystem(): void {
  try {
    localStorage.setItem('theme', 'system');
  } catch {
    // Storage is forbidden or full: the choice holds for this visit.
  }
}
