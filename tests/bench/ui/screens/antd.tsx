// Direction, language and the dark algorithm by its ConfigProvider, as its guide says; CSS variables are its default.
import 'antd/dist/reset.css';
import { ConfigProvider, theme } from 'antd';
import arabic from 'antd/locale/ar_EG';
import { type ReactNode, useState } from 'react';
import { start } from '../start.ts';

function App({ screen }: { screen: (toggleTheme: () => void) => ReactNode }) {
  const [isDark, setDark] = useState(false);
  const algorithm = isDark ? theme.darkAlgorithm : theme.defaultAlgorithm;
  return (
    <ConfigProvider direction="rtl" locale={arabic} theme={{ algorithm }}>
      {screen(() => setDark(!isDark))}
    </ConfigProvider>
  );
}

export const startAntd = (screen: (toggleTheme: () => void) => ReactNode) => start(<App screen={screen} />);
