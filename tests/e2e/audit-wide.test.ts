import { auditScreens } from './audit-screens.ts';

await auditScreens('ru', [768, 1272]);
