// The recipes of the used parts alone, as its guide on bundles says; without them it ships all.
import { ChakraProvider, createSystem, LocaleProvider, type ThemingConfig } from '@chakra-ui/react';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import {
  animationStyles,
  breakpoints,
  cssVarsPrefix,
  cssVarsRoot,
  globalCss,
  keyframes,
  layerStyles,
  semanticTokens,
  textStyles,
  tokens,
} from '@chakra-ui/react/theme';
import type { ReactNode } from 'react';
import { start } from '../start.ts';

const look = { breakpoints, keyframes, tokens, semanticTokens, textStyles, layerStyles, animationStyles };

export function startChakra(screen: ReactNode, used: Pick<ThemingConfig, 'recipes' | 'slotRecipes'>) {
  const theme = { ...look, ...used };
  const system = createSystem(defaultBaseConfig, { preflight: true, cssVarsPrefix, cssVarsRoot, globalCss, theme });
  start(
    <LocaleProvider locale="ar-EG">
      <ChakraProvider value={system}>{screen}</ChakraProvider>
    </LocaleProvider>,
  );
}
