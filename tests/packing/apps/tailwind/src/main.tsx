import './main.css';
import '@fanous/ui/theme.css';
import { createRoot } from 'react-dom/client';
import { Page } from '../../Page.tsx';

createRoot(document.querySelector('#root')!).render(<Page />);
