import '@fanous/ui/fonts.css';
import '@fanous/ui/reset.css';
import '@fanous/ui/theme.css';
import { UiProvider } from '@fanous/ui/intl/UiProvider';
import { Outlet, Scripts, Links, useNavigate } from 'react-router';

export default function Root() {
  const navigate = useNavigate();
  return (
    <html lang="ar" dir="rtl">
      <head>
        <meta charSet="utf-8" />
        <title>تطبيق</title>
        <Links />
      </head>
      <body>
        <UiProvider language="ar" digits="latn" navigate={(href) => void navigate(href)}>
          <Outlet />
        </UiProvider>
        <Scripts />
      </body>
    </html>
  );
}
