import { mountShell } from './main.tsx';

mountShell();
