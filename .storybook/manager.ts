import { addons } from 'storybook/manager-api';
import { themes } from './themes.ts';

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({ theme: isDark ? themes.dark : themes.light, panelPosition: 'bottom', sidebar: { showRoots: true } });
