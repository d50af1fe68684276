import { ThemeToggle } from '@fanous/ui/actions/ThemeToggle';
import { applyTheme } from '@fanous/ui/theme/applyTheme';
import { useState } from 'react';

export function HeaderTheme() {
  const [isDark, setDark] = useState(false);
  return (
    <ThemeToggle
      label="الوضع الداكن"
      isDark={isDark}
      onChange={(dark) => {
        setDark(dark);
        applyTheme(dark ? 'dark' : 'light', document.documentElement);
      }}
    />
  );
}
