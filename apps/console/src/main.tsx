import '#ui/theme/styles/base.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startConsole } from '#app/start.tsx';

const element = document.getElementById('root');
if (!element) throw new Error('index.html lacks #root.');
const root = createRoot(element);
startConsole((content) => root.render(<StrictMode>{content}</StrictMode>));
